import { dark, light } from '../colour.ts'
import { num, pairs, range, stroked, type V2, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { shade } from '../solids.ts'
import { Stage } from '../stage.ts'

type Roofing = ImageSpecOf<'roofing'>
const WIDE = 1.5
const LONG = 1.75
const DROP = 0.5
/** Height of the slope at a distance from the ridge. */
const fall = (y: number) => DROP * (1 - y / LONG)

/** The cross section of a sheet, from left to right. */
function crossSection({ profile, thickness = 0.3 }: Roofing): V2[] {
  if (profile === 'trapezoid') {
    const pitch = WIDE / 6
    const high = 0.075 + thickness * 0.03
    const ribs = range(6).flatMap((i): V2[] => [
      [i * pitch, 0],
      [i * pitch + pitch * 0.5, 0],
      [i * pitch + pitch * 0.6, high],
      [i * pitch + pitch * 0.88, high],
    ])
    return [...ribs, [WIDE, 0]]
  }
  if (profile === 'gutter') {
    return [
      [0.1, 0.42],
      [0.2, 0.42],
      [0.2, 0],
      [0.85, 0],
      [0.95, 0.36],
      [1.05, 0.36],
    ]
  }
  if (profile === 'ridge') {
    return range(17).map((i): V2 => [0.2 + i * 0.07, 0.4 * Math.sin((Math.PI * i) / 16)])
  }
  const waves = {
    'metal-tile': 5,
    'clay-tile': 5,
    'concrete-tile': 4,
    polycarbonate: 10,
  } as Record<string, number>
  const n = waves[profile] ?? 8
  const steps = n > 6 ? 6 : 5
  const amplitude = profile === 'polycarbonate' ? 0.022 : profile === 'clay-tile' ? 0.065 : 0.046
  return range(n * steps + 1).map((i): V2 => {
    const phase = (i / steps) * Math.PI * 2
    const wave = 1 - Math.cos(phase)
    const flatTile = profile === 'concrete-tile' ? Math.max(0, wave - 0.7) * 1.3 : wave
    return [(WIDE * i) / (n * steps), amplitude * flatTile]
  })
}

/** Roof coverings on a slope: sheets, tiles, shingles, ridge caps, gutters. */
export function roofing(spec: Roofing, id: string): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, DROP + 0.1],
      [WIDE, 0, DROP],
      [0, LONG, 0],
      [WIDE, LONG, -0.04],
      [0, LONG, 0.1],
    ],
    24,
  )
  st.shadow(
    [
      [0.02, 0.1, -0.06],
      [WIDE, 0.1, -0.06],
      [WIDE, LONG, -0.06],
      [0.05, LONG, -0.06],
    ],
    0.1,
    -0.04,
  )
  const profile = spec.profile
  if (profile === 'bitumen-shingle') shingles(st, spec.colour)
  else if (profile.endsWith('tile')) tiles(st, spec, crossSection(spec))
  else {
    const clear = profile === 'polycarbonate'
    if (profile !== 'ridge' && profile !== 'gutter') sheet(st, spec, [0, 0.03, -0.07], 0.34, 1)
    sheet(st, spec, [0, 0, 0], 0, clear ? 0.72 : 1)
    if (clear)
      st.poly(
        [
          [0.3, 0, fall(0)],
          [0.75, 0, fall(0)],
          [0.35, LONG, 0],
          [0, LONG, 0],
        ],
        '#fff',
        `opacity=".3"`,
      )
  }
  return st
}

/** The faces of a strip of the profile, from ridge to eaves. */
function strip(
  st: Stage,
  section: readonly V2[],
  colour: string,
  from: (p: V2) => V3,
  to: (p: V2) => V3,
  dim: number,
  more = '',
) {
  for (const [a, b] of pairs(section)) {
    const steep = (b[1] - a[1]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)
    const turned =
      steep > 0.05
        ? light(colour, 0.1 + 0.4 * steep)
        : steep < -0.05
          ? dark(colour, 0.1 - 0.4 * steep)
          : light(colour, 0.07)
    const fill = dark(turned, dim)
    st.poly([from(a), from(b), to(b), to(a)], fill, `stroke="${fill}" stroke-width=".7"${more}`)
  }
}

