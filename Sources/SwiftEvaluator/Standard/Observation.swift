protocol Observable {}
protocol AnyObservable {}
