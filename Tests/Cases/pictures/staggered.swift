struct TwoColumns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 200, height: heights(subviews, proposal.width ?? 200).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var heights: [CGFloat] = [0, 0]
    let width = bounds.width / 2
    for view in subviews {
      let column = heights[0] <= heights[1] ? 0 : 1
      let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      view.place(at: CGPoint(x: bounds.minX + CGFloat(column) * width, y: bounds.minY + heights[column]), proposal: ProposedViewSize(width: width, height: nil))
      heights[column] += size.height
    }
  }
  func heights(_ subviews: Subviews, _ width: CGFloat) -> [CGFloat] {
    var heights: [CGFloat] = [0, 0]
    for view in subviews {
      let column = heights[0] <= heights[1] ? 0 : 1
      heights[column] += view.sizeThatFits(ProposedViewSize(width: width / 2, height: nil)).height
    }
    return heights
  }
}
TwoColumns {
  Color.red.frame(height: 40)
  Color.green.frame(height: 80)
  Color.blue.frame(height: 60)
  Color.orange.frame(height: 30)
}
.frame(width: 200)
