import { chooseInk } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { circle, filled, range, roundRect, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bars, bent, strut } from '../limbs.ts'
import { box, lathe, rim } from '../solids.ts'
import { Stage } from '../stage.ts'

type Tool = ImageSpecOf<'power-tool'>

const BLACK = '#2a3036'
const STEEL = '#b4bdc6'

/** Machines on the ground: welders, mixers, vibrators, generators, compressors. */
export function standing({ form, colour, brand }: Tool, id: string): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, 1.1],
      [0.9, 0, 0],
      [0, 1.3, 0],
      [0.9, 1.3, 0],
    ],
    34,
  )
  st.shadowRect(0, 0, 0.9, 1.25)
  const name = (o: V3, width: number, ground: string) => {
    if (!brand) return
    const d = textAt(brand.name, width / 2, 0, {
      size: fittingSize(brand.name, width * 0.9, 15),
      anchor: 'middle',
    })
    st.plane(o, [1, 0, 0], [0, 0, -1], filled(d, chooseInk(ground)))
  }
  if (form === 'mixer') mixer(st, colour)
  else if (form === 'compressor') {
    for (const y of [0.2, 1]) strut(st, [0.1, y, 0.1], [0.02, y, 0.1], 0.12, BLACK, '#59636c')
    strut(st, [0.42, 0.05, 0.36], [0.42, 1.25, 0.36], 0.27, colour)
    box(st, [0.22, 0.3, 0.64], [0.66, 0.9, 1], BLACK)
    rim(st, [0.22, 0.3, 0.64], [0.66, 0.9, 1], 0.4)
    bent(
      st,
      [
        [0.42, 0.05, 0.7],
        [0.42, 0, 1.05],
        [0.42, 0.5, 1.12],
      ],
      0.03,
      STEEL,
    )
    if (brand)
      st.plane(
        [0.68, 0.95, 0.44],
        [0, -1, 0],
        [0.2, 0, -0.98],
        filled(textAt(brand.name, 0, 0, { size: 12 }), chooseInk(colour)),
      )
  } else if (form === 'vibrator') {
    box(st, [0.1, 0.2, 0.1], [0.6, 0.8, 0.5], colour)
    strut(st, [0.35, 0.8, 0.32], [0.35, 1, 0.32], 0.14, BLACK)
    bent(
      st,
      [
        [0.35, 1, 0.32],
        [0.35, 1.25, 0.3],
        [0.7, 1.3, 0.08],
        [0.95, 0.9, 0.06],
        [0.9, 0.4, 0.06],
      ],
      0.05,
      BLACK,
    )
    strut(st, [0.9, 0.45, 0.06], [0.88, 0.05, 0.06], 0.06, STEEL)
    bars(
      st,
      [
        [
          [0.1, 0.2, 0.5],
          [0.1, 0.2, 0.7],
          [0.1, 0.8, 0.7],
          [0.1, 0.8, 0.5],
        ],
      ],
      8,
      BLACK,
    )
    name([0.1, 0.81, 0.34], 50, colour)
  } else {
    const welder = form === 'welder'
    const [top, deep] = welder ? [0.72, 1.1] : [0.66, 1.15]
    box(st, [0.05, 0.05, 0.08], [0.75, deep, top], welder ? colour : BLACK)
    if (!welder) box(st, [0.1, 0.1, top], [0.7, deep - 0.05, top + 0.26], colour)
    rim(st, [0.05, 0.05, 0.08], [0.75, deep, welder ? top : top + 0.26], 0.4)
    const front = range(6)
      .map((i) => roundRect(8, 40 + i * 4, 54, 1.8, 0.6))
      .join('')
    st.plane(
      [0.05, deep, top],
      [1, 0, 0],
      [0, 0, -1],
      filled(front, '#11161b', `opacity=".6"`) +
        filled(circle(18, 28, 7) + circle(40, 28, 7), '#c9d1d8') +
        filled(circle(18, 28, 3) + circle(40, 28, 3), '#c2302a'),
    )
    name([0.05, deep + 0.002, top - 0.13], 70, welder ? colour : BLACK)
    const frame: V3[][] = [
      [
        [0, 0, 0],
        [0, 0, 1],
        [0, deep + 0.05, 1],
        [0, deep + 0.05, 0],
      ],
      [
        [0.8, 0, 0.1],
        [0.8, 0, 1],
        [0.8, deep + 0.05, 1],
        [0.8, deep + 0.05, 0],
      ],
    ]
    if (welder)
      bars(
        st,
        [
          [
            [0.4, 0.2, top],
            [0.4, 0.2, top + 0.16],
            [0.4, 0.95, top + 0.16],
            [0.4, 0.95, top],
          ],
        ],
        12,
        BLACK,
      )
    else bars(st, frame, 9, '#c2302a')
  }
  return st
}

function mixer(st: Stage, colour: string) {
  bars(
    st,
    [
      [
        [0.1, 0.1, 0],
        [0.4, 0.6, 0.5],
        [0.1, 1.2, 0],
      ],
      [
        [0.8, 0.2, 0],
        [0.5, 0.6, 0.5],
        [0.9, 1.1, 0],
      ],
    ],
    10,
    '#59636c',
  )
  for (const y of [0.15, 1.1]) strut(st, [0.72, y, 0.12], [0.84, y, 0.12], 0.13, BLACK, '#8d98a2')
  lathe(
    st,
    [0.45, 0.6],
    [
      [0.22, 0.3],
      [0.42, 0.5],
      [0.46, 0.72],
      [0.3, 1.02],
      [0.26, 1.06],
    ],
    colour,
    '#20262c',
  )
  box(st, [0.02, 0.3, 0.3], [0.2, 0.7, 0.62], BLACK)
}
