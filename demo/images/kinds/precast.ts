import { dark, light } from '../colour.ts'
import { range, type V2, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bore, box, extrude, rim, rod } from '../solids.ts'
import { Stage } from '../stage.ts'
import { pores } from '../textures.ts'

const CONCRETE = '#aab0b3'

/** Precast concrete: culvert rings, channels, kerbs, fence panels, piles; `size` in cm. */
export function precast({ form, size }: ImageSpecOf<'precast'>, id: string): Stage {
  const k = Math.max(0.35, Math.min(1, 0.4 + size / 160))
  const long = 1.5
  const outline = sections(k)[form]
  const wide = Math.max(...outline.map((p) => p[0]))
  const high = Math.max(...outline.map((p) => p[1]))
  if (form === 'culvert') return culverts(k, id)
  if (form === 'panel') return panels(id)
  const count = form === 'u-ditch' || wide > 0.5 ? 1 : form === 'pile' ? 3 : 2
  const pitch = wide + 0.1
  const st = new Stage(
    id,
    [
      [0, 0, high],
      [count * pitch, 0, 0],
      [0, long, 0],
      [count * pitch, long, 0],
      [0, long, high],
    ],
    30,
  )
  st.shadowRect(0, 0, count * pitch - 0.1, long)
  for (const i of range(count)) {
    const x = i * pitch
    if (form === 'u-ditch') {
      const interior: V3[] = [
        [0.12, 0, 0.12],
        [wide - 0.12, 0, 0.12],
        [wide - 0.12, long, 0.12],
        [0.12, long, 0.12],
      ]
      st.poly(interior, dark(CONCRETE, 0.36))
      st.poly(
        [
          [0.12, 0, high],
          [0.12, long, high],
          [0.12, long, 0.12],
          [0.12, 0, 0.12],
        ],
        dark(CONCRETE, 0.28),
      )
    }
    extrude(
      st,
      outline.map(([a, b]): V2 => [a + x, b]),
      0,
      long,
      CONCRETE,
      light(CONCRETE, 0.1),
    )
    pores(st, [x + wide, 0, 0], [0, long, 0], [0, 0, high * 0.8], 90, '#3a444e', 0.3)
    if (form !== 'u-ditch')
      pores(st, [x, 0, high], [wide * 0.7, 0, 0], [0, long, 0], 90, '#5e6872', 0.3)
    if (form === 'pile')
      for (const [dx, dz] of [
        [0.3, 0.3],
        [0.7, 0.3],
        [0.3, 0.7],
        [0.7, 0.7],
      ] as const)
        st.disc([x + wide * dx, long, high * dz], 0.022, 'y', `fill="#4b545c"`)
  }
  return st
}

/** Cross sections at a scale: x right, z up. */
function sections(k: number): Record<ImageSpecOf<'precast'>['form'], V2[]> {
  const w = 0.9 * k
  const t = 0.12
  return {
    'u-ditch': [
      [0, 0],
      [w, 0],
      [w, w],
      [w - t, w],
      [w - t, t],
      [t, t],
      [t, w],
      [0, w],
    ],
    kerb: [
      [0, 0],
      [w * 0.45, 0],
      [w * 0.45, w * 0.45],
      [w * 0.36, w * 0.7],
      [0, w * 0.7],
    ],
    pile: [
      [0, 0],
      [w * 0.4, 0],
      [w * 0.4, w * 0.4],
      [0, w * 0.4],
    ],
    panel: [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    culvert: [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  }
}

function culverts(k: number, id: string): Stage {
  const r = 0.55 * k
  const st = new Stage(
    id,
    [
      [0, 0, 2 * r],
      [2 * r + 0.1, 0, 0],
      [0, 1.25, 0],
      [2 * r, 1.25, 0],
    ],
    34,
  )
  st.shadowRect(0, 0, 2 * r, 1.2)
  for (const y of [0, 0.64]) {
    rod(st, 'y', [r, r], r, y, y + 0.6, CONCRETE)
    bore(st, 'y', [r, y + 0.6, r], r, 0.82, CONCRETE)
  }
  return st
}

function panels(id: string): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, 0.5],
      [0.7, 0, 0],
      [0, 1.8, 0],
      [0.7, 1.8, 0],
    ],
    28,
  )
  st.shadowRect(0, 0, 0.7, 1.8)
  for (const i of range(4)) {
    const [a, b]: [V3, V3] = [
      [0, 0.02 * i, i * 0.1],
      [0.7, 1.8 - 0.02 * i, i * 0.1 + 0.085],
    ]
    box(st, a, b, CONCRETE)
    pores(st, [0.7, a[1], a[2]], [0, 1.7, 0], [0, 0, 0.08], 40, '#3a444e', 0.35)
    rim(st, a, b, 0.5)
  }
  pores(st, [0, 0.06, 0.385], [0.7, 0, 0], [0, 1.66, 0], 220, '#5e6872', 0.3)
  return st
}
