import { dark, FINISH, light } from '../colour.ts'
import { range, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bars, strut } from '../limbs.ts'
import { box, rim } from '../solids.ts'
import { Stage } from '../stage.ts'

/** A ladder with its number of steps. */
export function ladder(
  { form = 'a-frame', steps, colour = FINISH.stainless }: ImageSpecOf<'ladder'>,
  id: string,
): Stage {
  const tall = Math.min(2.3, 0.9 + steps * 0.13)
  const apart = form === 'a-frame'
  const foot = apart ? 0.9 : 0.35
  const st = new Stage(
    id,
    [
      [0, 0, tall],
      [0.8, 0, 0],
      [0, foot, 0],
      [0.8, foot, 0],
      [0.6, 0, tall],
    ],
    26,
  )
  st.shadow(
    [
      [0, foot, 0],
      [0.8, foot, 0],
      [0.8, 0, 0],
      [0, 0, 0],
    ],
    0.1,
    -0.06,
  )
  const rail = (x: number, inset: number, y: number, top: number): V3[] => [
    [x, y, 0],
    [x + inset, top, tall],
  ]
  if (apart)
    bars(
      st,
      [
        rail(0.02, 0.1, 0, 0.42),
        rail(0.78, -0.1, 0, 0.42),
        [
          [0.05, 0.12, tall * 0.3],
          [0.75, 0.12, tall * 0.3],
        ],
      ],
      9,
      dark(colour, 0.2),
    )
  const top = apart ? 0.44 : 0.05
  for (const i of range(steps)) {
    const t = (i + 0.7) / (steps + (apart ? 0.2 : 0.4))
    const y = foot + (top - foot) * t
    const inset = 0.1 * t
    const deep = apart ? 0.11 : 0.05
    box(
      st,
      [0.02 + inset, y - deep, tall * t - 0.03],
      [0.78 - inset, y + 0.02, tall * t],
      light(colour, 0.1),
    )
  }
  bars(st, [rail(0, 0.1, foot, top), rail(0.8, -0.1, foot, top)], 12, colour)
  if (form === 'telescopic')
    for (const i of range(steps)) {
      const t = (i + 0.7) / (steps + 0.4)
      for (const x of [0.1 * t, 0.8 - 0.1 * t])
        strut(
          st,
          [x, foot + (top - foot) * t, tall * t - 0.05],
          [x, foot + (top - foot) * t, tall * t + 0.03],
          0.045,
          '#2c3640',
        )
    }
  if (apart) box(st, [0.08, 0.36, tall - 0.02], [0.72, 0.54, tall + 0.05], '#c2410c')
  return st
}

/** One bay of frame scaffolding. */
export function scaffold(
  { height = 170, colour = '#c2662a' }: ImageSpecOf<'scaffold'>,
  id: string,
): Stage {
  const [w, l, h] = [0.8, 1.3, Math.max(0.9, Math.min(1.7, height / 110))]
  const st = new Stage(
    id,
    [
      [0, 0, h + 0.2],
      [w, 0, 0],
      [0, l, 0],
      [w, l, 0],
    ],
    26,
  )
  st.shadowRect(0, 0, w, l)
  const frame = (y: number): V3[][] => [
    [
      [0, y, 0],
      [0, y, h],
      [w, y, h],
      [w, y, 0],
    ],
    [
      [0, y, h * 0.55],
      [w, y, h * 0.55],
    ],
    [
      [w * 0.25, y, h * 0.55],
      [w * 0.25, y, h],
    ],
    [
      [w * 0.75, y, h * 0.55],
      [w * 0.75, y, h],
    ],
  ]
  bars(st, frame(0), 9, dark(colour, 0.15))
  bars(
    st,
    [
      [
        [0, 0, 0.1],
        [0, l, h],
      ],
      [
        [0, 0, h],
        [0, l, 0.1],
      ],
    ],
    5,
    FINISH.galvanised,
  )
  for (const i of range(3))
    box(st, [0.06 + i * 0.24, -0.05, h], [0.26 + i * 0.24, l + 0.05, h + 0.05], '#c9a36b')
  bars(
    st,
    [
      [
        [w, 0, 0.1],
        [w, l, h],
      ],
      [
        [w, 0, h],
        [w, l, 0.1],
      ],
    ],
    5,
    FINISH.galvanised,
  )
  bars(st, frame(l), 11, colour)
  return st
}

/** A wheelbarrow with one or two wheels. */
export function wheelbarrow({ colour, wheels = 1 }: ImageSpecOf<'wheelbarrow'>, id: string): Stage {
  const st = new Stage(
    id,
    [
      [0, -0.5, 0.9],
      [0.9, -0.5, 0.3],
      [0, 1.5, 0.1],
      [0.9, 1.4, 0],
    ],
    26,
  )
  st.shadow([
    [0.15, 0, 0],
    [0.8, 0, 0],
    [0.8, 1.2, 0],
    [0.15, 1.2, 0],
  ])
  bars(
    st,
    [
      [
        [0.16, -0.5, 0.62],
        [0.2, 0.3, 0.36],
        [0.4, 1.2, 0.2],
      ],
      [
        [0.12, 0.2, 0.4],
        [0.12, 0.1, 0],
      ],
    ],
    10,
    '#4b545c',
  )
  const at = wheels === 2 ? [0.2, 0.66] : [0.4]
  for (const x of at) {
    strut(st, [x, 1.2, 0.2], [x + 0.14, 1.2, 0.2], 0.2, '#20262c', '#20262c')
    strut(st, [x + 0.14, 1.2, 0.2], [x + 0.15, 1.2, 0.2], 0.11, colour, light(colour, 0.3))
  }
  bars(
    st,
    [
      [
        [0.84, -0.5, 0.62],
        [0.8, 0.3, 0.36],
        [0.58, 1.2, 0.2],
      ],
      [
        [0.84, 0.2, 0.4],
        [0.84, 0.1, 0],
      ],
    ],
    10,
    '#4b545c',
  )
  for (const x of [0.16, 0.84]) strut(st, [x, -0.5, 0.62], [x, -0.28, 0.55], 0.05, '#c2410c')
  const [z0, z1] = [0.34, 0.78]
  const low: [V3, V3, V3, V3] = [
    [0.22, 0.3, z0],
    [0.78, 0.3, z0],
    [0.78, 0.95, z0],
    [0.22, 0.95, z0],
  ]
  const high: [V3, V3, V3, V3] = [
    [0, 0, z1],
    [1, 0, z1],
    [1, 1.35, z1],
    [0, 1.35, z1],
  ]
  st.poly(high, dark(colour, 0.42))
  st.poly([high[0], high[1], low[1], low[0]], dark(colour, 0.24))
  st.poly([high[0], high[3], low[3], low[0]], dark(colour, 0.1))
  st.poly(low, dark(colour, 0.34))
  st.poly([high[3], high[2], low[2], low[3]], light(colour, 0.06))
  st.poly([high[1], high[2], low[2], low[1]], dark(colour, 0.22))
  bars(st, [[...high, high[0]]], 7, light(colour, 0.2))
  rim(st, [0.22, 0.3, z0], [0.78, 0.95, z0], 0.2)
  return st
}
