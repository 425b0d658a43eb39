import { dark, light, mix } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { filled, range, roundRect, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, foot, rim, shade, slab } from '../solids.ts'
import { Stage } from '../stage.ts'
import { pores } from '../textures.ts'

/** Aerated concrete blocks of 60 × 20 cm; thicker blocks, fewer of them. */
export function lightBrick({ thickness, brand }: ImageSpecOf<'light-brick'>, id: string): Stage {
  const [L, H, T, gap] = [1.5, 0.5, thickness / 360, 0.02]
  const count = thickness <= 80 ? 4 : thickness <= 110 ? 3 : 2
  const wide = count * T + (count - 1) * gap
  const st = new Stage(
    id,
    [
      [0, 0, H * 2],
      [L, 0, 0],
      [0, wide, 0],
      [L, wide, 0],
      [0, wide, H * 2],
    ],
    24,
  )
  st.shadowRect(0, 0, L, wide)
  const block = (x1: number, k: number, z: number, shadeOf: number) => {
    const colour = mix('#d9dcdb', shadeOf % 2 ? '#c9cecf' : '#e5e6e3', 0.5 * st.random())
    const a: V3 = [0, k * (T + gap), z]
    const b: V3 = [x1, k * (T + gap) + T, z + H]
    box(st, a, b, colour, { top: light(colour, 0.42), left: colour, right: dark(colour, 0.26) })
    pores(st, [0, b[1], z], [x1, 0, 0], [0, 0, H], Math.round(44 * x1), '#5e6872', 0.34)
    pores(st, [x1, a[1], z], [0, T, 0], [0, 0, H], Math.round(60 * T), '#3a444e', 0.34)
    pores(st, [0, a[1], b[2]], [x1, 0, 0], [0, T, 0], Math.round(90 * x1 * T), '#7c868e', 0.34)
    foot(st, a, b, '#27303a', 0.42)
    rim(st, a, b, 0.95, 1.5)
    st.line([[x1, b[1], z], b], '#fff', 1.2, `opacity=".6"`)
    const near = k === count - 1 && z === 0 && brand
    if (!near) return
    const size = fittingSize(brand.name, 90, 17)
    const name = textAt(brand.name, 75, 31, { size, anchor: 'middle' })
    st.plane([0, b[1], z + H], [1, 0, 0], [0, 0, -1], filled(name, brand.colour, `opacity=".85"`))
  }
  for (const k of range(count)) block(L, k, 0, k)
  for (const k of range(count)) block(k === count - 1 ? L * 0.62 : L, k, H + 0.01, k + 1)
  return st
}

/** Fired clay bricks in a small stack. */
export function redBrick({ form = 'solid', colour }: ImageSpecOf<'red-brick'>, id: string): Stage {
  const c = colour ?? (form === 'facing' ? '#a8492f' : '#b65a3a')
  const st = new Stage(
    id,
    [
      [0, 0, 0.9],
      [1.5, 0, 0],
      [0, 1.5, 0],
      [1.5, 1.5, 0],
    ],
    34,
  )
  st.shadowRect(0, 0, 1.48, 1.48)
  const h = 0.26
  for (const row of range(3))
    for (const i of range(2))
      for (const j of range(4)) {
        if (row === 2 && (j === 3 || (i === 1 && j === 2))) continue
        const [a0, b0, z] = [j * 0.37, i * 0.75, row * (h + 0.012)]
        const along = row % 2 === 0
        const varied = form === 'facing' ? 0.25 : 0.7
        const t = mix(c, st.random() > 0.5 ? light(c, 0.22) : dark(c, 0.2), st.random() * varied)
        const lo: V3 = along ? [b0, a0, z] : [a0, b0, z]
        const hi: V3 = along ? [b0 + 0.73, a0 + 0.35, z + h] : [a0 + 0.35, b0 + 0.73, z + h]
        box(st, lo, hi, t, { top: light(t, 0.22), left: t, right: dark(t, 0.28) })
        if (form === 'hollow') holes(st, lo, hi)
        else pores(st, [lo[0], hi[1], z], [hi[0] - lo[0], 0, 0], [0, 0, h], 8, '#4a1d10', 0.35)
        rim(st, lo, hi, 0.35, 1)
      }
  return st
}

