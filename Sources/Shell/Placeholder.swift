enum ShellPlaceholder {}
