import { dark, FINISH, light } from '../colour.ts'
import { range, stroked, type V2 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, extrude, rod, shade } from '../solids.ts'
import { Stage } from '../stage.ts'
import { LENGTH, longStage } from '../long-stage.ts'

type Beam = ImageSpecOf<'beam'>

/** The outline of a rolled section; larger sections are drawn larger. */
function rolled({ section: form, size, thickness = 6 }: Beam): V2[] {
  const h = Math.min(0.95, 0.3 + size / 420)
  const t = Math.min(0.12, 0.03 + thickness / 160)
  const w = form === 'h' ? h : h * 0.56
  const web = t * 0.7
  if (form === 'angle') {
    const a = Math.min(0.6, 0.12 + size / 160)
    return [
      [0, 0],
      [a, 0],
      [a, t],
      [t, t],
      [t, a],
      [0, a],
    ]
  }
  const [left, right] = [(w - web) / 2, (w + web) / 2]
  return [
    [0, 0],
    [w, 0],
    [w, t],
    [right, t],
    [right, h - t],
    [w, h - t],
    [w, h],
    [0, h],
    [0, h - t],
    [left, h - t],
    [left, t],
    [0, t],
  ]
}

/** Rolled beams, angles, plates and bars. */
export function beam(spec: Beam, id: string): Stage {
  const { section: form, size, thickness = 6 } = spec
  const colour = spec.finish === 'galvanised' ? FINISH.galvanised : '#6d757e'
  if (form === 'plate' || form === 'chequered-plate') return plates(spec, id, colour)
  if (form === 'h' || form === 'wf' || form === 'angle') {
    const outline = rolled(spec)
    const wide = Math.max(...outline.map((p) => p[0]))
    const high = Math.max(...outline.map((p) => p[1]))
    const count = form === 'angle' ? 4 : wide > 0.6 ? 1 : 2
    const gap = form === 'angle' ? 0.09 : 0.12
    const st = longStage(id, count * (wide + gap) - gap, high, form === 'angle' ? LENGTH : 1.7)
    for (const i of range(count)) {
      const moved = outline.map(([x, z]): V2 => [x + i * (wide + gap), z])
      extrude(st, moved, 0, form === 'angle' ? LENGTH : 1.7, colour, light(colour, 0.34))
      const top = i * (wide + gap)
      const y = form === 'angle' ? LENGTH : 1.7
      st.line(
        [
          [top, y, high],
          [top + (form === 'angle' ? 0.04 : wide), y, high],
        ],
        '#fff',
        1.6,
        `opacity=".6"`,
      )
    }
    return st
  }
  const r = Math.min(0.2, 0.05 + size / 260)
  const flat = form === 'flat-bar'
  const [w, h] = flat ? [r * 2.6, 0.03 + thickness / 120] : [r * 2, r * 2]
  const [nx, nz] = flat ? [2, Math.min(6, Math.round(0.4 / h))] : [w < 0.2 ? 4 : 3, 2]
  const st = longStage(id, nx * (w + 0.02), nz * h)
  for (const j of range(nz))
    for (const i of range(nx)) {
      const [x, y] = [i * (w + 0.02), LENGTH - st.random() * 0.1]
      if (form === 'round-bar')
        rod(st, 'y', [x + r, j * h + r], r, 0, y, colour, light(colour, 0.3))
      else box(st, [x, 0, j * h], [x + w, y, j * h + h - 0.008], colour)
    }
  return st
}

function plates({ section: form, thickness = 3 }: Beam, id: string, colour: string): Stage {
  const [L, W, T] = [1.6, 1.05, 0.02 + thickness * 0.009]
  const count = thickness >= 8 ? 2 : 3
  const st = new Stage(
    id,
    [
      [-0.1, W, 0],
      [L, W, 0],
      [L, -0.1, 0],
      [-0.1, -0.1, count * (T + 0.02)],
    ],
    24,
  )
  st.shadowRect(-0.1, -0.1, L, W)
  for (const i of range(count)) {
    const [o, z] = [-0.05 * i, i * (T + 0.02)]
    const sheen = st.grad(st.p([o, o, z]), st.p([L + o, W + o, z]), [
      [0, light(colour, 0.42)],
      [0.45, light(colour, 0.18)],
      [0.6, light(colour, 0.34)],
      [1, shade(colour, [0, 0, 0.3])],
    ])
    box(st, [o, o, z], [L + o, W + o, z + T], colour, { top: sheen })
    st.line(
      [
        [o, W + o, z + T],
        [L + o, W + o, z + T],
        [L + o, o, z + T],
      ],
      '#fff',
      1.2,
      `opacity=".6"`,
    )
  }
  if (form === 'chequered-plate') {
    const o = -0.05 * (count - 1)
    let d = ''
    for (const i of range(15))
      for (const j of range(10)) {
        const [x, y] = [i * 10.6 + 6, j * 10.4 + 5]
        d += (i + j) % 2 ? `M${x - 3} ${y - 3}l6 6` : `M${x - 3} ${y + 3}l6 -6`
      }
    const z = (count - 1) * (T + 0.02) + T
    st.plane(
      [o, o, z],
      [1, 0, 0],
      [0, 1, 0],
      stroked(d, dark(colour, 0.3), 2.4) + stroked(d, light(colour, 0.6), 1),
    )
  }
  return st
}
