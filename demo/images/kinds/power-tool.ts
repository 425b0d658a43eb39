import { dark, chooseInk, light } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { circle, filled, num, polygon, range, roundRect, type V2 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { facing } from '../limbs.ts'
import { slab } from '../solids.ts'
import { Stage } from '../stage.ts'
import { standing } from './machine.ts'

type Tool = ImageSpecOf<'power-tool'>
type Part = [d: string, colour: string, thick: number]

const BLACK = '#2a3036'
const STEEL = '#b4bdc6'

/** Hand-held machines from the side: outlines in a 200 × 200 field, back to front. */
function parts(form: Tool['form'], c: string): Part[] | undefined {
  switch (form) {
    case 'drill':
      return [
        ['M58 -36H96V-30H58Z', STEEL, 0.05],
        ['M44 -46L66 -42V-24L44 -18Z', BLACK, 0.24],
        ['M-10 -14L22 -16L30 62H-14Z', BLACK, 0.2],
        ['M-78 -58Q-80 -62 -70 -62H36Q46 -60 46 -50V-16Q44 -8 34 -8H-66Q-80 -10 -80 -30Z', c, 0.3],
        ['M-28 56H46Q52 58 52 66V88H-34V62Z', c, 0.34],
        ['M24 -8Q40 0 28 20H20Z', BLACK, 0.06],
      ]
    case 'grinder':
      return [
        [circle(66, 26, 40), '#6f767d', 0.04],
        [circle(66, 26, 12), STEEL, 0.08],
        ['M30 -26Q60 -36 92 -16Q104 -2 100 10Q66 -14 32 12Z', BLACK, 0.14],
        ['M36 -24H72Q80 -22 80 -6V8H40Z', STEEL, 0.22],
        ['M-96 -22H38V14H-96Q-104 -4 -96 -22Z', c, 0.28],
        ['M-96 -22H-30V14H-96Q-104 -4 -96 -22Z', BLACK, 0.03],
        [roundRect(-20, -34, 40, 10, 4), BLACK, 0.08],
        [roundRect(50, -70, 14, 46, 6), BLACK, 0.12],
      ]
    case 'circular-saw':
      return [
        [teeth(10, 16, 58), '#9aa4ad', 0.03],
        ['M-52 12A62 62 0 0 1 72 12H48A38 38 0 0 0 -28 12Z', c, 0.2],
        [roundRect(-92, 40, 184, 12, 3), STEEL, 0.24],
        ['M-98 -6Q-98 -56 -50 -58H20V-38H-40Q-72 -36 -74 -4L-70 20H-92Z', BLACK, 0.2],
        [circle(10, 8, 26), dark(c, 0.1), 0.26],
      ]
    case 'jigsaw':
      return [
        ['M44 30H54V98L46 86Z', STEEL, 0.02],
        [roundRect(-40, 40, 124, 12, 3), STEEL, 0.24],
        ['M-92 -34Q-90 -56 -60 -56H40Q80 -52 82 -10V40H24V-10H-40L-60 22H-90Z', c, 0.3],
        ['M-70 -40H28Q40 -38 40 -26H-58Z', BLACK, 0.04],
      ]
    case 'rotary-hammer':
      return [
        ['M58 -30H102V-23H58Z', STEEL, 0.05],
        ['M32 -44L66 -38V-14L32 -8Z', BLACK, 0.24],
        ['M-40 -50H34V-4H-40Z', c, 0.32],
        ['M-96 -46Q-98 -54 -84 -54H-36V-30H-70V40L-36 36V60H-84Q-98 58 -96 40Z', BLACK, 0.2],
        ['M-36 -6H10V70H-36Z', dark(c, 0.08), 0.3],
        [roundRect(14, -4, 14, 52, 6), BLACK, 0.12],
      ]
    case 'disc':
      return [
        [circle(0, 0, 90) + circle(0, 0, 14), '#5b646d', 0.06],
        [circle(0, 0, 52) + circle(0, 0, 14), c, 0.02],
        [circle(0, 0, 20) + circle(0, 0, 14), STEEL, 0.02],
      ]
    case 'drill-bit':
      return [0, 1, 2].flatMap((i): Part[] => {
        const [x, y, w] = [-90 + i * 14, -44 + i * 40, 12 + i * 3]
        const turns = range(9).map((k) =>
          polygon([
            [x + 44 + k * 11, y],
            [x + 50 + k * 11, y],
            [x + 43 + k * 11, y + w],
            [x + 37 + k * 11, y + w],
          ]),
        )
        return [
          [`M${x} ${y + 2}H${x + 40}V${y + w - 2}H${x}Z`, BLACK, 0.06],
          [
            `M${x + 38} ${y}H${x + 150}L${x + 164} ${y + w / 2}L${x + 150} ${y + w}H${x + 38}Z`,
            i === 1 ? c : STEEL,
            0.08,
          ],
          [turns.join(''), dark(STEEL, 0.5), 0.01],
        ]
      })
    default:
      return undefined
  }
}

function teeth(cx: number, cy: number, r: number): string {
  return polygon(
    range(48).map((i): V2 => {
      const k = i % 2 ? r : r * 0.92
      return [cx + Math.cos((i * Math.PI) / 24) * k, cy + Math.sin((i * Math.PI) / 24) * k]
    }),
  )
}

/** Machines with a plug, an engine or a battery. */
export function powerTool(spec: Tool, id: string): Stage {
  const flat = parts(spec.form, spec.colour)
  return flat ? handheld(spec, flat, id) : standing(spec, id)
}

function handheld({ form, brand, colour, size }: Tool, pieces: Part[], id: string): Stage {
  const zoom = size === undefined ? 0 : Math.max(-10, Math.min(26, 30 - size / 6))
  const st = new Stage(
    id,
    [
      [0, 0, 1],
      [0, 0, -1],
      [0.577, -0.577, 0],
      [-0.577, 0.577, 0],
    ],
    34 + (form === 'disc' ? zoom : 0),
  )
  const angle = form === 'disc' || form === 'drill-bit' ? -14 : -6
  const place = facing(angle, [0.05, 0, 0])
  const [x, y] = st.p([0, 0, 0])
  const all = pieces.map((p) => p[0]).join('')
  st.add(
    `<g transform="translate(${num(x + 16)} ${num(y + 18)}) rotate(${angle}) scale(${(st.scale / 100).toFixed(3)})" opacity=".1"><path d="${all}" fill="#0b1e3a"/></g>`,
  )
  for (const [d, c, thick] of pieces) {
    const face = st.define(
      (n) =>
        `<linearGradient id="${n}" x1=".2" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${light(c, 0.36)}"/><stop offset=".5" stop-color="${c}"/><stop offset="1" stop-color="${dark(c, 0.22)}"/></linearGradient>`,
    )
    slab(st, { ...place, depth: [-thick, 0, 0] }, d, `url(#${face})`, dark(c, 0.42))
  }
  if (brand && form !== 'drill-bit') {
    const at = {
      drill: [-18, -30],
      grinder: [2, 2],
      'circular-saw': [10, 12],
      jigsaw: [30, -30],
      'rotary-hammer': [-4, -22],
      disc: [0, -30],
    } as Record<string, [number, number]>
    const [tx, ty] = at[form] ?? [0, 0]
    const size2 = fittingSize(brand.name, form === 'circular-saw' ? 44 : 62, 15)
    const ink = chooseInk(colour)
    const words = filled(textAt(brand.name, tx, ty, { size: size2, anchor: 'middle' }), ink)
    st.plane([-0.2, 0, 0], place.u, place.v, words)
  }
  return st
}
