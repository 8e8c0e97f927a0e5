enum SwiftEvaluatorPlaceholder {}
