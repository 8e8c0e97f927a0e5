#ifndef VIEWSHELL_CLIBEDIT_SHIM_H
#define VIEWSHELL_CLIBEDIT_SHIM_H
#include <histedit.h>
#endif
