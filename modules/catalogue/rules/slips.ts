/**
 * How many slips lie between two words: letters left out, put in, changed, or two neighbours
 * exchanged (`tripelks` and `tripleks` are one apart).
 */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let least = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
      )
      const exchanged =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (exchanged) least = Math.min(least, before[column - 2]! + 1)
      current.push(least)
    }
    before = above
    above = current
  }
  return above[other.length]!
}

/** The known word that was most likely meant; undefined where none is near enough. */
export function mended(word: string, known: readonly string[]): string | undefined {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  let best: { word: string; slips: number } | undefined
  for (const each of known) {
    // A word may be half typed: its slips are counted against the beginning of a longer one.
    const begun =
      each.length > word.length + 1
        ? slipsBetween(word, each.slice(0, word.length)) + 0.5
        : Infinity
    const slips = Math.min(slipsBetween(word, each), begun)
    if (slips <= most && (!best || slips < best.slips)) best = { word: each, slips }
  }
  return best?.word
}
