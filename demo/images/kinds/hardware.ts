import { dark, FINISH, light } from '../colour.ts'
import { circle, filled, range, roundRect, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bent, facing, strut } from '../limbs.ts'
import { box, rim, slab } from '../solids.ts'
import { Stage } from '../stage.ts'

type Lock = ImageSpecOf<'lock'>
type Hinge = ImageSpecOf<'hinge'>

/** An upright plate that faces the left front; its origin is the upper left corner. */
const upright = (x: number, z: number, thick: number) => ({
  origin: [x, 0, z] as V3,
  u: [1, 0, 0] as V3,
  v: [0, 0, -1] as V3,
  depth: [0, thick, 0] as V3,
})

/** Door furniture and padlocks. */
export function lock({ form, size = 50, finish = 'stainless' }: Lock, id: string): Stage {
  const colour = finish === 'stainless' ? '#b4bdc6' : FINISH[finish]
  const extent: V3[] = [
    [-0.6, 0, 1.3],
    [0.6, 0, 0],
    [-0.3, 0.5, 0],
    [0.6, 0.2, 0],
  ]
  const st = new Stage(id, extent, form === 'padlock' ? 66 - Math.min(40, size * 0.6) : 36)
  const [face, side] = [light(colour, 0.26), dark(colour, 0.3)]
  switch (form) {
    case 'padlock':
      bent(
        st,
        [
          [-0.24, 0.1, 0.6],
          [-0.24, 0.1, 1],
          [-0.2, 0.1, 1.18],
          [0, 0.1, 1.26],
          [0.2, 0.1, 1.18],
          [0.24, 0.1, 1],
          [0.24, 0.1, 0.6],
        ],
        0.06,
        FINISH.chrome,
      )
      slab(
        st,
        upright(-0.42, 0.78, 0.28),
        roundRect(0, 0, 84, 74, 10),
        finish === 'stainless' ? FINISH.brass : face,
        dark(FINISH.brass, 0.34),
      )
      st.plane(
        [-0.42, 0.28, 0.78],
        [1, 0, 0],
        [0, 0, -1],
        filled(circle(42, 38, 8), '#4a3a17') +
          filled('M39 40h6l3 16h-12Z', '#4a3a17') +
          stroked(roundRect(5, 5, 74, 64, 7), '#fff', 1.6, `opacity=".4"`),
      )
      break
    case 'lever':
      slab(st, upright(-0.2, 1.2, 0.07), roundRect(0, 0, 34, 116, 8), face, side)
      st.plane(
        [-0.2, 0.07, 1.2],
        [1, 0, 0],
        [0, 0, -1],
        filled(circle(17, 76, 8), '#4b545c') + filled('M15 76h4l2 14h-8Z', '#4b545c'),
      )
      strut(st, [-0.03, 0.07, 0.86], [-0.03, 0.3, 0.86], 0.07, colour)
      strut(st, [-0.03, 0.28, 0.86], [0.56, 0.28, 0.86], 0.055, light(colour, 0.1))
      break
    case 'knob':
      strut(st, [0, 0, 0.65], [0, 0.06, 0.65], 0.34, colour)
      strut(st, [0, 0.06, 0.65], [0, 0.26, 0.65], 0.1, colour)
      strut(st, [0, 0.24, 0.65], [0, 0.44, 0.65], 0.25, light(colour, 0.1), light(colour, 0.4))
      strut(st, [0, 0.44, 0.65], [0, 0.45, 0.65], 0.06, '#4b545c')
      break
    case 'cylinder':
      strut(st, [0, -0.35, 0.7], [0, 0.4, 0.7], 0.2, colour)
      box(st, [-0.1, -0.35, 0.18], [0.1, 0.4, 0.62], colour)
      strut(st, [0, 0.4, 0.7], [0, 0.42, 0.7], 0.15, FINISH.brass)
      st.plane([-0.04, 0.43, 0.78], [1, 0, 0], [0, 0, -1], filled('M2 0h4v14h-4Z', '#3a2d10'))
      break
    case 'digital':
      slab(st, upright(-0.24, 1.26, 0.2), roundRect(0, 0, 44, 122, 8), '#252b31', '#14181c')
      st.plane(
        [-0.24, 0.2, 1.26],
        [1, 0, 0],
        [0, 0, -1],
        range(12)
          .map((i) =>
            filled(circle(11 + (i % 3) * 11, 18 + Math.floor(i / 3) * 12, 3.4), '#8fd0ff'),
          )
          .join('') + filled(roundRect(12, 70, 20, 12, 3), '#0b4a9e'),
      )
      strut(st, [-0.02, 0.2, 0.3], [0.5, 0.3, 0.3], 0.055, colour)
      break
    case 'bolt':
      slab(
        st,
        upright(-0.55, 0.9, 0.05),
        roundRect(0, 0, 76, 34, 4) + circle(10, 8, 3) + circle(66, 26, 3),
        face,
        side,
      )
      strut(st, [-0.6, 0.13, 0.73], [0.62, 0.13, 0.73], 0.06, colour)
      for (const x of [-0.42, 0.05]) box(st, [x, 0.05, 0.62], [x + 0.12, 0.21, 0.84], colour)
      strut(st, [-0.16, 0.13, 0.73], [-0.16, 0.36, 0.73], 0.04, colour)
      break
    case 'pull':
      for (const z of [0.2, 1.05]) strut(st, [0, 0, z], [0, 0.3, z], 0.06, colour)
      strut(st, [0, 0.3, 0.05], [0, 0.3, 1.25], 0.07, light(colour, 0.1))
      break
  }
  return st
}

