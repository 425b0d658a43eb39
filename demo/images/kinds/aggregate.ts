import { dark, light, mix } from '../colour.ts'
import { filled, num, polygon, range, smooth, stroked, type V2 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { Stage, NARROW, WIDE } from '../stage.ts'

type Aggregate = ImageSpecOf<'aggregate'>

/** The colour of each material and the size of its stones in px (0 for sand). */
const STYLES: Record<Aggregate['material'], [colour: string, stone: number]> = {
  'concrete-sand': ['#8c8378', 0],
  'plaster-sand': ['#c09c6a', 0],
  'fill-sand': ['#9a7350', 0],
  split: ['#8e979f', 10],
  gravel: ['#a59a8b', 9],
  'base-course': ['#94908a', 7],
  soil: ['#6f4a31', 0],
  'white-stone': ['#e3e2dc', 9],
  'river-stone': ['#7f8a8c', 19],
}

/** Height of the heap at -1…1 across it: straight slopes and a rounded top. */
const slope = (t: number) =>
  Math.max(0, 1.02 - Math.sqrt((t + 0.03 * (1 - t * t)) ** 2 + 0.018)) ** 1.16

/** A heap of sand or stone; `grain` (mm) sets the stones' size. */
export function aggregate(spec: Aggregate, id: string): Stage {
  const [colour, own] = STYLES[spec.material]
  const stone = own && spec.grain ? Math.min(24, 5 + spec.grain * 0.25) : own
  if (spec.packed === 'sack') return sack(colour, stone, id)
  const st = new Stage(
    id,
    [
      [-0.86, 0.86, 0],
      [0.86, -0.86, 0],
      [0.72, 0.72, 0],
      [-0.62, -0.62, 0.5],
    ],
    26,
  )
  const centre = st.p([0, 0, 0])
  const [a, b, high] = [
    WIDE * 0.86 * st.scale,
    NARROW * 0.86 * st.scale,
    (stone ? 0.92 : 1.02) * st.scale,
  ]
  for (const k of [1.12, 1.09, 1.06, 1.03, 1])
    st.add(
      `<ellipse cx="${num(centre[0] + 12)}" cy="${num(centre[1] + 6)}" rx="${num(a * k)}" ry="${num(b * k)}" fill="#0b1e3a" opacity=".034"/>`,
    )
  heap(st, centre, a, b, high, colour, stone)
  const spilled = range(stone ? 18 : 70).map(() => {
    const w = Math.PI * (0.02 + st.random() * 0.96)
    const k = 0.96 + st.random() * 0.1
    return `M${num(centre[0] + Math.cos(w) * a * k)} ${num(centre[1] + 2 + Math.sin(w) * b * k)}h.1`
  })
  st.add(stroked(spilled.join(''), dark(colour, 0.2), stone ? stone * 0.6 : 2))
  return st
}

function heap(
  st: Stage,
  [cx, cy]: V2,
  a: number,
  b: number,
  high: number,
  colour: string,
  stone: number,
) {
  const crest = range(37).map((i): V2 => {
    const t = -1 + i / 18
    return [cx + a * t, cy - high * slope(t) + (st.random() - 0.5) * 2.4]
  })
  const base = range(29).map((i): V2 => {
    const w = (Math.PI * (i + 1)) / 30
    const wobble = () => (st.random() - 0.5) * 0.03
    return [cx + a * Math.cos(w) * (1 + wobble()), cy + b * Math.sin(w) * (0.96 + wobble())]
  })
  const outline = [...crest, ...base]
  const d = smooth([...outline, outline[0] ?? [cx, cy]]) + 'Z'
  const across = st.grad(
    [cx - a, cy - high * 0.1],
    [cx + a, cy + 24],
    [
      [0, colour],
      [0.3, light(colour, 0.34)],
      [0.44, light(colour, 0.22)],
      [0.6, dark(colour, 0.08)],
      [1, dark(colour, 0.44)],
    ],
  )
  st.add(filled(d, across))
  const place = (): V2 => {
    const t = (st.random() * 2 - 1) * 0.98
    const top = cy - high * slope(t)
    return [cx + a * t, top + st.random() * (cy + b * Math.sqrt(1 - t * t) - top)]
  }
  st.clipped(d, () => (stone ? stones(st, cx, a, place, colour, stone) : grains(st, place, colour)))
}

/** Stones from back to front, darker to the right. */
function stones(st: Stage, cx: number, a: number, place: () => V2, colour: string, size: number) {
  const count = Math.round(Math.min(200, 15000 / (size * size)))
  const spots = range(count).map(() => ({ at: place(), r: size * (0.75 + st.random() * 0.65) }))
  for (const { at, r } of spots.toSorted((p, q) => p.at[1] - q.at[1])) {
    const [x, y] = at
    const shaded = Math.max(0, (x - cx + a * 0.3) / a) * 0.34
    const mixed = mix(
      colour,
      st.random() > 0.5 ? light(colour, 0.5) : dark(colour, 0.4),
      st.random() * 0.7,
    )
    const c = dark(mixed, shaded)
    const turn = st.random() * 6
    const corners = range(5).map((i): V2 => {
      const w = turn + (i / 5) * 6.283
      const k = r * (0.75 + st.random() * 0.4)
      return [Math.round(x + Math.cos(w) * k), Math.round(y + Math.sin(w) * k * 0.78)]
    })
    const facet = polygon([...corners.slice(0, 3), [Math.round(x), Math.round(y)]])
    st.add(filled(polygon(corners), c, `stroke="${dark(c, 0.35)}" stroke-width=".6"`))
    st.add(filled(facet, turn > 3 ? light(c, 0.3) : dark(c, 0.22)))
  }
}

function grains(st: Stage, place: () => V2, colour: string) {
  const rows = ['', '', '', '']
  for (const i of range(1100)) {
    const [x, y] = place()
    rows[i % 4] += `M${Math.round(x)} ${Math.round(y)}h.1`
  }
  const inks: [string, number, number][] = [
    [dark(colour, 0.5), 1.5, 0.42],
    [light(colour, 0.65), 1.5, 0.5],
    [dark(colour, 0.28), 2.4, 0.3],
    [light(colour, 0.4), 2.2, 0.3],
  ]
  rows.forEach((d, i) => {
    const [ink, width, opacity] = inks[i] ?? [colour, 1, 1]
    st.add(stroked(d, ink, width, `opacity="${opacity}"`))
  })
}

/** An open, full woven sack. */
function sack(colour: string, stone: number, id: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.6, 0.6, 0],
      [0.6, -0.6, 0],
      [0.5, 0.5, 0],
      [-0.5, -0.5, 1.1],
    ],
    40,
  )
  st.shadowDisc([0, 0, 0], 0.52)
  const centre = st.p([0, 0, 0])
  const rim = st.p([0, 0, 0.95])
  const [a, b] = [WIDE * 0.46 * st.scale, NARROW * 0.46 * st.scale]
  const left = range(9).map((i): V2 => {
    const t = i / 8
    const swell = 1 + 0.08 * t + 0.07 * Math.sin(Math.PI * t)
    return [centre[0] - a * swell, centre[1] + (rim[1] - centre[1]) * t]
  })
  const right = left.map(([x, y]): V2 => [2 * centre[0] - x, y]).toReversed()
  const bottom = range(9).map((i): V2 => {
    const w = (Math.PI * i) / 8
    return [centre[0] + a * Math.cos(w), centre[1] + b * Math.sin(w)]
  })
  const d = polygon([...left, ...right, ...bottom])
  const cloth = st.grad(
    [centre[0] - a, 0],
    [centre[0] + a, 0],
    [
      [0, '#d5d2c6'],
      [0.3, '#f6f4ec'],
      [0.6, '#e2dfd3'],
      [1, '#a9a698'],
    ],
  )
  st.add(filled(d, cloth))
  const rows = range(16).map(
    (i) => `M${num(centre[0] - a * 1.1)} ${num(centre[1] + b - i * 13)}h${num(a * 2.2)}`,
  )
  st.clipped(d, () =>
    st.add(stroked(rows.join(''), '#8f8c7e', 0.8, `opacity=".35" stroke-dasharray="3 2"`)),
  )
  st.disc([0, 0, 0.95], 0.5, 'z', `fill="#ece9de" stroke="#b5b2a4" stroke-width="2"`)
  heap(st, [rim[0], rim[1]], a * 0.96, b * 0.9, 0.34 * st.scale, colour, stone * 0.8)
  return st
}
