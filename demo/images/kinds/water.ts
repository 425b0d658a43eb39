import { dark, FINISH, chooseInk, light } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { filled, num, range, roundRect, type V2, type V3 } from '../path.ts'
import type { ImageBrand, ImageSpecOf } from '../image-spec.ts'
import { bars, strut } from '../limbs.ts'
import { band, box, lathe, rim } from '../solids.ts'
import { Stage } from '../stage.ts'
import { label } from './vessels.ts'

type Tank = ImageSpecOf<'tank'>
type Pump = ImageSpecOf<'pump'>

/** Water tanks with their litres printed on them; a larger one fills more of the image. */
export function tank(spec: Tank, id: string): Stage {
  const { litres, material, brand } = spec
  const colour =
    spec.colour ?? { plastic: '#f08a24', steel: FINISH.stainless, septic: '#2c7fb8' }[material]
  const k = Math.min(1, Math.max(0.55, 0.42 + litres / 2200))
  const [r, h] = [0.46 * (0.75 + k * 0.25), 1.15 * (0.72 + k * 0.28)]
  const lift = material === 'steel' ? 0.2 : 0
  const st = new Stage(
    id,
    [
      [-r, r, 0],
      [r, -r, 0],
      [r, r, 0],
      [-0.3, -0.3, h + 0.3 + lift],
    ],
    34 + (1 - k) * 70,
  )
  st.shadowDisc([0, 0, 0], r)
  if (material === 'steel') {
    const legs = (
      [
        [-0.7, 0.7],
        [0.7, -0.7],
        [0.7, 0.7],
      ] as const
    ).map(([x, y]): V3[] => [
      [x * r, y * r, 0],
      [x * r, y * r, lift + 0.05],
    ])
    bars(st, legs, 8, '#7d8891')
  }
  const ribs = material === 'septic' ? 8 : 5
  const wall: V2[] = range(ribs).flatMap((i): V2[] => {
    const [a, b] = [(h * i) / ribs, (h * (i + 1)) / ribs]
    return [
      [r, lift + a],
      [r, lift + a + (b - a) * 0.7],
      [r * 0.965, lift + a + (b - a) * 0.82],
      [r * 0.965, lift + a + (b - a) * 0.9],
    ]
  })
  lathe(
    st,
    [0, 0],
    [
      ...wall,
      [r, lift + h],
      [r * 0.86, lift + h + 0.08],
      [r * 0.5, lift + h + 0.14],
      [r * 0.36, lift + h + 0.15],
    ],
    colour,
  )
  lathe(
    st,
    [0, 0],
    [
      [r * 0.36, lift + h + 0.15],
      [r * 0.36, lift + h + 0.21],
      [r * 0.2, lift + h + 0.24],
    ],
    dark(colour, 0.15),
  )
  st.add(
    filled(
      band(st, [0, 0], r * 1.002, lift + h * 0.4, r * 1.002, lift + h * 0.76),
      brand?.colour ?? dark(colour, 0.3),
      `opacity=".92"`,
    ),
  )
  const ink = chooseInk(brand?.colour ?? dark(colour, 0.3))
  const words = brand?.name ?? 'TANDON'
  label(st, words, r, lift + h * 0.6, fittingSize(words, r * 1.5, 0.16), ink)
  label(st, `${litres} L`, r, lift + h * 0.44, 0.12, ink)
  strut(st, [r * 0.3, r * 0.9, lift + 0.1], [r * 0.42, r * 1.2, lift + 0.1], 0.05, '#4b545c')
  return st
}

