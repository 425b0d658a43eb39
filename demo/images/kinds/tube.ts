import { dark, chooseInk, light } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { filled, roundRect, stroked, type V2 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { band, lathe } from '../solids.ts'
import { Stage } from '../stage.ts'
import { label } from './vessels.ts'

type Tube = ImageSpecOf<'tube'>

/** Profiles of the upright containers, [radius, height] from the bottom, and the position of the print. */
const OUTLINE = {
  cartridge: {
    body: [
      [0.17, 0],
      [0.17, 1.1],
      [0.155, 1.12],
      [0.06, 1.16],
      [0.05, 1.2],
    ],
    tip: [
      [0.05, 1.2],
      [0.02, 1.52],
    ],
    print: [0.06, 1.04],
  },
  'foam-can': {
    body: [
      [0.2, 0],
      [0.2, 0.98],
      [0.17, 1.04],
      [0.1, 1.08],
    ],
    tip: [
      [0.08, 1.08],
      [0.08, 1.16],
      [0.03, 1.18],
      [0.03, 1.3],
    ],
    print: [0.05, 0.94],
  },
  bottle: {
    body: [
      [0.24, 0],
      [0.25, 0.03],
      [0.25, 0.72],
      [0.2, 0.86],
      [0.09, 0.94],
      [0.08, 0.98],
    ],
    tip: [
      [0.1, 0.98],
      [0.1, 1.12],
      [0.09, 1.14],
    ],
    print: [0.12, 0.66],
  },
  tin: {
    body: [
      [0.33, 0],
      [0.33, 0.5],
    ],
    tip: [
      [0.34, 0.5],
      [0.34, 0.55],
      [0.3, 0.56],
    ],
    print: [0.06, 0.44],
  },
} satisfies Record<string, { body: V2[]; tip: V2[]; print: V2 }>

/** Containers of sealant, glue and foam. */
export function tube(spec: Tube, id: string): Stage {
  if (spec.form === 'squeeze') return squeeze(spec, id)
  const { body, tip, print } = OUTLINE[spec.form]
  const { brand, colour, content } = spec
  const wide = Math.max(...body.map((p) => p[0]))
  const tall = Math.max(...tip.map((p) => p[1]))
  const st = new Stage(
    id,
    [
      [-wide, wide, 0],
      [wide, -wide, 0],
      [wide, wide, 0],
      [-wide, -wide, tall],
    ],
    spec.form === 'tin' ? 80 : 40,
  )
  st.shadowDisc([0, 0, 0], wide)
  lathe(st, [0, 0], body, colour)
  const [from, to] = print
  const [x] = st.p([0, 0, 0])
  const k = wide * 1.22 * st.scale
  const glaze = st.grad(
    [x - k, 0],
    [x + k, 0],
    [
      [0, dark(brand.colour, 0.2)],
      [0.3, light(brand.colour, 0.3)],
      [0.5, brand.colour],
      [1, dark(brand.colour, 0.4)],
    ],
  )
  const middle = from + (to - from) * 0.42
  st.add(filled(band(st, [0, 0], wide, middle, wide, to), glaze))
  const high = to - from
  const step = Math.min(0.14, high * 0.2)
  label(
    st,
    brand.name,
    wide,
    to - high * 0.3,
    fittingSize(brand.name, wide * 1.75, step * 1.5),
    chooseInk(brand.colour),
  )
  label(
    st,
    content,
    wide,
    from + high * 0.18,
    fittingSize(content, wide * 1.75, step),
    chooseInk(colour),
  )
  lathe(st, [0, 0], tip, spec.form === 'tin' ? '#c6ced5' : light(brand.colour, 0.1))
  return st
}

/** A collapsible tube standing on its cap. */
function squeeze({ brand, colour, content }: Tube, id: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.4, 0.4, 0],
      [0.4, -0.4, 0],
      [0, 0, 1.3],
      [0.3, 0.3, 0],
    ],
    34,
  )
  st.shadowDisc([0, 0, 0], 0.17)
  lathe(
    st,
    [0, 0],
    [
      [0.16, 0],
      [0.15, 0.18],
    ],
    '#2c3640',
  )
  const [x, base] = st.p([0, 0, 0])
  const k = st.scale
  const [y0, y1, w0, w1] = [base - 0.2 * k, base - 1.28 * k, 0.24 * k, 0.36 * k]
  const d = `M${x - w0} ${y0}L${x - w1} ${y1}H${x + w1}L${x + w0} ${y0}Q${x} ${y0 + 18} ${x - w0} ${y0}Z`
  const sheen = st.grad(
    [x - w1, 0],
    [x + w1, 0],
    [
      [0, dark(colour, 0.16)],
      [0.3, light(colour, 0.5)],
      [0.6, colour],
      [1, dark(colour, 0.34)],
    ],
  )
  st.add(filled(d, sheen))
  st.add(filled(roundRect(x - w1, y1 - 8, 2 * w1, 16, 2), dark(colour, 0.2)))
  const lines = [0.1, 0.3, 0.5, 0.7, 0.9]
    .map((t) => `M${x - w1 + 2 * w1 * t} ${y1 - 6}v12`)
    .join('')
  st.add(stroked(lines, '#fff', 2, `opacity=".4"`))
  st.add(
    filled(
      `M${x - w1 * 0.94} ${y1 + 46}H${x + w1 * 0.94}L${x + w0 * 1.16} ${y0 - 90}H${x - w0 * 1.16}Z`,
      brand.colour,
    ),
  )
  const size = fittingSize(brand.name, w1 * 1.6, 34)
  const name = textAt(brand.name, x, (y0 + y1) / 2 - 12, { size, anchor: 'middle' })
  const text = textAt(content, x, (y0 + y1) / 2 + 22, {
    size: fittingSize(content, w0 * 2, 20),
    anchor: 'middle',
  })
  st.add(filled(name + text, chooseInk(brand.colour)))
  return st
}