/** Hinges, slides and closers. */
export function hinge({ form = 'butt', size, finish = 'stainless' }: Hinge, id: string): Stage {
  const colour = finish === 'stainless' ? '#b4bdc6' : FINISH[finish]
  const st = new Stage(
    id,
    [
      [-0.7, 0, 1.2],
      [0.7, 0, 0],
      [-0.4, 0.4, 0],
      [0.7, 0.2, 0],
    ],
    64 - Math.min(38, size * 0.3),
  )
  const [face, side] = [light(colour, 0.22), dark(colour, 0.34)]
  if (form === 'drawer-slide') {
    box(st, [-0.5, -0.6, 0.4], [-0.42, 0.9, 0.7], colour)
    box(st, [-0.42, -0.3, 0.44], [-0.34, 1.1, 0.66], light(colour, 0.2))
    box(st, [-0.34, 0, 0.48], [-0.28, 1.35, 0.62], colour)
    return st
  }
  if (form === 'door-closer') {
    box(st, [-0.6, 0, 0.3], [0.5, 0.22, 0.6], colour)
    rim(st, [-0.6, 0, 0.3], [0.5, 0.22, 0.6], 0.6)
    const arm = facing(-28, [0.05, 0.2, 0.64], 0.05)
    slab(st, arm, roundRect(-4, -4, 88, 8, 4), face, side)
    slab(st, facing(20, [0.5, 0, 1.02], 0.05), roundRect(-70, -4, 74, 8, 4), face, side)
    return st
  }
  if (form === 'floor') {
    box(st, [-0.6, -0.1, 0.2], [0.6, 0.3, 0.4], colour)
    rim(st, [-0.6, -0.1, 0.2], [0.6, 0.3, 0.4], 0.6)
    strut(st, [-0.35, 0.1, 0.4], [-0.35, 0.1, 0.56], 0.1, FINISH.chrome)
    return st
  }
  if (form === 'concealed') {
    strut(st, [-0.3, 0.1, 0.5], [-0.3, 0.24, 0.5], 0.32, colour, dark(colour, 0.3))
    box(st, [-0.2, 0.2, 0.42], [0.25, 0.36, 0.58], light(colour, 0.1))
    box(st, [0.2, 0.1, 0.3], [0.7, 0.3, 0.7], colour)
    st.plane(
      [0.2, 0.3, 0.7],
      [1, 0, 0],
      [0, 0, -1],
      filled(circle(14, 20, 5) + circle(36, 20, 5), '#4b545c'),
    )
    return st
  }
  const [h, w] = form === 'gate' ? [36, 84] : [108, 46]
  const holes = (from: number) =>
    range(form === 'gate' ? 3 : 4)
      .map((i) =>
        form === 'gate'
          ? circle(from + 12 + i * 24, h / 2, 4)
          : circle(from + (i % 2 ? 15 : 31), 14 + i * 27, 4.6),
      )
      .join('')
  const z = form === 'gate' ? 0.8 : 1.15
  slab(
    st,
    { origin: [0, 0, z], u: [0.92, -0.2, 0], v: [0, 0, -1], depth: [0.01, 0.035, 0] },
    roundRect(4, 0, w, h, 4) + holes(4),
    face,
    side,
  )
  slab(
    st,
    { origin: [0, 0, z], u: [-0.86, 0.24, 0], v: [0, 0, -1], depth: [0.01, 0.035, 0] },
    roundRect(4, 0, w, h, 4) + holes(4),
    light(face, 0.1),
    side,
  )
  const knuckles = 5
  for (const i of range(knuckles)) {
    const low = z - h / 100 + (i * h) / 100 / knuckles
    strut(
      st,
      [0, 0.02, low],
      [0, 0.02, low + h / 100 / knuckles - 0.01],
      0.055,
      i % 2 ? light(colour, 0.16) : colour,
    )
  }
  strut(st, [0, 0.02, z], [0, 0.02, z + 0.05], 0.065, colour)
  return st
}
