import Glibc
import Shell

exit(runViewshell(arguments: Array(CommandLine.arguments.dropFirst())))
