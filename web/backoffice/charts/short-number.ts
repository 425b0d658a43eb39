import { formatQuantity } from '#platform/format.ts'

const UNITS = [
  [1e12, 'T'],
  [1e9, 'M'],
  [1e6, 'jt'],
  [1e3, 'rb'],
] as const

/** `1,3 jt`, `12 rb`, `950`: a number at the edge of a chart. */
export function formatShortNumber(value: number): string {
  const unit = UNITS.find(([size]) => Math.abs(value) >= size)
  if (!unit) return formatQuantity(Math.round(value * 10) / 10)
  return `${formatQuantity(Math.round((value / unit[0]) * 10) / 10)} ${unit[1]}`
}
