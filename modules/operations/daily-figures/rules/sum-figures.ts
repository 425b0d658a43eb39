/** What is counted on a day. */
export type DayFigures = {
  orders: number
  cancelled: number
  /** Sen. */
  revenue: number
  visits: number
  productViews: number
  cartViews: number
  checkoutViews: number
  zeroResults: number
  deliveries: number
  deliveriesOnTime: number
  answers: number
  answerSeconds: number
}

const NOTHING: DayFigures = {
  orders: 0,
  cancelled: 0,
  revenue: 0,
  visits: 0,
  productViews: 0,
  cartViews: 0,
  checkoutViews: 0,
  zeroResults: 0,
  deliveries: 0,
  deliveriesOnTime: 0,
  answers: 0,
  answerSeconds: 0,
}

const names = Object.keys(NOTHING) as (keyof DayFigures)[]

/** The sums of some days. */
export function sumFigures(rows: readonly DayFigures[]): DayFigures {
  const sums = { ...NOTHING }
  for (const row of rows) for (const name of names) sums[name] += row[name]
  return sums
}

/** A share in per cent to a tenth; null of nothing. */
const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** What follows from the sums: orders of a hundred viewed products, punctual deliveries, minutes until an answer. */
export const deriveFigures = (sums: DayFigures) => ({
  conversion: toPercent(sums.orders, sums.productViews),
  onTime: toPercent(sums.deliveriesOnTime, sums.deliveries),
  answerMinutes: sums.answers === 0 ? null : Math.round(sums.answerSeconds / sums.answers / 60),
})
