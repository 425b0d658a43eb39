/** The page numbers to show: both ends, this page and its neighbours; `null` for a gap. */
export function buildPaginationRange(page: number, last: number): (number | null)[] {
  const candidates = [0, page - 1, page, page + 1, last].filter((each) => each >= 0 && each <= last)
  const sorted = [...new Set(candidates)].sort((a, b) => a - b)
  return sorted.flatMap((each, index) => {
    const previous = sorted[index - 1]
    if (previous === undefined || each - previous === 1) return [each]
    return each - previous === 2 ? [each - 1, each] : [null, each]
  })
}
