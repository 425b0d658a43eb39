import { dark, chooseInk, light } from '../colour.ts'
import { fittingSize, lettering } from '../lettering.ts'
import { filled, num, stroked } from '../path.ts'
import type { ImageBrand, ImageSpecOf } from '../image-spec.ts'
import { band, lathe, onWall } from '../solids.ts'
import { Stage, NARROW, WIDE } from '../stage.ts'

/** An upright, slightly conical vessel: lower and upper radius, height. */
type Shape = { low: number; high: number; tall: number; lid: 'plastic' | 'tin' }

const figure = (value: number) => String(value).replace('.', ',')

/** Text around an upright wall, centred slightly left of the nearest line, where the light falls. */
export function label(
  st: Stage,
  text: string,
  radius: number,
  z: number,
  size: number,
  ink: string,
) {
  const d = lettering(text, { size, anchor: 'middle' }, (x, y) =>
    st.p(onWall([0, 0], radius, x / radius - 0.02, z - y)),
  )
  st.add(filled(d, ink))
}

function vesselStage(id: string, { low, high, tall }: Shape, pad: number): Stage {
  const r = Math.max(low, high)
  const st = new Stage(
    id,
    [
      [-r * 1.1, r * 1.1, 0],
      [r * 1.1, -r * 1.1, 0],
      [r, r, 0],
      [-r * 0.8, -r * 0.8, tall + 0.08],
    ],
    pad,
  )
  st.shadowDisc([0, 0, 0], low)
  return st
}

/** The body with its highlight and a printed band from `from` to `to` (fractions of the height). */
function body(st: Stage, shape: Shape, ground: string, colour: string, from: number, to: number) {
  const { low, high, tall } = shape
  const radius = (z: number) => low + ((high - low) * z) / tall
  const wall = (a: number, b: number, k = 1) =>
    band(st, [0, 0], radius(a * tall) * k, a * tall, radius(b * tall) * k, b * tall)
  const [x] = st.p([0, 0, 0])
  const k = high * WIDE * st.scale
  const shading = st.grad(
    [x - k, 0],
    [x + k, 0],
    [
      [0, '#0b1320', 0.24],
      [0.14, '#0b1320', 0.02],
      [0.3, '#ffffff', 0.5],
      [0.42, '#ffffff', 0.08],
      [0.6, '#0b1320', 0.02],
      [0.9, '#0b1320', 0.3],
      [1, '#0b1320', 0.2],
    ],
  )
  st.add(filled(wall(0, 1), ground), filled(wall(from, to), colour))
  st.add(filled(wall(from, from + 0.06), dark(colour, 0.28)))
  return { wall, radius, shading }
}

function lid(
  st: Stage,
  { high: r, tall }: Shape,
  shading: string,
  interior: string,
  ground: string,
) {
  const rimBand = band(st, [0, 0], r * 1.05, tall - 0.07, r * 1.05, tall + 0.015)
  st.add(filled(rimBand, ground), filled(rimBand, shading))
  const z = tall + 0.015
  st.disc([0, 0, z], r * 1.05, 'z', `fill="${light(ground, 0.5)}" stroke="#b4bdc5"`)
  st.disc([0, 0, z], r * 0.93, 'z', `fill="${dark(ground, 0.12)}"`)
  st.disc([0.012, 0.012, z - 0.02], r * 0.9, 'z', `fill="${interior}"`)
  st.disc([-0.02, -0.02, z - 0.02], r * 0.62, 'z', `fill="#fff" opacity=".16"`)
}

/** The wire handle, hanging over the front. */
function handle(st: Stage, { high: r, tall }: Shape, long: number) {
  const [x, base] = st.p([0, 0, 0])
  const y = base - (tall - 0.1) * st.scale
  const k = r * WIDE * st.scale
  const drop = r * NARROW * st.scale + st.scale * long
  const d = `M${num(x - k)} ${num(y)}C${num(x - k + 6)} ${num(y + drop * 1.22)} ${num(x + k - 6)} ${num(y + drop * 1.22)} ${num(x + k)} ${num(y)}`
  st.add(stroked(d, '#5f6b76', 4), stroked(d, '#dde3e8', 1.7))
  const middle = y + drop * 0.915
  st.add(
    `<rect x="${num(x - 30)}" y="${num(middle - 7)}" width="60" height="14" rx="7" fill="#2c3640"/>`,
  )
  for (const at of [x - k, x + k])
    st.add(
      `<circle cx="${num(at)}" cy="${num(y)}" r="6.5" fill="#dde3e8" stroke="#7d8994" stroke-width="1.4"/>`,
    )
}

