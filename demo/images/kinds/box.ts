import { dark, chooseInk, light, mix, FINISH } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { filled, num, range, stroked, type V3 } from '../path.ts'
import type { ImageBrand, ImageSpecOf } from '../image-spec.ts'
import { box, rim } from '../solids.ts'
import { Stage } from '../stage.ts'

const CARD = '#c8a678'

/** The print on the front of a carton: the brand on its colour, the content below. */
function front(brand: ImageBrand, content: string, w: number, h: number): string {
  const band = h * 0.48
  const name = textAt(brand.name, w / 2, band * 0.66, {
    size: fittingSize(brand.name, w * 0.84, band * 0.5),
    anchor: 'middle',
  })
  const text = textAt(content, w / 2, band + (h - band) * 0.56, {
    size: fittingSize(content, w * 0.84, (h - band) * 0.3),
    anchor: 'middle',
  })
  return (
    filled(`M0 0H${num(w)}V${num(band)}H0Z`, brand.colour) +
    filled(`M0 ${num(band)}H${num(w)}V${num(band + 3)}H0Z`, brand.colour2 ?? '#ffffff') +
    filled(name, chooseInk(brand.colour)) +
    filled(text, '#1e242b')
  )
}

/** A closed carton with brand and content. */
export function carton(spec: ImageSpecOf<'box'>, id: string): Stage {
  const { brand, colour, content, size = 'medium' } = spec
  const shapes = {
    small: [0.8, 0.5, 0.5, 74],
    medium: [1, 0.7, 0.7, 46],
    large: [1.1, 0.9, 1, 28],
    flat: [1.3, 0.95, 0.24, 34],
  } as const
  const [W, D, H, pad] = shapes[size]
  const st = new Stage(
    id,
    [
      [0, 0, H],
      [W, 0, 0],
      [0, D, 0],
      [W, D, 0],
      [0, D, H],
    ],
    pad,
  )
  st.shadowRect(0, 0, W, D)
  box(st, [0, 0, 0], [W, D, H], colour)
  st.plane([0, D, H], [1, 0, 0], [0, 0, -1], front(brand, content, W * 100, H * 100))
  const name = textAt(brand.name, (D * 100) / 2, H * 50, {
    size: fittingSize(brand.name, D * 70, H * 24),
    anchor: 'middle',
  })
  st.plane(
    [W, D, H],
    [0, -1, 0],
    [0, 0, -1],
    filled(name, chooseInk(dark(colour, 0.28)), `opacity=".8"`),
  )
  const tape: V3[] = [
    [0, D * 0.44, H],
    [W, D * 0.44, H],
    [W, D * 0.56, H],
    [0, D * 0.56, H],
  ]
  st.poly(tape, '#fff', `opacity=".35"`)
  rim(st, [0, 0, 0], [W, D, H], 0.6)
  return st
}

/** An open box: walls, content drawn by `fill`, printed front. */
function openBox(
  id: string,
  brand: ImageBrand,
  title: string,
  fill: (st: Stage, top: number) => void,
): Stage {
  const [W, D, H] = [1.05, 0.8, 0.55]
  const st = new Stage(
    id,
    [
      [0, -0.2, H + 0.25],
      [W + 0.2, 0, 0],
      [0, D, 0],
      [W, D, 0],
      [0, D, H],
    ],
    30,
  )
  st.shadowRect(0, 0, W, D)
  st.poly(
    [
      [0, 0, H],
      [W, 0, H],
      [W, -0.16, H + 0.24],
      [0, -0.16, H + 0.24],
    ],
    light(CARD, 0.2),
  )
  box(st, [0, 0, 0], [W, D, H], CARD, { top: dark(CARD, 0.5) })
  const opening = st.path([
    [0.02, 0.02, H],
    [W - 0.02, 0.02, H],
    [W - 0.02, D - 0.02, H],
    [0.02, D - 0.02, H],
  ])
  st.clipped(opening, () => fill(st, H))
  st.plane([0, D, H], [1, 0, 0], [0, 0, -1], front(brand, title, W * 100, H * 100))
  st.line(
    [
      [0, D, H],
      [W, D, H],
      [W, 0, H],
      [0, 0, H],
      [0, D, H],
    ],
    light(CARD, 0.4),
    3,
  )
  return st
}

