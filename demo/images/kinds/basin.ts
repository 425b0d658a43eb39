import { dark, FINISH, light } from '../colour.ts'
import { filled, roundRect, stroked, type V2, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bent } from '../limbs.ts'
import { box, lathe, rim, slab } from '../solids.ts'
import type { Stage } from '../stage.ts'
import { CERAMIC, ground } from './toilet.ts'

/** Basins, kitchen sinks and bathtubs. */
export function basin({ form, colour }: ImageSpecOf<'basin'>, id: string): Stage {
  if (form === 'sink-1' || form === 'sink-2')
    return sink(form === 'sink-2', colour ?? FINISH.stainless, id)
  const c = colour ?? CERAMIC
  if (form === 'bathtub') return bathtub(c, id)
  const st = ground(id, [
    [-0.6, 0.5, form === 'pedestal' ? 0 : 0.3],
    [0.6, -0.5, 0.4],
    [0.5, 0.5, form === 'pedestal' ? 0 : 0.3],
    [-0.4, -0.4, 1.35],
  ])
  const top = 0.9
  if (form === 'pedestal') {
    st.shadowDisc([0, 0, 0], 0.26)
    lathe(
      st,
      [0, 0],
      [
        [0.24, 0],
        [0.17, 0.1],
        [0.15, 0.5],
        [0.2, 0.66],
      ],
      c,
    )
  } else if (form === 'counter') {
    box(st, [-0.62, -0.5, 0.44], [0.62, 0.5, 0.56], '#a5784d')
    rim(st, [-0.62, -0.5, 0.44], [0.62, 0.5, 0.56], 0.5)
  } else box(st, [-0.2, -0.42, 0.3], [0.2, 0, 0.66], c, { right: dark(c, 0.24) })
  lathe(
    st,
    [0, 0],
    [
      [0.26, 0.58],
      [0.44, 0.74],
      [0.5, top],
    ],
    c,
  )
  st.disc([0, 0, top], 0.5, 'z', `fill="${light(c, 0.6)}" stroke="${dark(c, 0.14)}"`)
  st.disc(
    [0.01, 0.01, top - 0.01],
    0.43,
    'z',
    `fill="${st.grad(st.p([-0.4, -0.2, top]), st.p([0.4, 0.3, top]), [
      [0, dark(c, 0.3)],
      [1, light(c, 0.4)],
    ])}"`,
  )
  st.disc([0.04, 0.04, top - 0.12], 0.05, 'z', `fill="#6f7a84"`)
  const spout: V3[] = [
    [-0.24, -0.24, top],
    [-0.24, -0.24, top + 0.34],
    [-0.2, -0.2, top + 0.4],
    [-0.02, -0.02, top + 0.38],
    [0, 0, top + 0.28],
  ]
  bent(st, spout, 0.035, FINISH.chrome)
  return st
}

function sink(double: boolean, colour: string, id: string): Stage {
  const [L, W] = [double ? 1.6 : 1.25, 0.8]
  const st = ground(
    id,
    [
      [0, 0, 0.5],
      [L, 0, 0],
      [0, W, -0.3],
      [L, W, -0.3],
    ],
    30,
  )
  st.shadow([
    [0.1, 0.1, -0.34],
    [L, 0.1, -0.34],
    [L, W, -0.34],
    [0.1, W, -0.34],
  ])
  const bowls: V2[] = double
    ? [
        [0.08, 0.66],
        [0.86, 0.66],
      ]
    : [[0.08, 0.58]]
  for (const [x, w] of bowls) box(st, [x, 0.14, -0.32], [x + w, W - 0.08, 0], dark(colour, 0.12))
  const sheen = st.grad(st.p([0, 0, 0.04]), st.p([L, W, 0.04]), [
    [0, light(colour, 0.6)],
    [0.5, light(colour, 0.2)],
    [1, light(colour, 0.5)],
  ])
  box(st, [0, 0, 0], [L, W, 0.04], colour, { top: sheen })
  for (const [x, w] of bowls) {
    const [cx, d] = [x * 100, roundRect(x * 100, 14, w * 100, 58, 8)]
    const art =
      filled(d, dark(colour, 0.42)) +
      filled(roundRect(cx + 8, 26, w * 100 - 9, 45, 6), light(colour, 0.1)) +
      filled(roundRect(cx + w * 50 - 3, 44, 12, 12, 6), dark(colour, 0.55))
    st.plane([0, 0, 0.042], [1, 0, 0], [0, 1, 0], art)
  }
  if (!double) {
    const lines = [0, 1, 2, 3, 4].map((i) => `M${74 + i * 10} 18V66`).join('')
    st.plane(
      [0, 0, 0.042],
      [1, 0, 0],
      [0, 1, 0],
      stroked(lines, dark(colour, 0.25), 2.4) + stroked(lines, '#fff', 0.9),
    )
  }
  const x = double ? 0.8 : 0.36
  bent(
    st,
    [
      [x, 0.07, 0.04],
      [x, 0.07, 0.5],
      [x, 0.12, 0.58],
      [x, 0.36, 0.55],
      [x, 0.4, 0.42],
    ],
    0.032,
    FINISH.chrome,
  )
  return st
}

function bathtub(colour: string, id: string): Stage {
  const st = ground(
    id,
    [
      [0, 0, 0.55],
      [0.9, 0, 0],
      [0, 1.8, 0],
      [0.9, 1.8, 0],
    ],
    28,
  )
  st.shadowRect(0.05, 0.05, 0.85, 1.75)
  const place = {
    origin: [0, 0, 0] as V3,
    u: [1, 0, 0] as V3,
    v: [0, 1, 0] as V3,
    depth: [0, 0, 0.5] as V3,
  }
  slab(st, place, roundRect(0, 0, 90, 180, 26), light(colour, 0.6), dark(colour, 0.1))
  const art =
    filled(roundRect(8, 8, 74, 164, 30), dark(colour, 0.3)) +
    filled(roundRect(18, 20, 62, 150, 26), light(colour, 0.1)) +
    filled(roundRect(28, 40, 44, 116, 20), light(colour, 0.4))
  st.plane([0, 0, 0.5], [1, 0, 0], [0, 1, 0], art)
  bent(
    st,
    [
      [0.45, 0.06, 0.5],
      [0.45, 0.06, 0.72],
      [0.45, 0.24, 0.7],
    ],
    0.03,
    FINISH.chrome,
  )
  return st
}
