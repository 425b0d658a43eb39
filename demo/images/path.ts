export type V2 = readonly [number, number]
export type V3 = readonly [number, number, number]

/** A number as short SVG text, one decimal. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

export const point = (p: V2) => num(p[0]) + ' ' + num(p[1])

/** Path data of straight lines through the points. */
export const polygon = (points: readonly V2[], close = true) =>
  'M' + points.map(point).join('L') + (close ? 'Z' : '')

/** Path data of quadratic curves through the midpoints of the points. */
export function smooth(points: readonly V2[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let d = 'M' + point(first)
  rest.forEach((p, i) => {
    const next = rest[i + 1]
    if (!next) return
    const last = i === rest.length - 2
    d += 'Q' + point(p) + ' ' + point(last ? next : [(p[0] + next[0]) / 2, (p[1] + next[1]) / 2])
  })
  return d
}

const attributes = (more: string) => (more ? ' ' + more : '')

export const filled = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`

export const stroked = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`

/** Path data of a rectangle with rounded corners. */
export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const a = `a${num(r)} ${num(r)} 0 0 1 `
  return (
    `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}${a}${num(r)} ${num(r)}v${num(h - 2 * r)}${a}${num(-r)} ${num(r)}` +
    `h${num(2 * r - w)}${a}${num(-r)} ${num(-r)}v${num(2 * r - h)}${a}${num(r)} ${num(-r)}Z`
  )
}

/** Path data of a circle. */
export const circle = (x: number, y: number, r: number) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`

/** Pairs of neighbours in a list. */
export function pairs<T>(list: readonly T[]): [T, T][] {
  const found: [T, T][] = []
  list.forEach((item, i) => {
    const next = list[i + 1]
    if (next !== undefined) found.push([item, next])
  })
  return found
}

/** Whole numbers from 0 to `count` - 1. */
export const range = (count: number) => Array.from({ length: Math.max(0, count) }, (_, i) => i)

/** Creates a generator of numbers between 0 and 1; equal seeds give equal sequences. */
export function randomFrom(seed: string): () => number {
  let h = 1779033703
  for (const ch of seed) {
    h = Math.imul(h ^ ch.charCodeAt(0), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
