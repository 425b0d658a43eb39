/** How often an ad was seen and clicked. */
export type AdSums = { views: number; clicks: number }

/** Views and clicks with the clicks of a hundred views, to a tenth. */
export const toCounts = ({ views, clicks }: AdSums) => ({
  views,
  clicks,
  rate: views === 0 ? null : Math.round((clicks / views) * 1000) / 10,
})

/** The sums of rows by a key, in the order in which the keys first appear. */
export function sumBy<Row extends AdSums>(
  rows: readonly Row[],
  toKey: (row: Row) => string,
): { first: Row; views: number; clicks: number }[] {
  const sums = new Map<string, { first: Row; views: number; clicks: number }>()
  for (const row of rows) {
    const key = toKey(row)
    const sum = sums.get(key) ?? { first: row, views: 0, clicks: 0 }
    sums.set(key, { ...sum, views: sum.views + row.views, clicks: sum.clicks + row.clicks })
  }
  return [...sums.values()]
}
