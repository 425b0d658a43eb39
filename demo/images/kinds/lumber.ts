import { dark, light, mix } from '../colour.ts'
import { num, range, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, bore, foot, rim, rod } from '../solids.ts'
import { Stage } from '../stage.ts'
import { flatGrain } from '../textures.ts'

type Lumber = ImageSpecOf<'lumber'>

const WOOD: Record<Lumber['wood'], [face: string, vein: string]> = {
  meranti: ['#cf9a6c', '#80492a'],
  kamper: ['#c08a58', '#6f4220'],
  jati: ['#a9713f', '#5a3516'],
  borneo: ['#b9805c', '#6a3c22'],
  sengon: ['#ecd6ae', '#b2935a'],
  ulin: ['#6a4632', '#33200f'],
  bamboo: ['#c9b566', '#8a7838'],
  wpc: ['#7d5b45', '#4b3425'],
}

/** Sawn or planed timber in a small stack; round poles for bamboo. Width and height in mm. */
export function lumber(spec: Lumber, id: string): Stage {
  if (spec.wood === 'bamboo') return poles(id)
  const [face, vein] = WOOD[spec.wood]
  const k = 1 / 260
  const w = Math.max(0.1, Math.max(spec.width, spec.height) * k)
  const h = Math.max(0.05, Math.min(spec.width, spec.height) * k)
  const nx = Math.max(2, Math.min(5, Math.round(1 / w)))
  const nz = Math.max(2, Math.min(5, Math.round(0.55 / h)))
  const [gap, length] = [0.016, 2.1]
  const [wide, high] = [nx * (w + gap), nz * (h + gap)]
  const st = new Stage(
    id,
    [
      [0, 0, high],
      [wide, 0, 0],
      [0, length, 0],
      [wide, length, 0],
      [0, length, high],
    ],
    26,
  )
  st.shadowRect(0, 0, wide, length)
  for (const j of range(nz))
    for (const i of range(nx)) {
      if (j === nz - 1 && i === nx - 1) continue
      const uneven = spec.planed ? 0.03 : 0.14
      const a: V3 = [i * (w + gap), 0, j * (h + gap)]
      const b: V3 = [a[0] + w, length - st.random() * uneven, a[2] + h]
      const c = mix(face, st.random() > 0.5 ? light(face, 0.3) : vein, st.random() * 0.28)
      box(st, a, b, c, { top: light(c, 0.2), left: light(c, 0.08), right: dark(c, 0.24) })
      endGrain(st, a, b, vein)
      if (j === nz - 1 || i === nx - 1 || (j === nz - 2 && i === nx - 1)) {
        const lines = Math.max(3, Math.round(w * 22))
        const d = flatGrain(st.random, length * 100 - 8, w * 100, lines)
        st.plane([a[0], b[1], b[2]], [0, -1, 0], [1, 0, 0], stroked(d, vein, 0.6, `opacity=".45"`))
      }
      foot(st, a, b, '#2b1a0c', 0.4)
      rim(st, a, b, 0.45, 1)
    }
  return st
}

/** Growth rings on the sawn end. */
function endGrain(st: Stage, a: V3, b: V3, vein: string) {
  const [w, h] = [(b[0] - a[0]) * 100, (b[2] - a[2]) * 100]
  const rings = range(5)
    .map((i) => {
      const r = (i + 1.4) * w * 0.17
      const y = Math.min(h, r)
      return `M${num(Math.max(0, w * 0.4 - r))} ${num(h)}Q${num(w * 0.4)} ${num(h - y * 1.7)} ${num(Math.min(w, w * 0.4 + r))} ${num(h)}`
    })
    .join('')
  const end = st.path([
    [a[0], b[1], a[2]],
    [b[0], b[1], a[2]],
    [b[0], b[1], b[2]],
    [a[0], b[1], b[2]],
  ])
  st.clipped(end, () =>
    st.plane([a[0], b[1], b[2]], [1, 0, 0], [0, 0, -1], stroked(rings, vein, 0.9, `opacity=".5"`)),
  )
}

function poles(id: string): Stage {
  const [colour, node] = WOOD.bamboo
  const st = new Stage(
    id,
    [
      [0, 0, 0.6],
      [1, 0, 0],
      [0, 2.1, 0],
      [1, 2.1, 0],
    ],
    26,
  )
  st.shadowRect(0, 0, 1, 2.1)
  const r = 0.12
  const rows = [4, 3, 2]
  const all = rows.flatMap((n, i) =>
    range(n).map((k) => [0.5 + (k - (n - 1) / 2) * 2 * r, r + i * r * 1.74] as const),
  )
  for (const [x, z] of all.toSorted((a, b) => a[0] + a[1] - b[0] - b[1])) {
    const near = 2.1 - st.random() * 0.12
    const c = mix(colour, '#9da04e', st.random() * 0.6)
    const body = rod(st, 'y', [x, z], r * 0.96, 0, near, c)
    for (const t of [0.14, 0.38, 0.62, 0.86]) {
      const at = (s: number) => {
        const u = t + x * 0.05
        return body.side(
          [
            body.from[0] + (body.to[0] - body.from[0]) * u,
            body.from[1] + (body.to[1] - body.from[1]) * u,
          ],
          s,
        )
      }
      const [a, b] = [at(-1), at(1)]
      st.add(stroked(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, node, 3))
    }
    bore(st, 'y', [x, near, z], r * 0.96, 0.66, c)
  }
  return st
}
