import { dark, FINISH, light } from '../colour.ts'
import { circle, num, polygon, range, roundRect, type V2 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { facing } from '../limbs.ts'
import { slab } from '../solids.ts'
import { Stage } from '../stage.ts'

type Tool = ImageSpecOf<'hand-tool'>
/** One flat part: an outline in a 200 × 200 field around the centre, colour, thickness. */
type Part = [d: string, colour: string, thick?: number]

const STEEL = '#b4bdc6'
const WOOD = '#c08a52'
const BLACK = '#2f363d'

/** A grip with rounded ends along x. */
const grip = (x: number, y: number, w: number, h: number) =>
  roundRect(x, y, w, h, Math.min(w, h) / 2 - 0.5)

/** The parts of each tool, along x with the handle to the left. */
function parts(form: Tool['form'], c: string): Part[] {
  switch (form) {
    case 'hammer':
      return [
        [roundRect(-96, -6, 160, 13, 6), WOOD, 0.09],
        [grip(-96, -9, 74, 18), c, 0.11],
        [
          'M58 -34H82V-8L80 8L84 30Q70 34 60 30L62 8L58 -8ZM58 -34Q56 -50 66 -62L74 -58Q70 -46 82 -34Z',
          STEEL,
          0.16,
        ],
      ]
    case 'trowel':
      return [
        ['M-10 0L18 -30H40L98 0L40 30H18Z', STEEL, 0.03],
        ['M-30 -4H-8V-14H20V-6H0V6H-30Z', FINISH.black, 0.06],
        [grip(-98, -9, 70, 18), c === BLACK ? WOOD : c, 0.12],
      ]
    case 'plaster-float':
      return [
        [roundRect(-96, -24, 192, 60, 3), STEEL, 0.04],
        ['M-56 -4H-44V-36H44V-4H56V-48H-56Z', FINISH.black, 0.06],
        [grip(-58, -58, 116, 20), c === BLACK ? WOOD : c, 0.14],
      ]
    case 'saw': {
      const teeth = range(24).map((i): V2 => [-34 + i * 5.6, i % 2 ? 30 - i * 0.55 : 24 - i * 0.55])
      return [
        [polygon([[-34, -22], [100, -14], [100, 10], ...teeth.toReversed()]), STEEL, 0.03],
        [
          'M-98 -10Q-96 -34 -70 -32L-30 -28V26L-60 34Q-70 40 -86 34Q-100 22 -98 -10ZM-80 -14Q-84 10 -74 20L-54 12V-18Z',
          c === BLACK ? '#c2502a' : c,
          0.1,
        ],
      ]
    }
    case 'screwdriver':
      return [
        [roundRect(-16, -4, 106, 8, 2), STEEL, 0.05],
        ['M88 -5L100 -2V2L88 5Z', FINISH.black, 0.05],
        [
          'M-98 -12Q-100 -17 -90 -18H-34Q-26 -17 -14 -9V9Q-26 17 -34 18H-90Q-100 17 -98 12Z',
          c,
          0.15,
        ],
        [roundRect(-88, -8, 50, 4, 2) + roundRect(-88, 4, 50, 4, 2), dark(c, 0.5), 0.01],
      ]
    case 'pliers':
      return [
        ['M20 -10L98 -5V0H24L-10 18L-20 6Z', STEEL, 0.08],
        ['M-14 4Q-50 34 -98 30L-96 18Q-56 18 -22 -8Z', c, 0.11],
        ['M20 10L98 6V1H24L-10 -18L-20 -6Z', light(STEEL, 0.2), 0.08],
        ['M-14 -4Q-50 -34 -98 -30L-96 -18Q-56 -18 -22 8Z', c, 0.11],
        [circle(8, 0, 9), FINISH.black, 0.03],
      ]
    case 'wrench':
      return [
        [
          'M-100 0A24 24 0 1 1 -58 -14L52 -11Q62 -34 92 -28L76 -8V8L92 28Q62 34 52 11L-58 14A24 24 0 0 1 -100 0ZM-88 0A12 12 0 1 0 -64 0A12 12 0 1 0 -88 0Z',
          STEEL,
          0.1,
        ],
        [roundRect(-44, -5, 84, 10, 3), c === BLACK ? dark(STEEL, 0.2) : c, 0.02],
      ]
    case 'tape':
      return [
        ['M20 44H100V52H20Z', '#f2c230', 0.02],
        [
          range(9)
            .map((i) => `M${30 + i * 8} 44h1.6v${i % 3 ? 4 : 8}h-1.6Z`)
            .join(''),
          BLACK,
          0.01,
        ],
        ['M-60 -50Q-60 -66 -40 -66H6Q52 -62 54 -10V54H-60Z', c, 0.26],
        [circle(-4, -4, 34), dark(c, 0.45), 0.02],
        [circle(-4, -4, 22), light(c, 0.3), 0.02],
      ]
    case 'level':
      return [
        [roundRect(-100, -18, 200, 36, 3), c, 0.14],
        [roundRect(-98, -18, 196, 5, 1) + roundRect(-98, 13, 196, 5, 1), dark(c, 0.4), 0.01],
        [roundRect(-22, -9, 44, 18, 8), '#d7ef6a', 0.02],
        [roundRect(-7, -7, 14, 11, 5), '#f6ffd0', 0.01],
        [circle(-70, 0, 10) + circle(70, 0, 10), '#d7ef6a', 0.02],
        [roundRect(-11, -9, 1.6, 18, 0.4) + roundRect(9, -9, 1.6, 18, 0.4), BLACK, 0.01],
      ]
    case 'shovel':
      return [
        [roundRect(-86, -5, 118, 10, 4), WOOD, 0.08],
        ['M-100 -20H-84V20H-100ZM-95 -13H-89V13H-95Z', c, 0.08],
        [
          'M24 -9Q30 -32 46 -32H66Q92 -28 100 0Q92 28 66 32H46Q30 32 24 9Z',
          c === BLACK ? '#59636c' : c,
          0.06,
        ],
      ]
    case 'hoe':
      return [
        [roundRect(-100, -5, 176, 11, 4), WOOD, 0.08],
        ['M60 -16H84V-4L92 60H44L60 -4Z', c === BLACK ? '#59636c' : c, 0.06],
      ]
    case 'roller':
      return [
        [grip(-100, -10, 70, 20), c, 0.13],
        ['M-34 -3H6V-40H92V-34H12V3H-34Z', STEEL, 0.04],
        [roundRect(22, -58, 64, 44, 8), '#f3f1e8', 0.24],
        [roundRect(22, -58, 6, 44, 2) + roundRect(80, -58, 6, 44, 2), dark(c, 0.1), 0.03],
      ]
    case 'brush':
      return [
        ['M28 -34H92Q98 0 92 34H28Z', '#4a3524', 0.12],
        [
          range(11)
            .map((i) => roundRect(34, -31 + i * 6, 58, 1.6, 0.6))
            .join(''),
          '#8a6a48',
          0.01,
        ],
        [roundRect(-2, -36, 34, 72, 3), STEEL, 0.14],
        [
          'M0 -30Q-20 -28 -34 -12L-90 -10Q-100 -8 -100 0Q-100 8 -90 10L-34 12Q-20 28 0 30Z',
          c === BLACK ? '#c2502a' : c,
          0.13,
        ],
      ]
    case 'crowbar':
      return [
        [
          'M-100 -6L-92 -12L64 -8Q92 -8 92 -34L84 -52L94 -56L104 -34Q104 8 66 8L-92 4Z',
          c === BLACK ? '#3f5f9c' : c,
          0.1,
        ],
      ]
    case 'chisel':
      return [
        ['M-20 -7H70L100 -15V15L70 7H-20Z', STEEL, 0.06],
        [grip(-98, -13, 80, 26), c === BLACK ? '#e0a52b' : c, 0.15],
        [roundRect(-100, -10, 8, 20, 3), STEEL, 0.12],
      ]
    case 'cutter':
      return [
        ['M50 -10H88L100 10H50Z', STEEL, 0.02],
        ['M-96 -13H52L66 -8V14H-90Q-100 14 -100 4Z', c, 0.11],
        [roundRect(-70, -4, 110, 6, 3), dark(c, 0.55), 0.01],
        [roundRect(-10, -10, 24, 15, 4), BLACK, 0.05],
      ]
  }
}

/** A hand tool lying at a slant, seen from above. */
export function handTool({ form, colour, size }: Tool, id: string): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, 1],
      [0, 0, -1],
      [0.577, -0.577, 0],
      [-0.577, 0.577, 0],
    ],
    30,
  )
  const scale = size === undefined ? 1 : Math.min(1, 0.72 + size / 90)
  const place = facing(-34, [0, 0, 0.04])
  const [x, y] = st.p([0, 0, 0])
  const pieces = parts(form, colour ?? BLACK)
  const all = pieces.map((piece) => piece[0]).join('')
  const turned = `translate(${num(x + 16)} ${num(y + 20)}) rotate(-34) scale(${((st.scale / 100) * scale).toFixed(3)})`
  st.add(`<g transform="${turned}" opacity=".1"><path d="${all}" fill="#0b1e3a"/></g>`)
  for (const [d, c, thick = 0.06] of pieces) {
    const grown = {
      ...place,
      u: scaled(place.u, scale),
      v: scaled(place.v, scale),
      depth: [-thick, 0, 0] as const,
    }
    slab(st, grown, d, sheen(st, c), dark(c, 0.42))
  }
  return st
}

const scaled = ([x, y, z]: readonly [number, number, number], k: number) =>
  [x * k, y * k, z * k] as const

/** The highlight on a part, from the upper left, in the part's units. */
function sheen(st: Stage, colour: string): string {
  const id = st.define(
    (n) =>
      `<linearGradient id="${n}" gradientUnits="objectBoundingBox" x1=".2" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${light(colour, 0.42)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${dark(colour, 0.2)}"/></linearGradient>`,
  )
  return `url(#${id})`
}