/** Pumps and a water heater. */
export function pump(spec: Pump, id: string): Stage {
  const { form, watt, brand } = spec
  const colour = spec.colour ?? brand?.colour ?? '#2468b0'
  const pad = 60 - Math.min(32, watt / 16)
  if (form === 'water-heater') return heater(id, colour, brand)
  if (form === 'submersible') {
    const st = new Stage(
      id,
      [
        [-0.35, 0.35, 0],
        [0.35, -0.35, 0],
        [0.3, 0.3, 0],
        [0, 0, 1.9],
      ],
      30,
    )
    st.shadowDisc([0, 0, 0], 0.22)
    lathe(
      st,
      [0, 0],
      [
        [0.2, 0],
        [0.22, 0.04],
        [0.22, 0.7],
      ],
      FINISH.stainless,
    )
    lathe(
      st,
      [0, 0],
      [
        [0.2, 0.7],
        [0.2, 0.86],
      ],
      '#3a424a',
    )
    lathe(
      st,
      [0, 0],
      [
        [0.22, 0.86],
        [0.22, 1.6],
        [0.12, 1.68],
        [0.12, 1.82],
      ],
      FINISH.stainless,
      '#3a424a',
    )
    st.add(filled(band(st, [0, 0], 0.221, 1.06, 0.221, 1.42), colour))
    label(
      st,
      brand?.name ?? `${watt} W`,
      0.22,
      1.22,
      fittingSize(brand?.name ?? `${watt} W`, 0.36, 0.1),
      chooseInk(colour),
    )
    return st
  }
  const st = new Stage(
    id,
    [
      [-0.2, 0, 1],
      [0.6, -0.2, 0],
      [-0.2, 1.2, 0],
      [0.6, 1.2, 0],
      [0, 0, 1.15],
    ],
    pad,
  )
  st.shadow([
    [-0.1, 0, 0],
    [0.5, 0, 0],
    [0.5, 1.1, 0],
    [-0.1, 1.1, 0],
  ])
  if (form === 'shallow' || form === 'booster') {
    strut(st, [0.2, -0.05, 0.34], [0.2, 0.3, 0.34], 0.3, light(colour, 0.1))
    strut(st, [0.1, 0, 0.5], [0.1, 0, 0.92], 0.06, '#4b545c')
  }
  box(st, [-0.08, 0.2, 0], [0.48, 1, 0.08], '#3a424a')
  motor(st, colour, brand, watt)
  if (form === 'jet') {
    strut(st, [0.2, 0.96, 0.4], [0.2, 1.18, 0.4], 0.3, '#4b545c', '#59636c')
    strut(st, [0.2, 1.08, 0.66], [0.2, 1.08, 0.98], 0.08, '#4b545c', '#20262c')
    strut(st, [0.2, 1.18, 0.4], [0.2, 1.3, 0.4], 0.1, '#4b545c', '#20262c')
  } else {
    lathe(
      st,
      [0.2, 0.98],
      [
        [0.2, 0.05],
        [0.2, 0.62],
        [0.12, 0.7],
      ],
      light(colour, 0.2),
    )
  }
  return st
}

function motor(st: Stage, colour: string, brand: ImageBrand | undefined, watt: number) {
  strut(st, [0.2, 0.16, 0.4], [0.2, 0.96, 0.4], 0.27, colour)
  for (const i of range(9)) {
    const y = 0.24 + i * 0.05
    const fin = range(7).map((k): V3 => {
      const a = -0.2 + k * 0.34
      return [0.2 + Math.cos(a) * 0.275, y, 0.4 + Math.sin(a) * 0.275]
    })
    st.curve(fin, dark(colour, 0.5), 2, `opacity=".55"`)
  }
  box(st, [0.06, 0.36, 0.66], [0.36, 0.8, 0.8], dark(colour, 0.1))
  rim(st, [0.06, 0.36, 0.66], [0.36, 0.8, 0.8], 0.5)
  const words = brand?.name ?? `${watt} W`
  const d = textAt(words, 22, 9, { size: fittingSize(words, 40, 9), anchor: 'middle' })
  st.plane([0.36, 0.8, 0.8], [0, -1, 0], [0, 0, -1], filled(d, chooseInk(colour)))
  const power = textAt(`${watt} W`, 40, 0, { size: 10, anchor: 'middle' })
  st.plane(
    [0.42, 0.96, 0.55],
    [0, -1, 0],
    [0.3, 0, -0.95],
    filled(power, chooseInk(colour), `opacity=".9"`),
  )
}

function heater(id: string, colour: string, brand: ImageBrand | undefined): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, 1.2],
      [0.9, 0, 0],
      [0, 0.4, -0.2],
      [0.9, 0.4, -0.2],
    ],
    42,
  )
  for (const x of [0.2, 0.7]) strut(st, [x, 0.2, -0.2], [x, 0.2, 0.1], 0.05, FINISH.chrome)
  box(st, [0, 0, 0], [0.9, 0.34, 1.15], '#eef1f3')
  rim(st, [0, 0, 0], [0.9, 0.34, 1.15], 0.9)
  const words = brand?.name ?? 'HEATER'
  const name = textAt(words, 45, 34, { size: fittingSize(words, 70, 15), anchor: 'middle' })
  const dial = `<circle cx="45" cy="78" r="15" fill="#c9d1d8"/><circle cx="45" cy="78" r="11" fill="#3a424a"/><path d="M45 78V69" stroke="#fff" stroke-width="2.4"/>`
  st.plane(
    [0, 0.34, 1.15],
    [1, 0, 0],
    [0, 0, -1],
    filled(roundRect(0, 0, 90, 8, 0), colour) +
      filled(name, colour) +
      dial +
      `<path d="M${num(20)} 98h50" stroke="${colour}" stroke-width="2"/>`,
  )
  return st
}
