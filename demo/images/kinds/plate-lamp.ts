import { textAt } from '../lettering.ts'
import { filled, range, roundRect } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bent } from '../limbs.ts'
import { box, rim } from '../solids.ts'
import { Stage } from '../stage.ts'

type Lamp = ImageSpecOf<'lamp'>

/** Lamps in the form of an upright box with a bright face: flood, panel and emergency lights. */
export function plateLamp(id: string, { form, watt, brand }: Lamp, shine: string): Stage {
  const flood = form === 'flood'
  const s = form === 'panel' ? (watt >= 30 ? 1.2 : 0.95) : Math.min(1.15, 0.7 + watt / 200)
  const [w, h] = form === 'emergency' ? [1.2, 0.5] : [s, form === 'panel' ? s : s * 0.78]
  const deep = form === 'panel' ? 0.08 : 0.26
  const body = flood ? '#3a424a' : '#eef0f1'
  const st = new Stage(
    id,
    [
      [0, 0, h + 0.3],
      [w, 0, 0],
      [0, deep, -0.1],
      [w, deep, -0.1],
    ],
    56 - Math.min(24, s * 20),
  )
  st.shadowRect(0, 0, w, deep)
  if (flood)
    bent(
      st,
      [
        [-0.04, 0.1, h * 0.4],
        [-0.04, 0.05, h + 0.18],
        [w / 2, 0.05, h + 0.24],
        [w + 0.04, 0.05, h + 0.18],
        [w + 0.04, 0.1, h * 0.4],
      ],
      0.03,
      '#59636c',
    )
  box(st, [0, 0, 0], [w, deep, h], body)
  rim(st, [0, 0, 0], [w, deep, h], 0.6)
  const [pw, ph] = [w * 100, h * 100]
  const lit = st.define(
    (n) =>
      `<linearGradient id="${n}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${shine}"/></linearGradient>`,
  )
  const art: string[] = []
  if (form === 'emergency')
    for (const x of [30, 90])
      art.push(
        `<circle cx="${x}" cy="25" r="18" fill="#8d98a2"/><circle cx="${x}" cy="25" r="15" fill="url(#${lit})"/>`,
      )
  else art.push(filled(roundRect(6, 6, pw - 12, ph - 12, 3), `url(#${lit})`))
  if (flood) {
    const n = watt >= 50 ? 6 : 4
    const dots = range(n * 4).map((i) =>
      roundRect(14 + ((i % n) * (pw - 28)) / n, 13 + (Math.floor(i / n) * (ph - 24)) / 4, 6, 6, 1),
    )
    art.push(filled(dots.join(''), '#e2a93b', `opacity=".85"`))
  }
  if (brand)
    art.push(filled(textAt(brand.name, pw - 8, ph - 9, { size: 6, anchor: 'end' }), brand.colour))
  st.plane([0, deep, h], [1, 0, 0], [0, 0, -1], art.join(''))
  return st
}
