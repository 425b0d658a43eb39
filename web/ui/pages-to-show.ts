/** The numbers to show: both ends, this page and its neighbours; `null` where some are left out. */
export function pagesToShow(page: number, last: number): (number | null)[] {
  const near = [0, page - 1, page, page + 1, last].filter((each) => each >= 0 && each <= last)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1]
    if (before === undefined || each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [null, each]
  })
}
