// `make bench`: how fast layout, rows and the whole engine are, against the goals of the project.

var report = Report()
measureLayouts(&report)
measureSnippets(&report)
measureRows(&report)
report.print()