function sheet(st: Stage, spec: Roofing, [ox, oy, oz]: V3, dim: number, opacity: number) {
  const { colour, profile, thickness = 0.3 } = spec
  const section = crossSection(spec)
  const at =
    (y: number) =>
    ([x, h]: V2): V3 => [ox + x, oy + y, fall(y) + h + oz]
  if (opacity < 1) st.add(`<g opacity="${opacity}">`)
  strip(st, section, colour, at(0), at(LONG), dim)
  if (opacity < 1) st.add(`</g>`)
  if (profile === 'trapezoid')
    section.forEach(([x, h], i) => {
      if (i % 4 !== 2) return
      st.line([at(0)([x, h]), at(LONG)([x, h])], '#fff', 1.4, `opacity=".55"`)
      for (const t of [0.12, 0.5, 0.88]) {
        const [sx, sy] = st.p(at(LONG * t)([x + WIDE / 42, h + 0.005]))
        st.add(`<circle cx="${num(sx)}" cy="${num(sy)}" r="2.6" fill="${dark(colour, 0.5)}"/>`)
      }
    })
  if (profile === 'ridge')
    for (const t of [0.25, 0.5, 0.75])
      st.line(
        section.map((p) => at(LONG * t)([p[0], p[1] + 0.02])),
        light(colour, 0.4),
        3,
        `opacity=".7"`,
      )
  const lip = section.map(at(LONG))
  const gauge = 1.6 + thickness * 2.4
  st.line(
    lip.map(([x, y, z]): V3 => [x, y, z - 0.014]),
    dark(colour, 0.55),
    gauge + 0.8,
  )
  st.line(lip, light(colour, 0.55), gauge * 0.65)
}

/** Rows of tiles, each overlapping the one below. */
function tiles(st: Stage, { profile, colour }: Roofing, section: V2[]) {
  const rows = profile === 'metal-tile' ? 5 : 4
  const thick = profile === 'metal-tile' ? 0.06 : 0.1
  for (const j of range(rows)) {
    const [ya, yb] = [(LONG * j) / rows, (LONG * (j + 1)) / rows]
    const from = ([x, h]: V2): V3 => [x, ya, fall(ya) - 0.01 + h]
    const to = ([x, h]: V2): V3 => [x, yb, fall(yb) + thick * 0.85 + h]
    strip(st, section, colour, from, to, 0)
    const lip = section.map(to)
    const under = lip.map(([x, y, z]): V3 => [x, y, z - thick]).toReversed()
    st.poly([...lip, ...under], dark(colour, 0.45))
    st.line(lip, light(colour, 0.5), 1.3, `opacity=".8"`)
    if (profile === 'metal-tile') continue
    const count = profile === 'clay-tile' ? 5 : 4
    for (const i of range(count + 1)) {
      const x = (WIDE * i) / count
      st.line(
        [from([x, 0]), to([x, 0]), [x, yb, fall(yb) - 0.02]],
        dark(colour, 0.55),
        1.4,
        `opacity=".6"`,
      )
    }
  }
  const specks = range(170).map(() => {
    const [x, y] = [st.random() * WIDE, st.random() * LONG]
    const [sx, sy] = st.p([x, y, fall(y) + 0.06])
    return `M${num(sx)} ${num(sy)}h.9`
  })
  st.add(stroked(specks.join(''), '#fff', 1, `opacity=".2"`))
}

/** Granulated tabs in staggered rows. */
function shingles(st: Stage, colour: string) {
  const rows = 7
  for (const j of range(rows)) {
    const [ya, yb] = [(LONG * j) / rows, (LONG * (j + 1)) / rows]
    for (const i of range(6)) {
      const width = WIDE / 5
      const x0 = Math.max(0, (i - (j % 2) * 0.5) * width)
      const x1 = Math.min(WIDE, (i + 1 - (j % 2) * 0.5) * width) - 0.014
      if (x1 <= x0) continue
      const c =
        st.random() > 0.5 ? light(colour, st.random() * 0.2) : dark(colour, st.random() * 0.26)
      const [za, zb] = [fall(ya), fall(yb) + 0.035]
      st.poly(
        [
          [x0, ya, za],
          [x1, ya, za],
          [x1, yb, zb],
          [x0, yb, zb],
        ],
        shade(c, [0, 0.3, 0.3]),
      )
      st.poly(
        [
          [x0, yb, zb],
          [x1, yb, zb],
          [x1, yb, zb - 0.04],
          [x0, yb, zb - 0.04],
        ],
        dark(c, 0.5),
      )
    }
  }
  const dots = (colourOf: string) => {
    const d = range(350).map(() => {
      const [x, y] = [st.random() * WIDE, st.random() * LONG]
      const [sx, sy] = st.p([x, y, fall(y) + 0.02])
      return `M${Math.round(sx)} ${Math.round(sy)}h.1`
    })
    st.add(stroked(d.join(''), colourOf, 1.4, `opacity=".35"`))
  }
  dots(light(colour, 0.6))
  dots(dark(colour, 0.6))
}
