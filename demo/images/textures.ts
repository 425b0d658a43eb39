import { num, polygon, range, smooth, stroked, type V2, type V3 } from './path.ts'
import type { Stage } from './stage.ts'

/** Dots scattered over the parallelogram at `origin` spanned by `u` and `v`, in three sizes. */
export function pores(
  st: Stage,
  origin: V3,
  u: V3,
  v: V3,
  count: number,
  colour: string,
  opacity: number,
) {
  const rows = ['', '', '']
  for (const i of range(count)) {
    const a = 0.03 + st.random() * 0.94
    const b = 0.04 + st.random() * 0.92
    const q = st.p([
      origin[0] + u[0] * a + v[0] * b,
      origin[1] + u[1] * a + v[1] * b,
      origin[2] + u[2] * a + v[2] * b,
    ])
    rows[i % 3] += `M${Math.round(q[0])} ${Math.round(q[1])}h.1`
  }
  const widths = [1.2, 2, 3.1]
  rows.forEach((d, i) => {
    if (d) st.add(stroked(d, colour, widths[i] ?? 1, `opacity="${opacity}"`))
  })
}

/** Wood grain on a rectangle of a top plane, around one heart. */
export function grain(st: Stage, [x0, y0, z]: V3, [x1, y1]: V2, colour: string, opacity = 0.5) {
  const [long, wide, lines] = [x1 - x0, y1 - y0, 17]
  const cx = x0 + long * (0.36 + st.random() * 0.2)
  const cy = y0 + wide * (0.38 + st.random() * 0.2)
  for (const k of range(lines - 1)) {
    const v = y0 + (wide * (k + 1)) / lines
    const phase = st.random() * 6
    const push = 0.1 * wide * Math.sign(v - cy || 1)
    const points = range(8).map((i): V3 => {
      const x = x0 + (long * i) / 7
      const near = Math.exp(-(((x - cx) / (long * 0.26)) ** 2) - ((v - cy) / (wide * 0.33)) ** 2)
      const y = v + push * near + 0.008 * Math.sin(i * 1.7 + phase)
      return [x, Math.min(y1, Math.max(y0, y)), z]
    })
    const strength = (opacity * (0.5 + st.random() * 0.5)).toFixed(2)
    st.curve(points, colour, k % 3 === 2 ? 1.5 : 0.8, `opacity="${strength}"`)
  }
  for (const r of [0.24, 0.13]) {
    const ring = range(17).map((i): V3 => {
      const a = (i / 16) * Math.PI * 2
      return [cx + Math.cos(a) * long * r, cy + Math.sin(a) * wide * r * 0.2, z]
    })
    st.curve(ring, colour, 1, `opacity="${opacity * 0.5}"`)
  }
}

/** Fine wavy lines across a flat rectangle in plane units, as path data: grain seen from the side. */
export function flatGrain(random: () => number, w: number, h: number, lines: number): string {
  return range(lines)
    .map((i) => {
      const y = (h * (i + 0.5)) / lines
      const bend = () => num(y + (random() - 0.5) * (h / lines) * 1.4)
      return `M0 ${num(y)}C${num(w * 0.3)} ${bend()} ${num(w * 0.6)} ${bend()} ${num(w)} ${bend()}`
    })
    .join('')
}

/** Marble veins over a flat rectangle in plane units, as path data. */
export function veins(random: () => number, w: number, h: number, count: number): string {
  let d = ''
  for (const _ of range(count)) {
    let x = random() * w * 0.6
    const points: V2[] = [[x, -5]]
    for (let y = -5; y < h + 5;) {
      x += (random() - 0.3) * w * 0.24
      y += h * (0.14 + random() * 0.14)
      points.push([x, y])
    }
    d += smooth(points)
  }
  return d
}

/** Angular chips over a flat rectangle in plane units, as path data. */
export function chips(random: () => number, w: number, h: number, count: number, size: number) {
  let d = ''
  for (const _ of range(count)) {
    const [x, y, turn] = [random() * w, random() * h, random() * 6]
    const corners = [0, 1.3, 2.6, 4.1, 5.2].map((t): V2 => {
      const r = size * (0.5 + random() * 0.7)
      return [x + Math.cos(turn + t) * r, y + Math.sin(turn + t) * r]
    })
    d += polygon(corners)
  }
  return d
}
