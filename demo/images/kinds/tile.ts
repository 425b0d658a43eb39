import { dark, light, mix } from '../colour.ts'
import { circle, filled, num, range, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, rim } from '../solids.ts'
import { Stage } from '../stage.ts'
import { chips, flatGrain, pores, veins } from '../textures.ts'

type Tile = ImageSpecOf<'tile'>
type Pattern = Tile['pattern']

const GROUND: Record<Pattern, string> = {
  plain: '#e8e6e1',
  marble: '#eef0f0',
  terrazzo: '#dedad2',
  wood: '#b98b5e',
  'cement-tile': '#f1ebdd',
  stone: '#a7a39b',
  mosaic: '#4f9aa6',
  subway: '#f2f4f3',
  vinyl: '#b08a63',
}

/** Tiles per side at most; smaller tiles are drawn larger than they are. */
const MOST = 6.7

/** A floor of about 120 × 120 cm on grey bedding, with the last tile lifted. */
export function tile(spec: Tile, id: string): Stage {
  const { widthCm, heightCm, pattern, glossy = pattern === 'plain' || pattern === 'marble' } = spec
  const span = 1.5
  const k = span / 120
  const small = Math.min(widthCm, heightCm) < 12
  const [w, h] = small && pattern !== 'subway' ? [span / 4, span / 4] : [widthCm * k, heightCm * k]
  const crowd = Math.max(1, Math.sqrt((span / w) * (span / h)) / MOST)
  const nx = Math.max(1, Math.round(span / w / crowd))
  const ny = Math.max(1, Math.round(span / h / crowd))
  const [dx, dy] = [span / nx, span / ny]
  const st = new Stage(
    id,
    [
      [0, 0, 0.18],
      [span, 0, 0.06],
      [0, span, -0.06],
      [span, span, -0.06],
    ],
    22,
  )
  st.shadow([
    [0, 0, -0.06],
    [span, 0, -0.06],
    [span, span, -0.06],
    [0, span, -0.06],
  ])
  bed(st, span)
  const art = new Map<string, string>()
  for (const i of range(nx))
    for (const j of range(ny)) {
      const last = i === nx - 1 && j === ny - 1
      const z = last ? 0.11 : 0.01
      const gap = pattern === 'vinyl' ? 0.003 : 0.011
      const a: V3 = [i * dx + gap, j * dy + gap, z]
      const b: V3 = [
        (i + 1) * dx - gap,
        (j + 1) * dy - gap,
        z + (pattern === 'vinyl' ? 0.03 : 0.05),
      ]
      if (last)
        st.poly(
          [a, [b[0], a[1], z], b, [a[0], b[1], z]].map(([x = 0, y = 0]): V3 => [x, y, 0.013]),
          '#79838c',
        )
      one(st, spec, a, b, art)
      if (glossy) gloss(st, a, b)
      rim(st, a, b, 0.75, 1.2)
    }
  return st
}

/** The cement bed; dark, so that white tiles are visible on it even in a small image. */
function bed(st: Stage, span: number) {
  const a: V3 = [-0.045, -0.045, -0.06]
  const b: V3 = [span + 0.045, span + 0.045, 0.012]
  box(st, a, b, '#8f99a2', { top: '#97a1aa', left: '#7d8892', right: '#626d77' })
  pores(st, [-0.04, span + 0.045, -0.06], [span, 0, 0], [0, 0, 0.06], 60, '#4d5862', 0.5)
}

function one(st: Stage, spec: Tile, a: V3, b: V3, art: Map<string, string>) {
  const { pattern } = spec
  const ground = spec.colour ?? GROUND[pattern]
  const wooden = pattern === 'wood' || pattern === 'vinyl'
  const vary = 0.05 * st.random() + (wooden || pattern === 'stone' ? 0.14 * st.random() : 0)
  const colour = mix(ground, st.random() > 0.5 ? '#ffffff' : '#6f6859', vary)
  const clay = pattern === 'cement-tile' ? '#c9bfa9' : mix(colour, '#b9a48d', 0.6)
  const sheen = st.grad(st.p([a[0], b[1], b[2]]), st.p([b[0], a[1], b[2]]), [
    [0, light(colour, 0.36)],
    [0.5, colour],
    [1, dark(colour, 0.06)],
  ])
  box(st, a, b, colour, { top: sheen, left: dark(clay, 0.08), right: dark(clay, 0.32) })
  const [w, h] = [(b[0] - a[0]) * 100, (b[1] - a[1]) * 100]
  const lay = (inner: string) => st.plane([a[0], a[1], b[2]], [1, 0, 0], [0, 1, 0], inner)
  const once = (name: string, make: () => string) => {
    const id = art.get(name) ?? st.define((n) => `<g id="${n}">${make()}</g>`)
    art.set(name, id)
    lay(`<use href="#${id}"/>`)
  }
  if (pattern === 'cement-tile') return once(pattern, () => ornament(w, h))
  if (pattern === 'mosaic') return once(pattern, () => mosaic(st, w, h, ground))
  if (pattern === 'plain' || pattern === 'subway') return
  once(`face ${Math.floor(st.random() * 4)}`, () => {
    const cut = st.define(
      (n) => `<clipPath id="${n}"><path d="M0 0H${num(w)}V${num(h)}H0Z"/></clipPath>`,
    )
    return `<g clip-path="url(#${cut})">${drawn(st, pattern, w, h, ground)}</g>`
  })
}