/** Paint in a tin, can or pail, by weight, with band and lid in the colour of the paint. */
export function paintCan(spec: ImageSpecOf<'paint-can'>, id: string): Stage {
  const { colour, kg, brand, form = kg < 2 ? 'tin' : 'plastic', unit = 'kg' } = spec
  if (form === 'spray') return spray(colour, brand, spec.label ?? 'Pilox', id)
  const high = kg >= 15 ? 0.5 : kg >= 4 ? 0.44 : 0.37
  const tall = kg >= 15 ? 1.06 : kg >= 4 ? 0.74 : 0.62
  const shape: Shape = { low: high * (form === 'tin' ? 1 : 0.93), high, tall, lid: form }
  const st = vesselStage(id, shape, kg >= 15 ? 28 : kg >= 4 ? 34 : kg >= 1 ? 58 : 84)
  const metal = form === 'tin' ? '#cfd6dc' : '#f1f3f4'
  const { wall, radius, shading } = body(st, shape, metal, colour, 0.13, 0.8)
  const ink = chooseInk(colour)
  /** Below the grip of the handle. */
  const lower = kg >= 4 && kg < 15 ? 0.15 : 0
  st.add(filled(wall(0.66 - lower, 0.8 - lower), brand.colour))
  st.add(filled(wall(0.655 - lower, 0.668 - lower), brand.colour2 ?? '#ffffff', `opacity=".9"`))
  const size = fittingSize(brand.name, 0.62, 0.12 * tall)
  label(
    st,
    brand.name,
    radius(tall * (0.7 - lower)),
    tall * (0.73 - lower) - size * 0.35,
    size,
    chooseInk(brand.colour),
  )
  const text = spec.label ?? 'Interior'
  label(
    st,
    text,
    radius(tall * 0.4),
    tall * (0.44 - lower * 0.55),
    fittingSize(text, 0.56, 0.115),
    ink,
  )
  label(st, `${figure(kg)} ${unit}`, radius(tall * 0.3), tall * (0.27 - lower * 0.5), 0.1, ink)
  st.add(filled(wall(0, 1), shading))
  lid(st, shape, shading, light(colour, 0.12), form === 'tin' ? '#c6ced5' : '#e4e8eb')
  if (kg >= 4) handle(st, shape, kg >= 15 ? 0.06 : 0.03)
  return st
}

/** A pail of waterproofing, adhesive or plaster. */
export function bucket(spec: ImageSpecOf<'bucket'>, id: string): Stage {
  const { brand, colour, content, kg, unit = 'kg' } = spec
  const high = kg >= 15 ? 0.5 : kg >= 4 ? 0.43 : 0.36
  const tall = kg >= 15 ? 0.98 : kg >= 4 ? 0.7 : 0.6
  const shape: Shape = { low: high * 0.86, high, tall, lid: 'plastic' }
  const st = vesselStage(id, shape, kg >= 15 ? 30 : kg >= 4 ? 40 : 66)
  const { wall, radius, shading } = body(st, shape, colour, brand.colour, 0.34, 0.74)
  const ink = chooseInk(brand.colour)
  const size = fittingSize(brand.name, 0.6, 0.15)
  label(st, brand.name, radius(tall * 0.55), tall * 0.55, size, ink)
  label(st, content, radius(tall * 0.42), tall * 0.4, fittingSize(content, 0.62, 0.085), ink)
  label(st, `${figure(kg)} ${unit}`, radius(tall * 0.2), tall * 0.17, 0.1, chooseInk(colour))
  st.add(filled(wall(0, 1), shading))
  lid(st, shape, shading, light(colour, 0.1), light(colour, 0.25))
  if (kg >= 4) handle(st, shape, 0.03)
  return st
}

function spray(colour: string, brand: ImageBrand, text: string, id: string): Stage {
  const shape: Shape = { low: 0.2, high: 0.2, tall: 0.95, lid: 'tin' }
  const st = vesselStage(id, { ...shape, tall: 1.2 }, 44)
  const { wall, shading } = body(st, shape, '#e7ebee', colour, 0.1, 0.6)
  st.add(filled(wall(0.6, 0.92), brand.colour))
  label(st, brand.name, 0.2, 0.68, fittingSize(brand.name, 0.34, 0.1), chooseInk(brand.colour))
  label(st, text, 0.2, 0.32, fittingSize(text, 0.34, 0.09), chooseInk(colour))
  st.add(filled(wall(0, 1), shading))
  lathe(
    st,
    [0, 0],
    [
      [0.2, 0.95],
      [0.16, 1],
      [0.15, 1.02],
    ],
    '#c6ced5',
  )
  lathe(
    st,
    [0, 0],
    [
      [0.14, 1.02],
      [0.14, 1.2],
    ],
    colour,
  )
  return st
}
