import { dark, light } from '../colour.ts'
import { textAt } from '../lettering.ts'
import { filled, range, roundRect, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, rim } from '../solids.ts'
import { Stage } from '../stage.ts'

type Glass = ImageSpecOf<'glass'>
const STYLES = {
  clear: ['#c9e6ee', '#3f8f7c', 0.55],
  tempered: ['#bfe3ea', '#2c7f78', 0.6],
  tinted: ['#6c8591', '#2e4650', 0.82],
  frosted: ['#e6eef1', '#7fa8a6', 0.94],
  reflective: ['#7f9fc0', '#33577f', 0.9],
  mirror: ['#d5dee5', '#55636e', 1],
} as const

/** Upright sheets, one behind the other, with the edge in the thickness of the glass. */
export function glass(spec: Glass, id: string): Stage {
  const { thickness, form = 'clear' } = spec
  if (form === 'block') return glassBlock(spec, id)
  const [own, edge, opacity] = STYLES[form]
  const colour = spec.colour ?? own
  const [W, H, T] = [1.25, 1.25, 0.016 + thickness * 0.0075]
  const count = thickness >= 10 ? 2 : 3
  const gap = 0.2
  const reach = (count - 1) * gap + T
  const st = new Stage(
    id,
    [
      [0, 0, H],
      [W, 0, 0],
      [0, reach, 0],
      [W, reach, 0],
      [W, 0, H],
    ],
    26,
  )
  st.shadowRect(0, 0, W, reach)
  for (const n of range(count)) {
    const y = n * gap
    const a: V3 = [0, y, 0]
    const b: V3 = [W, y + T, H]
    st.add(`<g opacity="${opacity}">`)
    const sheen = st.grad(st.p([0, b[1], H]), st.p([W, b[1], 0]), [
      [0, light(colour, 0.5)],
      [0.5, colour],
      [1, light(colour, form === 'mirror' ? 0.7 : 0.25)],
    ])
    box(st, a, b, colour, { left: sheen, top: light(edge, 0.45), right: dark(edge, 0.08) })
    st.add(`</g>`)
    st.poly(
      [
        [W, b[1], H],
        [W, y, H],
        [W, y, 0],
        [W, b[1], 0],
      ],
      edge,
      `opacity=".9"`,
    )
    st.poly(
      [
        [0, y, H],
        [W, y, H],
        [W, b[1], H],
        [0, b[1], H],
      ],
      light(edge, 0.35),
      `opacity=".9"`,
    )
    rim(st, a, b, 0.9)
  }
  const shine = filled('M0 70L70 0H96L0 96ZM0 108L108 0H114L0 114Z', '#fff', `opacity=".45"`)
  const mark = textAt(`${form === 'tempered' ? 'TEMPERED ' : ''}${thickness} mm`, 117, 117, {
    size: 9,
    anchor: 'end',
  })
  st.plane(
    [0, reach, H],
    [1, 0, 0],
    [0, 0, -1],
    shine + filled(mark, dark(edge, 0.3), `opacity=".8"`),
  )
  return st
}

function glassBlock({ colour = '#bfdde6' }: Glass, id: string): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 0.4, 0],
      [1, 0.4, 0],
      [1, 0, 1],
    ],
    46,
  )
  st.shadowRect(0, 0, 1, 0.4)
  box(st, [0, 0, 0], [1, 0.4, 1], colour)
  const waves = range(7)
    .map((i) => `M12 ${18 + i * 11}q12 -9 25 0t25 0t26 0`)
    .join('')
  const art =
    filled(roundRect(8, 8, 84, 84, 8), light(colour, 0.4)) +
    stroked(waves, dark(colour, 0.2), 3, `opacity=".6"`) +
    stroked(waves, '#fff', 2, `transform="translate(0 3)"`)
  st.plane([0, 0.4, 1], [1, 0, 0], [0, 0, -1], art)
  rim(st, [0, 0, 0], [1, 0.4, 1], 0.9, 2)
  return st
}
