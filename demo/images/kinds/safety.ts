import { dark, light } from '../colour.ts'
import { circle, filled, num, range, roundRect, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { facing, strut } from '../limbs.ts'
import { box, lathe, slab } from '../solids.ts'
import { Stage } from '../stage.ts'

type Safety = ImageSpecOf<'safety'>
type Part = [d: string, colour: string, thick: number]

/** Gear drawn flat, facing the viewer, in a 200 × 200 field around the centre. */
function parts(form: Safety['form'], c: string): Part[] | undefined {
  const reflective = '#e9edf0'
  switch (form) {
    case 'shoes':
      return [
        ['M-96 -36H-40L-34 0Q-10 16 30 20Q92 26 96 56V66H-98Z', dark(c, 0.16), 0.3],
        ['M-98 60H98V76Q60 80 -98 78Z', '#20262c', 0.34],
        ['M40 22Q92 28 96 58H34Q30 36 40 22Z', dark(c, 0.34), 0.04],
        ['M-98 -46Q-70 -56 -40 -44L-38 -30H-97Z', '#e2a93b', 0.1],
        [
          range(4)
            .map((i) => roundRect(-36 + i * 18, -16 + i * 9, 22, 4, 2))
            .join(''),
          '#f2d27a',
          0.02,
        ],
      ]
    case 'gloves':
      return [0, 1].flatMap((i): Part[] => {
        const x = i * 74 - 74
        const hand = `M${x} 60V-4L${x - 14} -28Q${x - 16} -40 ${x - 6} -38L${x + 10} -14V-66Q${x + 16} -74 ${x + 22} -66V-20V-80Q${x + 28} -88 ${x + 34} -80V-20V-74Q${x + 40} -82 ${x + 46} -74V-16V-58Q${x + 52} -66 ${x + 58} -58V60Z`
        return [
          [hand, c, 0.12],
          [`M${x + 4} 8H${x + 54}V30H${x + 4}Z`, dark(c, 0.2), 0.01],
          [roundRect(x - 4, 58, 66, 30, 5), dark(c, 0.4), 0.14],
        ]
      })
    case 'vest':
      return [
        ['M-70 -84H-34L-22 -40L0 -16L22 -40L34 -84H70L80 -20V92H-80V-20Z', c, 0.08],
        [
          'M-80 30H80V48H-80ZM-80 64H80V80H-80ZM-58 -84H-40V30H-58ZM40 -84H58V30H40Z',
          reflective,
          0.01,
        ],
        ['M-1.4 -16H1.4V92H-1.4Z', dark(c, 0.5), 0.01],
      ]
    case 'goggles':
      return [
        ['M-100 -14H-76V14H-100ZM76 -14H100V14H76Z', '#2a3036', 0.06],
        [
          'M-84 -36H84Q94 -30 92 0Q88 40 44 42Q20 40 0 18Q-20 40 -44 42Q-88 40 -92 0Q-94 -30 -84 -36Z',
          c,
          0.16,
        ],
        [
          'M-76 -26H76Q84 -20 82 2Q78 30 46 32Q20 28 0 4Q-20 28 -46 32Q-78 30 -82 2Q-84 -20 -76 -26Z',
          '#bfe0ef',
          0.02,
        ],
        ['M-70 -8L-46 -24H-30L-66 14ZM18 -8L42 -24H54L24 10Z', '#ffffff', 0.01],
      ]
    case 'mask':
      return [
        [
          'M-96 -44L-60 -26V-18L-96 -34ZM96 -44L60 -26V-18L96 -34ZM-96 48L-56 30V38L-96 58ZM96 48L56 30V38L96 58Z',
          '#c2302a',
          0.03,
        ],
        ['M-66 -30Q-30 -58 0 -58Q30 -58 66 -30Q74 20 40 52Q0 74 -40 52Q-74 20 -66 -30Z', c, 0.24],
        [circle(0, 14, 20), dark(c, 0.3), 0.06],
        [circle(0, 14, 13), light(c, 0.2), 0.02],
      ]
    case 'harness':
      return [
        ['M-54 -92H-38L38 20H22ZM54 -92H38L-38 20H-22Z', c, 0.06],
        ['M-60 14H60V30H-60Z', dark(c, 0.3), 0.08],
        ['M-50 28H-36L-20 92H-56ZM50 28H36L20 92H56Z', c, 0.06],
        [circle(0, -34, 17) + circle(0, -34, 9), '#aab4bd', 0.08],
        [roundRect(-12, 12, 24, 20, 3), '#aab4bd', 0.06],
      ]
    case 'net':
      return [
        [
          range(11)
            .map(
              (i) =>
                roundRect(-96, -96 + i * 19, 192, 3, 1) + roundRect(-96 + i * 19, -96, 3, 192, 1),
            )
            .join(''),
          c,
          0.03,
        ],
      ]
    default:
      return undefined
  }
}

/** Protective gear and traffic cones. */
export function safety({ form, colour }: Safety, id: string): Stage {
  const flat = parts(form, colour)
  if (flat) return worn(flat, id)
  if (form === 'cone') return cone(colour, id)
  return form === 'extinguisher' ? extinguisher(colour, id) : helmet(colour, id)
}

function worn(pieces: Part[], id: string): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, 1],
      [0, 0, -1],
      [0.577, -0.577, 0],
      [-0.577, 0.577, 0],
    ],
    36,
  )
  const place = facing(4, [0.06, 0, 0])
  const [x, y] = st.p([0, 0, 0])
  const all = pieces.map((p) => p[0]).join('')
  st.add(
    `<g transform="translate(${num(x + 14)} ${num(y + 16)}) scale(${(st.scale / 100).toFixed(3)})" opacity=".1">${filled(all, '#0b1e3a')}</g>`,
  )
  for (const [d, c, thick] of pieces)
    slab(st, { ...place, depth: [-thick, 0, 0] }, d, light(c, 0.08), dark(c, 0.36))
  return st
}

