// swift-format-ignore-file
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0][0] += 7
print(grid)  // prints: [[7, 0, 0], [0, 0, 5]]
struct Row { var cells = [1, 2]; var name = "r" }
var rows = [Row(), Row()]
rows[1].cells[0] = 9
rows[0].name += "!"
rows[1].cells.append(3)
print(rows[0].name, rows[1].cells, rows[0].cells)  // prints: r! [9, 2, 3] [1, 2]
let copy = rows
rows[0].cells.removeAll()
print(copy[0].cells, rows[0].cells)  // prints: [1, 2] []
var matrix = [[1, 2], [3, 4]]
for i in matrix.indices { for j in matrix[i].indices { matrix[i][j] *= 10 } }
print(matrix)  // prints: [[10, 20], [30, 40]]
matrix.swapAt(0, 1)
print(matrix)  // prints: [[30, 40], [10, 20]]
