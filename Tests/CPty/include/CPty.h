// Starts programs on a terminal of their own: forking is not safe inside Swift, so it is done here.
#ifndef CPTY_H
#define CPTY_H
#include <sys/types.h>

// Starts a program; returns its process id, or -1. The master side comes back in *master.
pid_t cpty_spawn(int *master, const char *path, char *const arguments[], char *const environment[],
                 unsigned short rows, unsigned short columns);
// Changes the window, as a terminal does when its user drags its corner.
int cpty_resize(int master, unsigned short rows, unsigned short columns);
// Whether the terminal edits lines itself: 1 cooked, 0 raw, -1 unknown.
int cpty_is_cooked(int master);
#endif
