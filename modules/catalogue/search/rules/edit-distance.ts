/** Three rows of the table; words are short, so they are made once. Longer ones get rows of their own. */
const MAX_SHARED = 64
const SHARED_ROWS = createRows(MAX_SHARED)

/**
 * The Damerau–Levenshtein distance of two words: letters deleted, inserted, replaced, or two
 * neighbours swapped (`tripelks` and `tripleks` are one apart). Stops where it exceeds
 * `maxDistance`, and is Infinity then.
 */
export function editDistance(one: string, other: string, maxDistance = Infinity): number {
  let oneEnd = one.length
  let otherEnd = other.length
  if (Math.abs(oneEnd - otherEnd) > maxDistance) return Infinity
  // What both begin and end with costs nothing.
  while (oneEnd > 0 && otherEnd > 0 && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1
    otherEnd -= 1
  }
  let start = 0
  while (start < oneEnd && start < otherEnd && one[start] === other[start]) start += 1
  const width = otherEnd - start
  let [rowBefore, previousRow, currentRow] = width <= MAX_SHARED ? SHARED_ROWS : createRows(width)
  for (let column = 0; column <= width; column++) previousRow[column] = column
  // A swap reaches back two rows, so two rows above the maximum end it.
  let previousBest = 0
  for (let row = 1; row <= oneEnd - start; row++) {
    const code = one.charCodeAt(start + row - 1)
    const codeBefore = row > 1 ? one.charCodeAt(start + row - 2) : -1
    let rowBest = row
    currentRow[0] = row
    for (let column = 1; column <= width; column++) {
      const otherCode = other.charCodeAt(start + column - 1)
      let best = previousRow[column - 1]! + (code === otherCode ? 0 : 1)
      best = Math.min(best, previousRow[column]! + 1, currentRow[column - 1]! + 1)
      const isTransposed =
        column > 1 && codeBefore === otherCode && code === other.charCodeAt(start + column - 2)
      if (isTransposed) best = Math.min(best, rowBefore[column - 2]! + 1)
      currentRow[column] = best
      rowBest = Math.min(rowBest, best)
    }
    if (rowBest > maxDistance && previousBest > maxDistance) return Infinity
    previousBest = rowBest
    ;[rowBefore, previousRow, currentRow] = [previousRow, currentRow, rowBefore]
  }
  const distance = previousRow[width]!
  return distance > maxDistance ? Infinity : distance
}

type Rows = [Uint16Array, Uint16Array, Uint16Array]

function createRows(width: number): Rows {
  const create = () => new Uint16Array(width + 1)
  return [create(), create(), create()]
}