function helmet(colour: string, id: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.75, 0.75, 0],
      [0.75, -0.75, 0],
      [0.6, 0.75, 0],
      [-0.5, -0.5, 0.75],
    ],
    34,
  )
  st.shadowDisc([0, 0, 0], 0.6)
  st.disc([0.08, 0.12, 0.04], 0.64, 'z', `fill="${dark(colour, 0.42)}"`)
  st.disc([0.08, 0.12, 0.08], 0.64, 'z', `fill="${light(colour, 0.06)}"`)
  const dome = range(11).map((i): [number, number] => {
    const a = (i / 10) * 1.5
    return [0.54 * Math.cos(a), 0.1 + 0.62 * Math.sin(a)]
  })
  lathe(st, [0, 0], dome, colour, light(colour, 0.4))
  for (const side of [-0.14, 0, 0.14]) {
    const ridge = range(9).map((i): V3 => {
      const a = -0.9 + (i / 8) * 2.2
      return [
        side + 0.36 * Math.sin(a) * 0.7,
        0.36 * Math.sin(a) * 0.9,
        0.12 + 0.62 * Math.cos(a * 0.86),
      ]
    })
    st.curve(ridge, dark(colour, 0.25), side === 0 ? 13 : 6, `opacity=".6"`)
    st.curve(
      ridge.map(([x, y, z]): V3 => [x - 0.012, y, z + 0.012]),
      light(colour, 0.45),
      side === 0 ? 9 : 3,
      `opacity=".8"`,
    )
  }
  return st
}

function cone(colour: string, id: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.5, -0.5, 0],
      [0.5, -0.5, 0],
      [-0.5, 0.5, 0],
      [0.5, 0.5, 0],
      [0, 0, 1.4],
    ],
    34,
  )
  st.shadow([
    [-0.5, -0.5, 0],
    [0.5, -0.5, 0],
    [0.5, 0.5, 0],
    [-0.5, 0.5, 0],
  ])
  box(st, [-0.5, -0.5, 0], [0.5, 0.5, 0.08], '#2a3036')
  const at = (z: number): [number, number] => [0.38 - 0.3 * (z / 1.3), 0.08 + z]
  lathe(st, [0, 0], [at(0), at(0.4)], colour)
  lathe(st, [0, 0], [at(0.4), at(0.68)], '#f3f5f6')
  lathe(st, [0, 0], [at(0.68), at(0.9)], colour)
  lathe(st, [0, 0], [at(0.9), at(1.05)], '#f3f5f6')
  lathe(st, [0, 0], [at(1.05), at(1.3)], colour, dark(colour, 0.5))
  return st
}

function extinguisher(colour: string, id: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.4, 0.4, 0],
      [0.4, -0.4, 0],
      [0.3, 0.3, 0],
      [0, 0, 1.5],
    ],
    34,
  )
  st.shadowDisc([0, 0, 0], 0.26)
  lathe(
    st,
    [0, 0],
    [
      [0.25, 0],
      [0.26, 0.04],
      [0.26, 0.95],
      [0.22, 1.08],
      [0.1, 1.16],
      [0.08, 1.2],
    ],
    colour,
  )
  const [x, y] = st.p([0, 0, 0.62])
  st.add(
    filled(roundRect(x - 26, y - 22, 52, 70, 4), '#f6f3ea'),
    stroked(`M${num(x - 18)} ${num(y - 6)}h36m-36 14h36m-36 14h24`, '#c2302a', 4),
  )
  strut(st, [0, 0, 1.18], [0, 0, 1.3], 0.06, '#2a3036')
  strut(st, [-0.02, -0.1, 1.32], [0.1, 0.4, 1.38], 0.04, '#2a3036')
  st.curve(
    [
      [0, 0, 1.26],
      [0.3, -0.3, 1.2],
      [0.36, -0.34, 0.8],
      [0.3, -0.26, 0.4],
    ],
    '#20262c',
    10,
  )
  return st
}
