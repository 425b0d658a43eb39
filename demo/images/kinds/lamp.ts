import { dark, light } from '../colour.ts'
import { fittingSize } from '../lettering.ts'
import { num, range, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { ball, bent, strut } from '../limbs.ts'
import { box, lathe, rim } from '../solids.ts'
import { Stage } from '../stage.ts'
import { plateLamp } from './plate-lamp.ts'
import { label } from './vessels.ts'

type Lamp = ImageSpecOf<'lamp'>

/** A soft disc of light behind the lamp. */
function glow(st: Stage, at: V3, radius: number, colour: string) {
  const [x, y] = st.p(at)
  for (const k of [1, 0.8, 0.6, 0.4])
    st.add(
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * k)}" fill="${colour}" opacity=".16"/>`,
    )
}

/** Lamps; warm light is yellow, and a higher wattage is drawn larger. */
export function lamp(spec: Lamp, id: string): Stage {
  const { form, watt, warm = false, brand } = spec
  const shine = warm ? '#ffd27a' : '#dcefff'
  switch (form) {
    case 'bulb':
      return bulb(id, watt, shine, brand)
    case 'tube':
      return tubes(id, watt, shine)
    case 'downlight':
      return downlight(id, watt, shine)
    case 'flood':
    case 'panel':
    case 'emergency':
      return plateLamp(id, spec, shine)
    case 'street':
      return street(id)
    case 'strip':
      return strip(id, shine)
  }
}

function bulb(id: string, watt: number, shine: string, brand: Lamp['brand']): Stage {
  const k = Math.min(1.2, 0.72 + watt / 45)
  const st = new Stage(
    id,
    [
      [-0.5, 0.5, 0],
      [0.5, -0.5, 0],
      [0, 0, 1.5],
      [0.4, 0.4, 0],
    ],
    32,
  )
  st.shadowDisc([0, 0, 0], 0.2)
  lathe(
    st,
    [0, 0],
    [
      [0.1, 0],
      [0.15, 0.05],
      [0.15, 0.26],
    ],
    '#b3bdc6',
  )
  for (const z of [0.08, 0.14, 0.2])
    st.disc([0, 0, z], 0.152, 'z', `fill="none" stroke="#6f7a84" stroke-width="2"`)
  lathe(
    st,
    [0, 0],
    [
      [0.17, 0.26],
      [0.34 * k, 0.62],
    ],
    '#eef1f3',
  )
  const name = brand?.name ?? `${watt} W`
  label(st, name, 0.26 * k, 0.46, fittingSize(name, 0.4, 0.1), brand?.colour ?? '#0b4a9e')
  if (brand) label(st, `${watt} W`, 0.25 * k, 0.34, 0.08, '#3a444e')
  ball(st, [0, 0, 0.62 + 0.22 * k], 0.36 * k, shine)
  glow(st, [0, 0, 0.62 + 0.25 * k], 96 * k, '#ffffff')
  return st
}

function tubes(id: string, watt: number, shine: string): Stage {
  const long = watt >= 16 ? 2.2 : 1.6
  const st = new Stage(
    id,
    [
      [0, 0, 0.3],
      [0.7, 0, 0],
      [0, long, 0],
      [0.7, long, 0],
    ],
    30,
  )
  st.shadowRect(0, 0, 0.7, long)
  for (const [i, x] of [0.12, 0.4, 0.66].entries()) {
    const y = 0.1 * i
    strut(st, [x, y, 0.12], [x, long, 0.12], 0.085, shine)
    strut(st, [x, y - 0.04, 0.12], [x, y + 0.12, 0.12], 0.088, '#aeb8c1')
    strut(st, [x, long - 0.1, 0.12], [x, long, 0.12], 0.09, '#aeb8c1')
    for (const dx of [-0.03, 0.03])
      strut(st, [x + dx, long, 0.12], [x + dx, long + 0.07, 0.12], 0.012, '#6f7a84')
  }
  return st
}

function downlight(id: string, watt: number, shine: string): Stage {
  const r = Math.min(0.62, 0.38 + watt / 90)
  const st = new Stage(
    id,
    [
      [-0.62, 0.62, 0],
      [0.62, -0.62, 0],
      [0.62, 0.62, 0],
      [-0.6, -0.6, 0.3],
    ],
    40,
  )
  st.shadowDisc([0, 0, 0], r)
  lathe(
    st,
    [0, 0],
    [
      [r, 0],
      [r, 0.05],
      [r * 0.96, 0.08],
    ],
    '#eceff1',
  )
  st.disc([0, 0, 0.085], r * 0.78, 'z', `fill="#c4ccd3"`)
  st.disc([0, 0, 0.085], r * 0.72, 'z', `fill="${light(shine, 0.3)}"`)
  st.disc([-0.03, -0.03, 0.085], r * 0.42, 'z', `fill="#fff" opacity=".75"`)
  const [x, y] = st.p([0, 0, 0.08])
  for (const s of [-1, 1])
    st.add(
      stroked(
        `M${num(x + s * r * 1.05 * st.scale)} ${num(y - 26)}q${s * 34} -22 ${s * 30} -62`,
        '#8d98a2',
        7,
      ),
    )
  return st
}

function street(id: string): Stage {
  const st = new Stage(
    id,
    [
      [0, -0.9, 1.3],
      [0.3, 0.9, 0.6],
      [-0.3, 0.7, 0.6],
      [0, -0.6, 0],
    ],
    32,
  )
  strut(st, [0, -0.7, 0], [0, -0.7, 1], 0.07, '#7d8891')
  bent(
    st,
    [
      [0, -0.7, 0.9],
      [0, -0.66, 1.14],
      [0, -0.3, 1.24],
      [0, 0.1, 1.26],
    ],
    0.05,
    '#8d98a2',
  )
  box(st, [-0.22, 0, 1.2], [0.22, 0.95, 1.32], '#4a545d')
  rim(st, [-0.22, 0, 1.2], [0.22, 0.95, 1.32], 0.5)
  for (const k of range(6))
    box(st, [-0.16, 0.12 + k * 0.13, 1.32], [0.16, 0.18 + k * 0.13, 1.36], dark('#59636c', 0.1))
  return st
}

function strip(id: string, shine: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.95, 0.95, 0],
      [0.95, -0.95, 0],
      [0.9, 0.9, 0],
      [-0.6, -0.6, 0.3],
    ],
    30,
  )
  st.shadowDisc([0, 0, 0], 0.9)
  for (const i of range(7)) {
    const r = 0.88 - i * 0.085
    lathe(
      st,
      [0, 0],
      [
        [r, 0],
        [r, 0.14],
      ],
      '#f4f6f7',
      i === 6 ? '#dfe5ea' : '#c9d1d8',
    )
    st.disc([0, 0, 0.14], r - 0.02, 'z', `fill="none" stroke="${shine}" stroke-width="6"`)
    st.disc(
      [0, 0, 0.14],
      r - 0.02,
      'z',
      `fill="none" stroke="#e2a93b" stroke-width="5" stroke-dasharray="4 9"`,
    )
  }
  st.disc([0, 0, 0.14], 0.27, 'z', `fill="#8b96a0"`)
  return st
}
