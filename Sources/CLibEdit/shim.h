// Swift cannot call C functions with variable arguments: one typed wrapper for each use.
#ifndef VIEWSHELL_CLIBEDIT_SHIM_H
#define VIEWSHELL_CLIBEDIT_SHIM_H
#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

// glibc hides it unless _XOPEN_SOURCE is set.
extern int wcwidth(wchar_t);

typedef unsigned char (*viewshell_command)(EditLine *, int);
typedef char *(*viewshell_prompt)(EditLine *);
typedef int (*viewshell_reader)(EditLine *, wchar_t *);

static inline EditLine *viewshell_editor(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}
static inline int viewshell_set_int(EditLine *editor, int option, int value) {
  return el_set(editor, option, value);
}
static inline int viewshell_set_prompt(EditLine *editor, viewshell_prompt prompt, char escape) {
  return el_set(editor, EL_PROMPT_ESC, prompt, escape);
}
static inline int viewshell_set_reader(EditLine *editor, viewshell_reader reader) {
  return el_set(editor, EL_GETCFN, reader);
}
static inline int viewshell_add_command(
    EditLine *editor, const char *name, const char *help, viewshell_command command) {
  return el_set(editor, EL_ADDFN, name, help, command);
}
static inline int viewshell_bind(EditLine *editor, const char *key, const char *command) {
  int result = el_set(editor, EL_BIND, key, command, (char *)0);
  return el_set(editor, EL_BIND, "-a", key, command, (char *)0) + result;
}
// Not in the vi command map, where letters are commands.
static inline int viewshell_bind_insert(EditLine *editor, const char *key, const char *command) {
  return el_set(editor, EL_BIND, key, command, (char *)0);
}
static inline int viewshell_set_editor(EditLine *editor, const char *name) {
  return el_set(editor, EL_EDITOR, name);
}
static inline int viewshell_set_tty(EditLine *editor, const char *mode, const char *flag) {
  return el_set(editor, EL_SETTY, mode, flag, (char *)0);
}
static inline int viewshell_refresh(EditLine *editor) { return el_set(editor, EL_REFRESH); }
static inline int viewshell_use_history(EditLine *editor, History *entries) {
  return el_set(editor, EL_HIST, history, entries);
}
static inline int viewshell_history_int(History *entries, int operation, int value) {
  HistEvent event;
  return history(entries, &event, operation, value);
}
static inline int viewshell_history_enter(History *entries, const char *line) {
  HistEvent event;
  return history(entries, &event, H_ENTER, line);
}

// 1 when the terminal database knows the name (from libtinfo, which libedit needs anyway).
extern int setupterm(const char *, int, int *);
static inline int viewshell_terminal_is_known(const char *name) {
  int error = 0;
  return setupterm(name, 1, &error) == 0;
}
#endif