/** The holes in the two visible ends of a hollow brick. */
function holes(st: Stage, lo: V3, hi: V3) {
  const across = hi[0] - lo[0]
  const n = across > 0.5 ? 3 : 2
  const d = range(n)
    .map((i) => {
      const w = (across * 100) / n
      return roundRect(i * w + w * 0.2, 6, w * 0.6, 14, 2)
    })
    .join('')
  st.plane([lo[0], hi[1], hi[2]], [1, 0, 0], [0, 0, -1], filled(d, '#3a150b', `opacity=".75"`))
}

/** Concrete blocks: hollow, solid or breeze block. */
export function concreteBlock(spec: ImageSpecOf<'concrete-block'>, id: string): Stage {
  const { form = 'hollow', thickness, colour = '#a2a8ac' } = spec
  if (form === 'breeze') return breezeBlock(thickness, colour, id)
  const [L, H] = [1.2, 0.6]
  const T = Math.max(0.22, thickness / 330)
  const count = thickness >= 140 ? 2 : 3
  const wide = count * (T + 0.03)
  const st = new Stage(
    id,
    [
      [0, 0, H * 2],
      [L, 0, 0],
      [0, wide, 0],
      [L, wide, 0],
      [0, wide, H],
    ],
    30,
  )
  st.shadowRect(0, 0, L, wide)
  const block = (k: number, z: number) => {
    const c = mix(colour, '#8b9196', st.random() * 0.4)
    const a: V3 = [0, k * (T + 0.03), z]
    const b: V3 = [L, a[1] + T, z + H]
    box(st, a, b, c)
    pores(st, [0, b[1], z], [L, 0, 0], [0, 0, H], 130, '#4d555c', 0.35)
    pores(st, [0, b[1], z], [L, 0, 0], [0, 0, H], 80, '#ffffff', 0.3)
    pores(st, [L, a[1], z], [0, T, 0], [0, 0, H], 40, '#2a3036', 0.4)
    if (form === 'hollow') {
      const [w, h] = [L * 100, T * 100]
      const d = [0, 1, 2].map((i) =>
        roundRect(6 + (i * (w - 6)) / 3, h * 0.2, (w - 24) / 3, h * 0.6, 3),
      )
      st.plane([0, a[1], b[2]], [1, 0, 0], [0, 1, 0], filled(d.join(''), '#2b3138'))
    }
    foot(st, a, b)
    rim(st, a, b, 0.5)
  }
  for (const k of range(count)) block(k, 0)
  for (const k of range(count - 1)) block(k, H + 0.01)
  return st
}

function breezeBlock(thickness: number, colour: string, id: string): Stage {
  const T = Math.max(0.16, thickness / 400)
  const st = new Stage(
    id,
    [
      [0, 0, 1.02],
      [1, 0, 0],
      [0, T * 2.7, 0],
      [1, T * 2.7, 0],
    ],
    40,
  )
  st.shadowRect(0, 0, 1, T * 2.6)
  const cells = range(9).map((i) => {
    const [x, y] = [8 + (i % 3) * 29.5, 8 + Math.floor(i / 3) * 29.5]
    return `M${x + 12.5} ${y}L${x + 25} ${y + 12.5}L${x + 12.5} ${y + 25}L${x} ${y + 12.5}Z`
  })
  const d = 'M0 0H100V100H0Z' + cells.join('')
  for (const y of [T * 0.8])
    slab(
      st,
      { origin: [0, y, 1], u: [1, 0, 0], v: [0, 0, -1], depth: [0, T, 0] },
      d,
      shade(colour, [0, 1, 0]),
      dark(colour, 0.32),
    )
  return st
}
