import { dark, FINISH, light } from '../colour.ts'
import { num, polygon, range, stroked, type V2, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bent, strut } from '../limbs.ts'
import { lathe, slab } from '../solids.ts'
import { Stage } from '../stage.ts'

type Bolt = ImageSpecOf<'bolt'>

/** A hexagon by its radius in plane units, with a round hole if `hole` is given. */
const hexagon = (r: number, hole = 0) =>
  polygon(
    range(6).map((i): V2 => [r * Math.cos((i * Math.PI) / 3), r * Math.sin((i * Math.PI) / 3)]),
  ) +
  (hole
    ? `M${num(-hole)} 0a${num(hole)} ${num(hole)} 0 1 0 ${num(2 * hole)} 0a${num(hole)} ${num(hole)} 0 1 0 ${num(-2 * hole)} 0Z`
    : '')

const flat = (x: number, y: number, z: number, high: number) => ({
  origin: [x, y, z] as V3,
  u: [1, 0, 0] as V3,
  v: [0, 1, 0] as V3,
  depth: [0, 0, high] as V3,
})

/** An upright threaded shank. */
function shank(
  st: Stage,
  [x, y]: V2,
  r: number,
  from: number,
  to: number,
  colour: string,
  threadFrom = from,
) {
  lathe(
    st,
    [x, y],
    [
      [r, from],
      [r, to],
    ],
    colour,
  )
  const count = Math.round((to - threadFrom) / 0.035)
  for (const i of range(count)) {
    const [cx, cy] = st.p([x, y, threadFrom + ((to - threadFrom) * (i + 0.5)) / count])
    const [a, b] = [r * 1.22 * st.scale, r * 0.7 * st.scale]
    st.add(
      stroked(
        `M${num(cx - a)} ${num(cy)}A${num(a)} ${num(b)} 0 0 0 ${num(cx + a)} ${num(cy)}`,
        dark(colour, 0.5),
        1.3,
        `opacity=".7"`,
      ),
    )
  }
}

/** Bolts, nuts, washers and anchors, drawn in proportion to diameter and length. */
export function bolt(spec: Bolt, id: string): Stage {
  const { form = 'hex', finish = 'zinc', diameter, length } = spec
  const colour = finish === 'zinc' ? '#b3b7ae' : FINISH[finish]
  const r = Math.min(0.2, 0.05 + diameter * 0.0065)
  const tall = Math.min(1.5, 0.5 + length / 160)
  if (form === 'nut' || form === 'washer') return pieces(id, form, r * 1.6, colour)
  if (form === 'u-bolt') return uBolt(id, r, colour)
  if (form === 'chemical' || form === 'threaded-rod') return rods(id, spec, r, colour)
  const st = new Stage(
    id,
    [
      [-0.7, 0.2, 0],
      [0.7, -0.2, 0],
      [0.4, 0.5, 0],
      [0, 0, tall + 0.2],
    ],
    36,
  )
  const spots: V2[] = [
    [-0.4, 0.16],
    [0.32, -0.34],
    [0.22, 0.42],
  ]
  spots.forEach(([x, y], i) => {
    st.shadowDisc([x, y, 0], r * 2)
    const high = i === 2 ? tall * 0.86 : tall
    if (form === 'hex') {
      slab(st, flat(x, y, 0, r * 1.5), hexagon(r * 205), light(colour, 0.2), dark(colour, 0.3))
      shank(st, [x, y], r, r * 1.5, high, colour, high * 0.4)
    } else {
      lathe(
        st,
        [x, y],
        [
          [r * 1.3, 0],
          [r * 0.9, 0.16],
          [r * 0.9, high * 0.2],
        ],
        dark(colour, 0.1),
      )
      lathe(
        st,
        [x, y],
        [
          [r * 1.15, high * 0.18],
          [r * 1.15, high * (form === 'dynabolt' ? 0.62 : 0.36)],
        ],
        light(colour, 0.1),
      )
      shank(st, [x, y], r * 0.85, high * (form === 'dynabolt' ? 0.62 : 0.36), high, colour)
    }
    const nutAt = high * (form === 'hex' ? 0.66 : 0.76)
    lathe(
      st,
      [x, y],
      [
        [r * 2.1, nutAt - 0.04],
        [r * 2.1, nutAt],
      ],
      light(colour, 0.2),
    )
    slab(st, flat(x, y, nutAt, r * 1.3), hexagon(r * 190), light(colour, 0.3), dark(colour, 0.26))
    shank(st, [x, y], r * (form === 'hex' ? 1 : 0.85), nutAt + r * 1.3, high, colour)
  })
  return st
}

