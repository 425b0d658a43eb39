import { dark, chooseInk, light } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { circle, filled, range, smooth, stroked, type V3 } from '../path.ts'
import type { ImageBrand, ImageSpecOf } from '../image-spec.ts'
import { Stage } from '../stage.ts'

type Bag = ImageSpecOf<'cement-bag'>

const PAPER = '#f3f0e8'
const DEPTH = 0.4

/** How far a full sack bulges at a fraction of its height. */
const bulge = (t: number) => Math.sin(Math.PI * t) ** 0.8

/** The mark between the brand's name and the edge: one of six, chosen by the name. */
function emblem({ name, colour2 = '#f4f1ea' }: ImageBrand, ground: string): string {
  const signs = [
    filled('M50 10L76 25V38H24V25Z', colour2) +
      stroked('M33 42V56M50 42V56M67 42V56', colour2, 7) +
      stroked('M24 60H76', colour2, 4),
    filled('M20 58L42 20L54 40L62 28L82 58Z', colour2),
    filled(circle(50, 36, 24), colour2) + filled('M50 18L64 44H36Z', ground),
    filled('M50 10L78 24V44Q74 58 50 64Q26 58 22 44V24Z', colour2) +
      filled('M50 20L66 28V42Q62 50 50 54Z', ground),
    filled('M24 12H46V34H24ZM54 12H76V34H54ZM24 40H46V62H24ZM54 40H76V62H54Z', colour2),
    filled('M50 8L58 30L82 30L63 43L70 64L50 51L30 64L37 43L18 30L42 30Z', colour2),
  ]
  const sum = [...name].reduce((total, ch) => total * 31 + ch.charCodeAt(0), 7)
  return signs[Math.abs(sum) % signs.length] ?? ''
}

/** An upright paper sack: cement, mortar, plaster, grout. */
export function cementBag(spec: Bag, id: string): Stage {
  const small = spec.kg <= 10
  const [W, D] = [small ? 0.86 : 1, DEPTH]
  const H = spec.kg >= 45 ? 1.36 : spec.kg >= 35 ? 1.28 : small ? 0.98 : 1.12
  const st = new Stage(
    id,
    [
      [-0.04, D, 0],
      [W, D, -0.02],
      [W + 0.02, 0, 0],
      [0, 0, H],
      [0, D, H],
      [W, 0, H + 0.03],
    ],
    small ? 52 : 26,
  )
  st.shadow(
    [
      [0, 0, 0],
      [W, 0, 0],
      [W, D, 0],
      [0, D, 0],
    ],
    0.07,
    -0.05,
  )
  gusset(st, spec, W, H)
  front(st, spec, W, H)
  foldedTop(st, W, H)
  return st
}

/** The narrow side, folded inward, with a band in the brand's colour and the weight. */
function gusset(st: Stage, { brand, kg }: Bag, W: number, H: number) {
  const D = DEPTH
  const steps = range(13).map((i) => i / 12)
  const outline: V3[] = [
    ...steps.toReversed().map((t): V3 => [W + 0.012 * bulge(t), D + 0.012 * bulge(t), H * t]),
    ...steps.map((t): V3 => [W + 0.03 * bulge(t), -0.012 * bulge(t), H * t]),
  ]
  const d = st.path(outline)
  const quad = (y0: number, y1: number, z0: number, z1: number): V3[] => [
    [W, y0, z1],
    [W, y1, z1],
    [W, y1, z0],
    [W, y0, z0],
  ]
  st.add(filled(d, dark(PAPER, 0.22)))
  st.clipped(d, () => {
    st.poly(quad(D + 0.1, -0.1, H * 0.2, H * 0.62), dark(brand.colour, 0.3))
    const weight = textAt(`${kg} kg`, 0, 0, { size: 16 })
    st.plane(
      [W, D, H],
      [0, -1, 0],
      [0, 0, -1],
      `<g transform="translate(26 ${H * 100 - 8}) rotate(-90)">${filled(weight, dark(brand.colour, 0.35))}</g>`,
    )
    st.poly(quad(D * 0.5, -0.1, 0, H), '#0b1320', `opacity=".1"`)
    const fold: V3[] = [
      [W, D * 0.5, H],
      [W - 0.05, D * 0.48, H * 0.5],
      [W, D * 0.5, 0],
    ]
    st.curve(fold, '#0b1320', 1.6, `opacity=".3"`)
  })
}