/** Scattered shanks in the box, each drawn by `one` at a position and an angle. */
function scatter(
  st: Stage,
  z: number,
  count: number,
  one: (x: number, y: number, angle: number) => string,
) {
  const pieces = range(count).map(() => {
    const [x, y] = st.p([0.08 + st.random() * 0.9, 0.06 + st.random() * 0.68, z - 0.02])
    return one(x, y, st.random() * Math.PI * 2)
  })
  st.add(...pieces)
}

const GENERIC: ImageBrand = { name: 'PAKU', colour: '#0b4a9e' }
const mm = (length: number) => `${String(length).replace('.', ',')} mm`

/** Nails in an open box; longer nails are drawn longer and thicker. */
export function nailBox(spec: ImageSpecOf<'nail-box'>, id: string): Stage {
  const { length, form = 'wood', brand = GENERIC } = spec
  const colour = { wood: '#8b949c', concrete: '#3c434b', roofing: '#b9c1c8', staple: '#c3cad1' }[
    form
  ]
  const long = 18 + Math.min(60, length * 0.55)
  const thick = 2 + Math.min(4, length / 28)
  const words = {
    wood: 'PAKU KAYU',
    concrete: 'PAKU BETON',
    roofing: 'PAKU PAYUNG',
    staple: 'STAPLES',
  }[form]
  return openBox(id, brand, `${words} ${mm(length)}`, (st, top) =>
    scatter(st, top, Math.round(2300 / (long * thick * 0.35)), (x, y, angle) => {
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.58]
      const d = `M${num(x)} ${num(y)}l${num(dx)} ${num(dy)}`
      const head = form === 'roofing' ? 9 : thick * 1.5
      if (form === 'staple')
        return stroked(
          `M${num(x)} ${num(y)}l${num(dx * 0.4)} ${num(dy * 0.4)}m0 0l6 9M${num(x)} ${num(y)}l6 9`,
          colour,
          2.4,
        )
      return (
        stroked(d, dark(colour, 0.5), thick + 1) +
        stroked(d, light(colour, 0.25), thick * 0.6) +
        `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(head)}" ry="${num(head * 0.66)}" fill="${light(colour, 0.3)}" stroke="${dark(colour, 0.4)}"/>`
      )
    }),
  )
}

/** Screws or plugs in an open box. */
export function screwBox(spec: ImageSpecOf<'screw-box'>, id: string): Stage {
  const { length, form = 'drywall', brand = { name: 'SEKRUP', colour: '#14693f' } } = spec
  const own = {
    drywall: '#33393f',
    roofing: FINISH.zinc,
    'self-drilling': FINISH.zinc,
    wood: FINISH.brass,
    plug: '#c94a2e',
  }[form]
  const colour = spec.colour ?? own
  const words = {
    drywall: 'SEKRUP GIPSUM',
    roofing: 'SEKRUP ATAP',
    'self-drilling': 'SEKRUP SDS',
    wood: 'SEKRUP KAYU',
    plug: 'FISHER',
  }[form]
  const long = 18 + Math.min(54, length * 0.6)
  const washer = form === 'roofing'
  return openBox(id, brand, `${words} ${mm(length)}`, (st, top) =>
    scatter(st, top, Math.round(440 / (long * 0.3)), (x, y, angle) => {
      const c = mix(colour, '#ffffff', st.random() * 0.16)
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.58]
      const d = `M${num(x)} ${num(y)}l${num(dx)} ${num(dy)}`
      const w = form === 'plug' ? 11 : 6.5
      const head = form === 'plug' ? 6 : 8
      return (
        stroked(d, dark(c, 0.5), w) +
        stroked(
          d,
          light(c, 0.3),
          w * 0.7,
          `stroke-dasharray="1.4 3.4" style="stroke-linecap:butt"`,
        ) +
        (washer ? `<ellipse cx="${num(x)}" cy="${num(y)}" rx="12" ry="8" fill="#20262c"/>` : '') +
        `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${head}" ry="${head * 0.66}" fill="${light(c, 0.2)}" stroke="${dark(c, 0.5)}"/>` +
        (form === 'plug'
          ? ''
          : stroked(`M${num(x - 3)} ${num(y - 2)}l6 4m0 -4l-6 4`, dark(c, 0.5), 1.4))
      )
    }),
  )
}