/** The pattern of one tile, in plane units. */
function drawn(st: Stage, pattern: Pattern, w: number, h: number, ground: string): string {
  const random = st.random
  const share = Math.min(1, (w * h) / 3600)
  if (pattern === 'marble') {
    const ink = dark(ground, 0.55)
    return (
      stroked(veins(random, w, h, 2), ink, Math.max(1, w * 0.06), `opacity=".26"`) +
      stroked(veins(random, w, h, 2), ink, Math.max(0.9, w * 0.02), `opacity=".6"`)
    )
  }
  if (pattern === 'terrazzo') {
    const inks = ['#9a5b46', '#6f7d80', '#c9a36b', '#3f4a50', '#f4f0e6']
    const count = Math.max(3, Math.round(11 * share))
    return inks.map((c) => filled(chips(random, w, h, count, 2.6), c, `opacity=".8"`)).join('')
  }
  if (pattern === 'stone') {
    const inks = [dark(ground, 0.4), light(ground, 0.5)]
    const count = Math.max(4, Math.round(26 * share))
    return inks.map((c) => filled(chips(random, w, h, count, 3.4), c, `opacity=".4"`)).join('')
  }
  if (pattern === 'wood' || pattern === 'vinyl') {
    const turned = h > w
    const [long, wide] = turned ? [h, w] : [w, h]
    const grain = stroked(
      flatGrain(random, long, wide, 8),
      dark(ground, 0.55),
      0.8,
      `opacity=".42"`,
    )
    return turned ? `<g transform="matrix(0 1 1 0 0 0)">${grain}</g>` : grain
  }
  return ''
}

function ornament(w: number, h: number): string {
  const [blue, clay] = ['#1f4e6b', '#b4552d']
  const corner = (x: number, y: number, sx: number, sy: number) =>
    `M${num(x)} ${num(y)}h${num(sx * w * 0.36)}A${num(w * 0.36)} ${num(h * 0.36)} 0 0 ${sx * sy > 0 ? 1 : 0} ${num(x)} ${num(y + sy * h * 0.36)}Z`
  const corners =
    corner(0, 0, 1, 1) + corner(w, 0, -1, 1) + corner(0, h, 1, -1) + corner(w, h, -1, -1)
  const diamond = `M${num(w / 2)} ${num(h * 0.2)}L${num(w * 0.8)} ${num(h / 2)}L${num(w / 2)} ${num(h * 0.8)}L${num(w * 0.2)} ${num(h / 2)}Z`
  return (
    filled(corners, blue) +
    stroked(diamond, blue, w * 0.035) +
    filled(circle(w / 2, h / 2, w * 0.13), clay)
  )
}

function mosaic(st: Stage, w: number, h: number, ground: string): string {
  const n = 6
  const cells = range(n * n).map((i) => {
    const [x, y] = [((i % n) * w) / n, (Math.floor(i / n) * h) / n]
    const c = mix(ground, st.random() > 0.5 ? '#ffffff' : '#0b2a3a', st.random() * 0.5)
    return `<rect x="${num(x + 0.5)}" y="${num(y + 0.5)}" width="${num(w / n - 1)}" height="${num(h / n - 1)}" fill="${c}"/>`
  })
  return `<rect width="${num(w)}" height="${num(h)}" fill="#e6eaec"/>` + cells.join('')
}

function gloss(st: Stage, a: V3, b: V3) {
  const [w, h, z] = [b[0] - a[0], b[1] - a[1], b[2]]
  st.poly(
    [
      [a[0], a[1] + h * 0.55, z],
      [a[0] + w * 0.55, a[1], z],
      [a[0] + w * 0.85, a[1], z],
      [a[0], a[1] + h * 0.85, z],
    ],
    '#fff',
    `opacity=".42"`,
  )
}
