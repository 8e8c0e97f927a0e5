// `make bench`: how fast layout and the whole engine are, against the goals of the project.

var report = Report()
measureLayouts(&report)
measureSnippets(&report)
report.print()
