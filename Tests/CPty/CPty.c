#include "CPty.h"
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

pid_t cpty_spawn(int *master, const char *path, char *const arguments[], char *const environment[],
                 unsigned short rows, unsigned short columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  pid_t process = forkpty(master, NULL, NULL, &size);
  if (process == 0) {
    // The thread that forked may block signals, and children inherit that.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
    _exit(127);
  }
  return process;
}

int cpty_resize(int master, unsigned short rows, unsigned short columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

int cpty_is_cooked(int master) {
  struct termios settings;
  if (tcgetattr(master, &settings) != 0) return -1;
  return (settings.c_lflag & ICANON) != 0;
}
