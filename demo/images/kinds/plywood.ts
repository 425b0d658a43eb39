import { dark, light, mix } from '../colour.ts'
import { textAt } from '../lettering.ts'
import { filled, range, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, foot, rim } from '../solids.ts'
import { Stage } from '../stage.ts'
import { chips, grain, pores } from '../textures.ts'

type Plywood = ImageSpecOf<'plywood'>
type Wood = NonNullable<Plywood['wood']>

/** Colours of face and grain. */
const WOOD: Record<Wood, [face: string, vein: string]> = {
  meranti: ['#d9a574', '#8a5327'],
  sengon: ['#ebd2a6', '#b08a4f'],
  film: ['#3b2a25', '#1e1512'],
  blockboard: ['#e3bc8a', '#a0703c'],
  mdf: ['#c9a77c', '#a58256'],
  melamine: ['#f2f3f1', '#d9dcda'],
  teak: ['#b98148', '#6d4118'],
  particle: ['#cdb48c', '#8d7348'],
  osb: ['#d8b578', '#94692c'],
}

/** Layers of veneer by thickness in mm. */
function plies(wood: Wood, mm: number): number {
  if (wood === 'mdf' || wood === 'particle' || wood === 'osb') return 1
  if (wood === 'blockboard' || wood === 'melamine') return 5
  if (mm <= 4) return 3
  return mm <= 6 ? 5 : mm <= 9 ? 7 : mm <= 12 ? 9 : mm <= 15 ? 11 : 13
}

/** A stack of sheets of 122 × 244 cm; thinner sheets make a stack of more. */
export function plywood(spec: Plywood, id: string): Stage {
  const { thickness, wood = 'meranti' } = spec
  const [ownFace, vein] = WOOD[wood]
  const face = spec.colour ?? ownFace
  const covered = wood === 'film' || wood === 'melamine'
  const core = covered ? '#cfa070' : wood === 'sengon' ? '#e2c491' : ownFace
  const [L, W, T] = [1.62, 1.06, 0.034 + thickness * 0.0115]
  const sheets = thickness <= 4 ? 5 : thickness <= 6 ? 4 : thickness <= 12 ? 3 : 2
  const step = 0.085
  const reach = step * (sheets - 1)
  const st = new Stage(
    id,
    [
      [-reach, W, 0],
      [L, W, 0],
      [L, -reach, 0],
      [-reach, -reach, T * sheets],
    ],
    26,
  )
  st.shadow([
    [-reach, -reach, 0],
    [L, -reach, 0],
    [L, W, 0],
    [0, W, 0],
  ])
  for (const n of range(sheets)) {
    const o = -step * n
    const a: V3 = [o, o, T * n]
    const b: V3 = [L + o, W + o, T * (n + 1)]
    const top = n === sheets - 1
    const fill = top
      ? st.grad(st.p([a[0], a[1], b[2]]), st.p(b), [
          [0, light(face, wood === 'film' ? 0.16 : 0.22)],
          [1, face],
        ])
      : dark(face, 0.06)
    box(st, a, b, core, { top: fill, left: light(core, 0.1), right: dark(core, 0.2) })
    edge(st, a, b, wood, thickness, core, vein)
    foot(st, a, b, '#2b1a0c', 0.45)
    if (top) surface(st, a, b, wood, thickness, vein)
    rim(st, a, b, wood === 'film' ? 0.25 : 0.6)
  }
  return st
}

