import { dark, FINISH, light } from '../colour.ts'
import { filled, roundRect, stroked, type V2, type V3 } from '../path.ts'
import type { PictureOf } from '../picture.ts'
import { bent, strut } from '../limbs.ts'
import { box, lathe, rim, slab } from '../solids.ts'
import { Stage } from '../stage.ts'

const CERAMIC = '#e9edef'
const ground = (id: string, points: readonly V3[], pad = 36) => new Stage(id, points, pad)

/** Seated, squatting and wall closets. */
export function toilet({ form, colour = CERAMIC }: PictureOf<'toilet'>, id: string): Stage {
  if (form === 'squat') return squat(colour, id)
  if (form === 'urinal') return urinal(colour, id)
  const one = form === 'one-piece'
  const st = ground(id, [
    [-0.5, -0.6, 1.15],
    [0.5, -0.6, 0],
    [-0.4, 0.7, 0],
    [0.4, 0.7, 0],
    [0.5, -0.6, 1.15],
  ])
  st.shadow([
    [-0.3, -0.5, 0],
    [0.36, -0.5, 0],
    [0.36, 0.5, 0],
    [-0.3, 0.5, 0],
  ])
  const [z0, z1] = one ? [0.2, 0.86] : [0.46, 1.08]
  box(st, [-0.26, -0.5, 0], [0.26, 0.02, 0.46], colour, {
    left: light(colour, 0.1),
    right: dark(colour, 0.22),
  })
  lathe(
    st,
    [0, 0.18],
    [
      [0.24, 0],
      [0.22, 0.08],
      [0.22, 0.2],
      [0.34, 0.42],
      [0.38, 0.48],
    ],
    colour,
  )
  box(st, [-0.42, -0.56, z0], [0.42, -0.24, z1], colour, { right: dark(colour, 0.22) })
  rim(st, [-0.42, -0.56, z0], [0.42, -0.24, z1], 0.9, 2)
  box(st, [-0.45, -0.58, z1], [0.45, -0.22, z1 + 0.06], light(colour, 0.2), {
    right: dark(colour, 0.18),
  })
  st.disc([0, -0.4, z1 + 0.065], 0.07, 'z', `fill="${FINISH.chrome}" stroke="#8f9aa4"`)
  for (const [z, r, fill] of [
    [0.5, 0.4, dark(colour, 0.16)],
    [0.53, 0.4, light(colour, 0.5)],
  ] as const)
    st.disc([0, 0.16, z], r, 'z', `fill="${fill}"`)
  st.disc([0, 0.18, 0.535], 0.25, 'z', `fill="${dark(colour, 0.3)}"`)
  st.disc([0, 0.2, 0.5], 0.19, 'z', `fill="#a9cbe0"`)
  return st
}

function squat(colour: string, id: string): Stage {
  const st = ground(
    id,
    [
      [0, 0, 0.25],
      [1, 0, 0],
      [0, 1.3, 0],
      [1, 1.3, 0],
    ],
    40,
  )
  st.shadowRect(0, 0, 1, 1.3)
  slab(
    st,
    { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], depth: [0, 0, 0.2] },
    roundRect(0, 0, 100, 130, 22),
    light(colour, 0.5),
    dark(colour, 0.14),
  )
  const art =
    filled('M50 10Q74 10 74 34V84Q74 118 50 118Q26 118 26 84V34Q26 10 50 10Z', dark(colour, 0.2)) +
    filled('M50 18Q67 18 67 36V82Q67 109 50 109Q33 109 33 82V36Q33 18 50 18Z', dark(colour, 0.34)) +
    filled(roundRect(38, 84, 24, 18, 9), '#2b353e') +
    filled(roundRect(6, 40, 15, 48, 7) + roundRect(79, 40, 15, 48, 7), dark(colour, 0.1)) +
    stroked(
      'M8 48h11M8 56h11M8 64h11M8 72h11M81 48h11M81 56h11M81 64h11M81 72h11',
      dark(colour, 0.35),
      1.6,
    )
  st.plane([0, 0, 0.2], [1, 0, 0], [0, 1, 0], art)
  return st
}

function urinal(colour: string, id: string): Stage {
  const st = ground(
    id,
    [
      [-0.5, 0, 1.3],
      [0.5, 0, 0],
      [-0.4, 0.5, 0],
      [0.4, 0.5, 0],
    ],
    34,
  )
  slab(
    st,
    { origin: [-0.36, 0, 1.25], u: [1, 0, 0], v: [0, 0, -1], depth: [0, 0.3, 0] },
    'M10 0H62Q72 0 72 12V90Q72 118 36 122Q0 118 0 90V12Q0 0 10 0Z',
    light(colour, 0.3),
    dark(colour, 0.16),
  )
  const bowl = 'M14 12H58Q62 12 62 18V74Q62 104 36 108Q10 104 10 74V18Q10 12 14 12Z'
  st.plane(
    [-0.36, 0.3, 1.25],
    [1, 0, 0],
    [0, 0, -1],
    filled(bowl, dark(colour, 0.26)) +
      filled('M14 60Q36 84 58 60V76Q58 100 36 104Q14 100 14 76Z', light(colour, 0.2)),
  )
  strut(st, [0, 0.15, 1.25], [0, 0.15, 1.42], 0.05, FINISH.chrome)
  return st
}

/** Basins, kitchen sinks and bathtubs. */
export function basin({ form, colour }: PictureOf<'basin'>, id: string): Stage {
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
