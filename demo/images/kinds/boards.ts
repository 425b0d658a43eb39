import { dark, light } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { filled, num, range, stroked, type V2, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, extrude, foot, rim } from '../solids.ts'
import { Stage } from '../stage.ts'
import { flatGrain, pores } from '../textures.ts'

type Board = ImageSpecOf<'board'>
type BoardStyle = {
  face: string
  edge: string
  core: string
  title: string
  texture?: 'fibre' | 'ribs' | 'beads' | 'gloss'
}

/** Colours of face, edge and core, and the printed name, of each board. */
const STYLES: Record<Board['material'], BoardStyle> = {
  gypsum: { face: '#e9e6dc', edge: '#b7ae9c', core: '#f6f5f0', title: 'GIPSUM STANDAR' },
  'gypsum-moisture': { face: '#bfd8c2', edge: '#6f9a78', core: '#f6f5f0', title: 'TAHAN LEMBAP' },
  'gypsum-fire': { face: '#e8c3c0', edge: '#b87c78', core: '#f6f5f0', title: 'TAHAN API' },
  grc: { face: '#c3c5c0', edge: '#a3a6a1', core: '#b7b9b4', title: 'PAPAN GRC', texture: 'fibre' },
  'cement-board': {
    face: '#aeb3b4',
    edge: '#8b9092',
    core: '#9da2a3',
    title: 'PAPAN SEMEN',
    texture: 'fibre',
  },
  'calcium-silicate': {
    face: '#e1dfd6',
    edge: '#c4c1b5',
    core: '#d6d3c8',
    title: 'KALSIUM SILIKAT',
    texture: 'fibre',
  },
  'pvc-ceiling': { face: '#eef0f0', edge: '#c9ced1', core: '#e0e4e6', title: '', texture: 'ribs' },
  'wpc-panel': { face: '#8a5a36', edge: '#6b4326', core: '#7a4d2c', title: '', texture: 'ribs' },
  acp: { face: '#aab4bd', edge: '#dfe4e8', core: '#2b3138', title: '', texture: 'gloss' },
  foam: { face: '#f4f6f7', edge: '#dfe5e8', core: '#e9eef0', title: '', texture: 'beads' },
}

/** A stack of flat boards, 120 × 240 cm. */
export function board(spec: Board, id: string): Stage {
  const own = STYLES[spec.material]
  const coloured = spec.colour
  const style = coloured ? { ...own, face: coloured, edge: dark(coloured, 0.18) } : own
  const [L, W, T] = [1.7, 0.95, 0.028 + spec.thickness * 0.0095]
  const count =
    spec.thickness <= 4
      ? 6
      : spec.thickness <= 6
        ? 5
        : spec.thickness <= 9
          ? 4
          : spec.thickness <= 12
            ? 3
            : 2
  const step = 0.06
  const reach = step * (count - 1)
  const st = new Stage(
    id,
    [
      [-reach, -reach, count * T],
      [L, W, 0],
      [L, -reach, 0],
      [-reach, W, 0],
    ],
    24,
  )
  st.shadow([
    [-reach, -reach, 0],
    [L, -reach, 0],
    [L, W, 0],
    [0, W, 0],
  ])
  for (const n of range(count)) {
    const o = -step * n
    sheet(st, [o, o, T * n], [L + o, W + o, T * (n + 1)], style, n === count - 1)
  }
  printed(st, spec, style, [-reach, -reach, T * count])
  return st
}

function sheet(st: Stage, a: V3, b: V3, style: BoardStyle, top: boolean) {
  const [x0, y0, z0] = a
  const [x1, y1, z1] = b
  const t = z1 - z0
  const { face, edge, core, texture } = style
  const fill = top
    ? st.grad(st.p([x0, y1, z1]), st.p([x1, y0, z1]), [
        [0, light(face, 0.45)],
        [1, face],
      ])
    : face
  box(st, a, b, core, { top: fill, left: edge, right: dark(core, 0.13) })
  const end = (low: number, high: number, colour: string) =>
    st.poly(
      [
        [x1, y1, low],
        [x1, y0, low],
        [x1, y0, high],
        [x1, y1, high],
      ],
      colour,
    )
  end(z0, z0 + t * 0.13, dark(edge, 0.15))
  end(z1 - t * 0.13, z1, dark(edge, 0.05))
  if (texture !== 'gloss')
    pores(st, [x1, y0, z0 + t * 0.2], [0, y1 - y0, 0], [0, 0, t * 0.6], 16, '#5e6771', 0.3)
  st.poly(
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z0 + t * 0.4],
      [x0, y1, z0 + t * 0.4],
    ],
    '#0b1320',
    `opacity=".12"`,
  )
  foot(st, a, b, '#39424b', 0.5)
  rim(st, a, b, 0.8, 1.4)
}