/** The print on the front, in plane units. */
function printed({ brand, kg, label, product = 'cement' }: Bag, W: number, H: number): string {
  const [w, h] = [W * 100, H * 100]
  const second = brand.colour2 ?? '#f4f1ea'
  const ink = chooseInk(brand.colour)
  const name = textAt(brand.name, 0, 0, {
    size: fittingSize(brand.name, w * 0.86, 22),
    anchor: 'middle',
  })
  const words = {
    cement: 'SEMEN',
    'white-cement': 'SEMEN PUTIH',
    mortar: 'MORTAR',
    plaster: 'PLESTER',
    grout: 'NAT',
    'tile-adhesive': 'PEREKAT',
    'gypsum-compound': 'KOMPON',
  }
  const cement = product === 'cement'
  const [low, high] = cement ? [h * 0.75, h * 0.75 - 22] : [h * 0.64, h * 0.64]
  const base = cement ? (low + high) / 2 - 6 : low - 8
  const emblemScale = (base - 21) / 66
  const field =
    filled(`M-10 -10H${w + 10}V${high}L-10 ${low}Z`, brand.colour) +
    filled(`M-10 ${low}L${w + 10} ${high}V${high + 7}L-10 ${low + 7}Z`, second)
  const slant = cement ? 'skewY(-10.4)' : ''
  const type = textAt(label, 7, h - 8, { size: fittingSize(label, w * 0.42, 14) })
  const weight = textAt(`${kg} kg`, w - 7, h - 8, { size: 14, anchor: 'end' })
  const word = cement
    ? ''
    : textAt(words[product], 7, h - 22, { size: fittingSize(words[product], w * 0.5, 8) })
  return (
    field +
    `<g transform="translate(${w / 2 - 50 * emblemScale} 0) scale(${emblemScale})">${emblem({ ...brand, colour2: second }, brand.colour)}</g>` +
    `<g transform="translate(${w / 2} ${base}) ${slant}">${filled(name, ink)}</g>` +
    filled(type + word, dark(brand.colour, 0.15)) +
    filled(weight, '#1e242b')
  )
}

function front(st: Stage, spec: Bag, W: number, H: number) {
  const D = DEPTH
  const steps = range(13).map((i) => i / 12)
  const outline: V3[] = [
    ...steps.map((t): V3 => [-0.035 * bulge(t) + (t < 0.04 ? 0.03 : 0), D, H * t]),
    ...steps.map((t): V3 => [W * t, D, H + 0.022 * bulge(t)]),
    ...steps
      .toReversed()
      .map((t): V3 => [W + 0.012 * bulge(t) - (t < 0.04 ? 0.02 : 0), D + 0.012 * bulge(t), H * t]),
    ...steps.toReversed().map((t): V3 => [W * t, D, -0.022 * bulge(t)]),
  ]
  const d = st.path(outline)
  st.add(filled(d, PAPER))
  st.clipped(d, () => st.plane([0, D, H], [1, 0, 0], [0, 0, -1], printed(spec, W, H)))
  const across = st.grad(st.p([0, D, H * 0.6]), st.p([W, D, H * 0.6]), [
    [0, '#0b1320', 0.2],
    [0.12, '#ffffff', 0.1],
    [0.36, '#ffffff', 0.26],
    [0.66, '#0b1320', 0],
    [1, '#0b1320', 0.2],
  ])
  const upward = st.grad(st.p([0, D, 0]), st.p([0, D, H]), [
    [0, '#0b1320', 0.24],
    [0.16, '#0b1320', 0],
    [0.86, '#ffffff', 0],
    [1, '#ffffff', 0.3],
  ])
  st.add(filled(d, across), filled(d, upward))
  const creases: V3[][] = [
    [
      [0.02, D, 0.1],
      [0.14, D, 0.16],
      [0.2, D, 0.3],
    ],
    [
      [W - 0.03, D, 0.1],
      [W - 0.14, D, 0.14],
      [W - 0.18, D, 0.27],
    ],
    [
      [0.03, D, H - 0.1],
      [0.12, D, H - 0.13],
      [0.17, D, H - 0.24],
    ],
    [
      [W - 0.03, D, H - 0.06],
      [W - 0.12, D, H - 0.12],
      [W - 0.14, D, H - 0.22],
    ],
  ]
  for (const crease of creases) {
    st.add(stroked(smooth(crease.map(st.p)), '#0b1320', 1.6, `opacity=".22"`))
    const lit = crease.map(([x, y, z]): V3 => [x, y, z + 0.015])
    st.add(stroked(smooth(lit.map(st.p)), '#fff', 1.4, `opacity=".45"`))
  }
}

/** The folded upper end with the filling valve. */
function foldedTop(st: Stage, W: number, H: number) {
  const D = DEPTH
  st.poly(
    [
      [0, 0, H],
      [W, 0, H + 0.012],
      [W, D, H],
      [W * 0.5, D, H + 0.022],
      [0, D, H],
    ],
    light(PAPER, 0.35),
  )
  const inner: V3[] = [
    [0.1, 0.06, H + 0.006],
    [W - 0.1, 0.06, H + 0.012],
    [W - 0.1, D - 0.08, H + 0.012],
    [0.1, D - 0.08, H + 0.012],
  ]
  st.poly(inner, dark(PAPER, 0.07))
  const fold = (x: number, at: number) =>
    st.line(
      [
        [x, 0, H],
        [at, 0.06, H + 0.009],
        [at, D - 0.08, H + 0.012],
        [x, D, H],
      ],
      '#0b1320',
      1,
      `opacity=".25"`,
    )
  fold(0, 0.1)
  fold(W, W - 0.1)
  st.curve(
    [
      [0, D, H],
      [W * 0.5, D, H + 0.03],
      [W, D, H],
    ],
    '#fff',
    1.6,
    `opacity=".8"`,
  )
}
