import { dark, light, mix } from '../colour.ts'
import { polygon, range, roundRect, type V2 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { slab } from '../solids.ts'
import { Stage } from '../stage.ts'
import { pores } from '../textures.ts'

type Form = ImageSpecOf<'paver'>['form']

/** Position and outline of the stones of one square metre, in plane units. */
function stones(form: Form): { at: V2[]; d: string } {
  if (form === 'hexagon') {
    const r = 26
    const d = polygon(
      range(6).map((i): V2 => [r * Math.cos((i * Math.PI) / 3), r * Math.sin((i * Math.PI) / 3)]),
    )
    const at = range(3).flatMap((i) =>
      range(i % 2 ? 2 : 3).map((j): V2 => [28 + i * 41, 28 + j * 47 + (i % 2 ? 23.5 : 0)]),
    )
    return { at, d }
  }
  if (form === 'unipave') {
    const d =
      'M-30 -15L-20 -18L-10 -15L10 -15L20 -18L30 -15L27 0L30 15L20 12L10 15L-10 15L-20 12L-30 15L-33 0Z'
    return { at: grid(2, 4, 64, 32, [35, 20]), d }
  }
  if (form === 'grass-block') {
    const hole = (x: number, y: number) => roundRect(x - 12, y - 12, 24, 24, 6)
    const d = 'M-40 -40H40V40H-40Z' + hole(-19, -19) + hole(19, -19) + hole(-19, 19) + hole(19, 19)
    return { at: grid(2, 2, 83, 83, [42, 42]), d }
  }
  if (form === 'square')
    return { at: grid(3, 3, 46, 46, [24, 24]), d: roundRect(-22, -22, 44, 44, 1.5) }
  return { at: grid(2, 5, 66, 30, [34, 16]), d: roundRect(-32, -14, 64, 28, 1.5) }
}

const grid = (nx: number, ny: number, dx: number, dy: number, [x, y]: V2) =>
  range(nx).flatMap((i) => range(ny).map((j): V2 => [x + i * dx, y + j * dy]))

/** Paving stones, laid, with one lifted out. */
export function paver({ form, thickness, colour }: ImageSpecOf<'paver'>, id: string): Stage {
  const { at, d } = stones(form)
  const T = thickness / 330
  const st = new Stage(
    id,
    [
      [0, 0, T],
      [1.4, 0, 0],
      [0, 1.5, 0],
      [1.4, 1.5, -T * 0.2],
    ],
    30,
  )
  st.shadowRect(0.04, 0.04, 1.34, 1.4)
  const sorted = at.toSorted((a, b) => a[0] + a[1] - b[0] - b[1])
  sorted.forEach(([x, y], i) => {
    const c = mix(colour, st.random() > 0.5 ? '#ffffff' : '#3b4148', st.random() * 0.12)
    const lift = i === sorted.length - 1 ? 0.12 : 0
    slab(
      st,
      { origin: [x / 100, y / 100, lift], u: [1, 0, 0], v: [0, 1, 0], depth: [0, 0, T] },
      d,
      light(c, 0.2),
      dark(c, 0.26),
    )
    const [u, v] = form === 'grass-block' ? [0.7, 0.08] : [0.4, 0.2]
    pores(
      st,
      [x / 100 - u / 2, y / 100 - v / 2, T + lift],
      [u, 0, 0],
      [0, v, 0],
      16,
      dark(c, 0.5),
      0.35,
    )
  })
  return st
}