/** The top face: fibres, ribs, beads or gloss; name, size and brand. */
function printed(st: Stage, spec: Board, { face, edge, title, texture }: BoardStyle, at: V3) {
  const [w, h] = [170, 95]
  const parts: string[] = []
  if (texture === 'fibre')
    parts.push(stroked(flatGrain(st.random, w, h, 46), dark(face, 0.35), 0.5, `opacity=".3"`))
  if (texture === 'ribs') {
    const rows = range(9).map((i) => `M0 ${num(i * 10.6 + 2)}H${w}`)
    parts.push(stroked(rows.join(''), dark(face, 0.4), 2.2, `opacity=".55"`))
    parts.push(
      stroked(rows.join(''), light(face, 0.6), 1, `transform="translate(0 2)" opacity=".7"`),
    )
    if (spec.material === 'wpc-panel')
      parts.push(stroked(flatGrain(st.random, w, h, 30), dark(face, 0.4), 0.6, `opacity=".5"`))
  }
  if (texture === 'gloss') parts.push(filled(`M40 0H90L30 ${h}H0V60Z`, '#fff', `opacity=".3"`))
  st.plane(at, [1, 0, 0], [0, 1, 0], parts.join(''))
  if (texture === 'beads') pores(st, at, [1.7, 0, 0], [0, 0.95, 0], 420, '#a9b6bd', 0.4)
  const ink = dark(edge, 0.45)
  const size = `${String(spec.thickness).replace('.', ',')} mm`
  const line = title ? `${title} ${size}` : size
  const words = textAt(line, 12, 36, { size: fittingSize(line, 125, 13) })
  const brand = spec.brand
  const name = brand
    ? filled(textAt(brand.name, 12, 62, { size: fittingSize(brand.name, 90, 17) }), brand.colour)
    : ''
  st.plane(at, [1, 0, 0], [0, 1, 0], filled(words, ink, `opacity=".8"`) + name)
}

/** Lengths of cornice, skirting or edging. */
export function moulding(spec: ImageSpecOf<'moulding'>, id: string): Stage {
  const own = { gypsum: '#f1f0ea', wood: '#a9713f', pvc: '#e8ebec', aluminium: '#b9c2ca' }
  const colour = spec.colour ?? own[spec.material]
  const s = Math.min(0.42, 0.16 + spec.width / 420)
  const outline: V2[] = [
    [0, 0],
    [s * 0.95, 0],
    [s * 0.95, s * 0.16],
    [s * 0.74, s * 0.2],
    [s * 0.62, s * 0.42],
    [s * 0.4, s * 0.6],
    [s * 0.26, s * 0.66],
    [s * 0.22, s],
    [0, s],
  ]
  const count = 4
  const pitch = s * 1.2
  const st = new Stage(
    id,
    [
      [0, 0, s],
      [count * pitch, 0, 0],
      [0, 2.1, 0],
      [count * pitch, 2.1, 0],
    ],
    26,
  )
  st.shadowRect(0, 0, count * pitch, 2.1)
  for (const i of range(count)) {
    const moved = outline.map(([x, z]): V2 => [x + i * pitch, z])
    extrude(st, moved, 0, 2.1 - (i % 2) * 0.08, colour, light(colour, 0.25))
    st.line(
      [
        [i * pitch, 0, s],
        [i * pitch + s * 0.22, 0, s],
        [i * pitch + s * 0.22, 2, s],
      ],
      '#fff',
      1,
      `opacity=".5"`,
    )
  }
  return st
}