function pieces(id: string, form: 'nut' | 'washer', r: number, colour: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.8, 0.3, 0],
      [0.8, -0.3, 0],
      [0.3, 0.8, 0],
      [-0.3, -0.8, 0.4],
    ],
    40,
  )
  const spots: V2[] = [
    [-0.3, -0.3],
    [0.42, -0.34],
    [-0.42, 0.38],
    [0.3, 0.36],
  ]
  const k = Math.min(0.36, r * 1.5)
  for (const [x, y] of spots) {
    st.shadowDisc([x, y, 0], k)
    const round = polygon(
      range(28).map((i): V2 => [
        k * 105 * Math.cos((i * Math.PI) / 14),
        k * 105 * Math.sin((i * Math.PI) / 14),
      ]),
    )
    const ring = round + hexagon(0.01, k * 48)
    const d = form === 'nut' ? hexagon(k * 112, k * 55) : ring
    slab(
      st,
      flat(x, y, 0, form === 'nut' ? k * 0.8 : 0.05),
      d,
      light(colour, 0.24),
      dark(colour, 0.34),
    )
  }
  return st
}

function uBolt(id: string, r: number, colour: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.6, 0, 0],
      [0.6, 0, 0],
      [0, 0.2, 0],
      [0, 0, 1.4],
    ],
    40,
  )
  const arch = range(17).map((i): V3 => [
    -0.45 * Math.cos((i * Math.PI) / 16),
    0,
    0.8 + 0.45 * Math.sin((i * Math.PI) / 16),
  ])
  slab(
    st,
    { origin: [-0.65, -0.12, 0.28], u: [1, 0, 0], v: [0, 1, 0], depth: [0, 0, 0.06] },
    'M0 0H130V24H0Z',
    light(colour, 0.2),
  )
  bent(st, [[-0.45, 0, 0], ...arch, [0.45, 0, 0]], r * 0.9, colour)
  for (const x of [-0.45, 0.45])
    slab(st, flat(x, 0, 0.16, r * 1.3), hexagon(r * 190), light(colour, 0.3), dark(colour, 0.26))
  return st
}

function rods(id: string, { form, diameter }: Bolt, r: number, colour: string): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, 0.3],
      [0.8, 0, 0],
      [0, 1.9, 0],
      [0.8, 1.9, 0],
    ],
    30,
  )
  st.shadowRect(0, 0, 0.8, 1.9)
  const count = diameter <= 10 ? 5 : diameter <= 16 ? 4 : 3
  for (const i of range(count)) {
    const x = 0.1 + (i * 0.7) / count
    const chemical = form === 'chemical' && i % 2 === 0
    const c = chemical ? '#a8324a' : colour
    strut(st, [x, 0, r], [x, chemical ? 1.1 : 1.9, r], r, c)
    if (chemical) continue
    const d = range(60).map((k) => {
      const [a, b] = [st.p([x - r, k / 32, r]), st.p([x + r * 0.5, k / 32 + 0.01, r * 1.9])]
      return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
    })
    st.add(stroked(d.join(''), dark(c, 0.45), 1.2, `opacity=".55"`))
  }
  return st
}
