import { dark, FINISH, light } from '../colour.ts'
import { filled, roundRect, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { strut } from '../limbs.ts'
import { box, lathe, rim, slab } from '../solids.ts'
import { Stage } from '../stage.ts'

export const CERAMIC = '#e9edef'
export const ground = (id: string, points: readonly V3[], pad = 36) => new Stage(id, points, pad)

/** Seated, squatting and wall closets. */
export function toilet({ form, colour = CERAMIC }: ImageSpecOf<'toilet'>, id: string): Stage {
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
