/**
 * The Damerau–Levenshtein distance of two words: letters deleted, inserted, replaced, or two
 * neighbours swapped (`tripelks` and `tripleks` are one apart). Stops where it exceeds
 * `maxDistance`, and is Infinity then.
 */
export function editDistance(one: string, other: string, maxDistance = Infinity): number {
  let rowBefore: number[] = []
  let previousRow = Array.from({ length: other.length + 1 }, (_, index) => index)
  // A swap reaches back two rows, so two rows above the maximum end it.
  let previousBest = 0
  for (let row = 1; row <= one.length; row++) {
    const currentRow = [row]
    let rowBest = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let best = Math.min(
        previousRow[column]! + 1,
        currentRow[column - 1]! + 1,
        previousRow[column - 1]! + (same ? 0 : 1),
      )
      const isTransposed =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isTransposed) best = Math.min(best, rowBefore[column - 2]! + 1)
      currentRow.push(best)
      rowBest = Math.min(rowBest, best)
    }
    if (rowBest > maxDistance && previousBest > maxDistance) return Infinity
    rowBefore = previousRow
    previousRow = currentRow
    previousBest = rowBest
  }
  const distance = previousRow[other.length]!
  return distance > maxDistance ? Infinity : distance
}