/** The two visible edges of one sheet: its veneers, its strips or its pressed chips. */
function edge(st: Stage, a: V3, b: V3, wood: Wood, mm: number, core: string, vein: string) {
  const [x0, y0, z0] = a
  const [x1, y1, z1] = b
  const count = plies(wood, mm)
  const strip = (bottom: number, top: number, left: string, right: string, more = '') => {
    const quad = (from: V3, to: V3): V3[] => [
      [from[0], from[1], bottom],
      [to[0], to[1], bottom],
      [to[0], to[1], top],
      [from[0], from[1], top],
    ]
    st.poly(quad([x0, y1, 0], [x1, y1, 0]), left, more)
    st.poly(quad([x1, y1, 0], [x1, y0, 0]), right, more)
  }
  for (const i of range(count > 1 ? count : 0)) {
    const [low, high] = [z0 + ((z1 - z0) * i) / count, z0 + ((z1 - z0) * (i + 1)) / count]
    const wobble = 0.05 * st.random()
    if (i % 2 === 1) strip(low, high, dark(mix(core, vein, 0.42), wobble), dark(core, 0.1 + wobble))
    else strip(low, high, light(core, 0.16 + wobble), dark(mix(core, vein, 0.5), 0.22 + wobble))
  }
  if (wood === 'blockboard')
    for (const k of range(11)) {
      const y = y0 + ((y1 - y0) * (k + 0.5)) / 11
      const t = z1 - z0
      st.line(
        [
          [x1, y, z0 + t * 0.22],
          [x1, y, z1 - t * 0.22],
        ],
        dark(vein, 0.2),
        1,
      )
    }
  if (wood === 'film') strip(z0, z1, '#9c3b2a', '#7e2b1e', `opacity=".5"`)
  if (wood === 'particle' || wood === 'osb') {
    pores(st, [x0, y1, z0], [x1 - x0, 0, 0], [0, 0, z1 - z0], 120, dark(vein, 0.2), 0.5)
    pores(st, [x1, y0, z0], [0, y1 - y0, 0], [0, 0, z1 - z0], 80, dark(vein, 0.35), 0.5)
  }
}

/** The surface of the top sheet. */
function surface(st: Stage, a: V3, b: V3, wood: Wood, mm: number, vein: string) {
  const [x0, y0] = a
  const [x1, y1, z] = b
  const gloss = (from: number, to: number, opacity: number) =>
    st.poly(
      [
        [x0 + from, y0, z],
        [x0 + to, y0, z],
        [x0 + to - from - 0.1, y1, z],
        [x0, y1, z],
        [x0, y0 + from, z],
      ],
      '#fff',
      `opacity="${opacity}"`,
    )
  const art = (inner: string) => st.plane([x0, y0, z], [1, 0, 0], [0, 1, 0], inner)
  if (wood === 'mdf' || wood === 'melamine' || wood === 'particle') {
    const dots = wood === 'mdf' ? 120 : wood === 'particle' ? 420 : 0
    pores(st, [x0, y0, z], [x1 - x0, 0, 0], [0, y1 - y0, 0], dots, vein, 0.45)
    gloss(0.3, 0.7, wood === 'melamine' ? 0.32 : 0.14)
  } else if (wood === 'osb') {
    const tones = ['#b98a45', '#f0d6a4', '#a87838', '#e6c486']
    art(tones.map((c) => filled(chips(st.random, 162, 106, 70, 5), c, `opacity=".55"`)).join(''))
  } else if (wood === 'film') {
    gloss(0.36, 0.86, 0.08)
    const text = `FILM FACED ${String(mm).replace('.', ',')} mm`
    const rows = [0, 1, 2].map((r) => textAt(text, 8 + (r % 2) * 20, 34 + r * 31, { size: 11.5 }))
    art(filled(rows.join(''), '#e9c9a0', `opacity=".55"`))
  } else {
    grain(st, [x0, y0, z], [x1, y1], vein, wood === 'teak' ? 0.8 : 0.6)
    const stamp = textAt(`${String(mm).replace('.', ',')} mm`, 150, 98, { size: 11, anchor: 'end' })
    art(filled(stamp, dark(vein, 0.3), `opacity=".55"`))
    if (wood === 'blockboard')
      art(
        stroked(
          range(6)
            .map((i) => `M0 ${i * 20 + 3}H162`)
            .join(''),
          vein,
          0.5,
          `opacity=".4"`,
        ),
      )
  }
}
