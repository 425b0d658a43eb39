import { dark, light, mix } from '../colour.ts'
import { point, range, stroked, type V2, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { rod, type Rod } from '../solids.ts'
import { longStage } from '../long-stage.ts'
import { Stage } from '../stage.ts'

/** The rows of a bundle and the drawn thickness of a bar. */
function bundle(diameter: number): { rows: number[]; radius: number } {
  if (diameter <= 6) return { rows: [5, 6, 5, 4], radius: 0.048 }
  if (diameter <= 8) return { rows: [5, 6, 5, 4, 3], radius: 0.062 }
  if (diameter <= 10) return { rows: [4, 5, 4, 3], radius: 0.078 }
  if (diameter <= 13) return { rows: [3, 4, 3, 2], radius: 0.098 }
  if (diameter <= 16) return { rows: [3, 4, 3], radius: 0.115 }
  if (diameter <= 19) return { rows: [2, 3, 2], radius: 0.135 }
  if (diameter <= 22) return { rows: [2, 3, 2], radius: 0.148 }
  if (diameter <= 25) return { rows: [2, 3, 2], radius: 0.16 }
  return { rows: [1, 2, 1], radius: 0.2 }
}

/** The default colour of the bars' ends. */
const endOf = (deformed: boolean) => (deformed ? '#b4232a' : '#2b2f35')

/** A tied bundle of reinforcing bars, with ribs on deformed ones. */
export function rebar(spec: ImageSpecOf<'rebar'>, id: string): Stage {
  const { rows, radius: r } = bundle(spec.diameter)
  const [length, wide] = [2.15, Math.max(...rows) * 2 * r]
  const high = r * 2 + (rows.length - 1) * r * 1.74
  const end = spec.endColour ?? endOf(spec.deformed)
  const st = longStage(id, wide, high, length, 30)
  const bars = rows.flatMap((count, i) =>
    range(count).map((k) => ({
      x: wide / 2 + (k - (count - 1) / 2) * 2 * r,
      z: r + i * r * 1.74,
      jitter: st.random(),
    })),
  )
  for (const bar of bars.toSorted((a, b) => a.x + a.z - b.x - b.z)) {
    const near = length - bar.jitter * 0.09
    const colour = mix('#6b747d', '#6e5a4b', bar.jitter * 0.35)
    const body = rod(st, 'y', [bar.x, bar.z], r, 0, near, colour)
    if (spec.deformed) ribs(st, body, r, colour)
    st.disc([bar.x, near, bar.z], r, 'y', `fill="${end}" stroke="${dark(end, 0.35)}"`)
    st.disc([bar.x - r * 0.2, near, bar.z + r * 0.2], r * 0.5, 'y', `fill="${light(end, 0.2)}"`)
  }
  const top = rows.at(-1) ?? 1
  for (const y of [length * 0.26, length * 0.78]) {
    const half = ((top - 1) / 2) * 2 * r
    const over: V3[] = [
      [wide / 2 - half - r * 0.9, y, high - r * 0.7],
      [wide / 2 - half, y, high + 0.012],
      [wide / 2 + half, y, high + 0.012],
    ]
    const down = rows.map((count, i): V3 => [
      wide / 2 + ((count - 1) / 2) * 2 * r + r * 0.95,
      y,
      r + i * r * 1.74 + r * 0.25,
    ])
    st.curve([...over, ...down.toReversed()], '#23272c', 4.4)
    st.curve([...over, ...down.toReversed()], '#a9b2ba', 2)
  }
  return st
}

/** Diagonal ribs; fewer on thin bars, so that the file stays small. */
function ribs(st: Stage, { from, to, half, side }: Rod, r: number, colour: string) {
  const count = Math.round(r < 0.09 ? 15 : 2.6 / r)
  const [ux, uy] = [to[0] - from[0], to[1] - from[1]]
  const slant = (half * 0.62) / Math.hypot(ux, uy)
  const along = (t: number): V2 => [from[0] + ux * t, from[1] + uy * t]
  let d = ''
  for (const i of range(count - 1)) {
    const t = (i + 1) / count
    const [a, m, e] = [
      side(along(t + slant), -0.92),
      side(along(t + slant * 0.1), -0.1),
      side(along(t - slant * 0.9), 0.86),
    ]
    d += `M${point(a)}Q${point(m)} ${point(e)}`
  }
  const width = Math.max(1, half * 0.17)
  const ridge = st.define((name) => `<path id="${name}" d="${d}" fill="none"/>`)
  st.add(
    `<use href="#${ridge}" stroke="${dark(colour, 0.5)}" stroke-width="${width.toFixed(1)}" opacity=".75"/>`,
    `<use href="#${ridge}" x="-1.1" y=".6" stroke="${light(colour, 0.6)}" stroke-width="${(width * 0.6).toFixed(1)}" opacity=".7"/>`,
  )
}

/** A welded mesh as two sheets or a roll; M5 and M10 differ by the thickness of the bars. */
export function wiremesh(spec: ImageSpecOf<'wiremesh'>, id: string): Stage {
  return spec.form === 'roll' ? meshRoll(spec, id) : meshSheet(spec, id)
}

/** Drawn width of a bar in px; exaggerated, so that 6 and 10 mm differ in a small image. */
const barWidth = (mm: number) => Math.max(1.4, 1.35 * mm - 4.6)

function meshSheet({ bar, spacing = 150 }: ImageSpecOf<'wiremesh'>, id: string): Stage {
  const [wide, length] = [1.28, 1.8]
  const cell = (spacing / 150) * (0.16 + Math.max(0, bar - 5) * 0.012)
  const [nx, ny] = [Math.round(wide / cell), Math.round(length / cell)]
  const st = new Stage(
    id,
    [
      [0, 0, 0.16],
      [wide, 0, 0],
      [0, length, 0],
      [wide, length, 0],
    ],
    22,
  )
  const w = barWidth(bar)
  const over = 0.045
  const lines = (o: number, z: number, along: 'x' | 'y') =>
    range((along === 'y' ? nx : ny) + 1)
      .map((i) =>
        along === 'y'
          ? st.path(
              [
                [o + (wide * i) / nx, o - over, z],
                [o + (wide * i) / nx, o + length + over, z],
              ],
              false,
            )
          : st.path(
              [
                [o - over, o + (length * i) / ny, z],
                [o + wide + over, o + (length * i) / ny, z],
              ],
              false,
            ),
      )
      .join('')
  const sheet = (z: number, o: number, colour: string) => {
    const [ys, xs] = [lines(o, z, 'y'), lines(o, z, 'x')]
    const shine = (d: string, up: number) =>
      `<g transform="translate(0 ${(-w * up).toFixed(1)})">${stroked(d, light(colour, 0.5), w * 0.36)}</g>`
    st.add(stroked(ys, dark(colour, 0.36), w), shine(ys, 0.2))
    st.add(`<g transform="translate(0 ${(-w * 0.4).toFixed(1)})">`)
    st.add(stroked(xs, dark(colour, 0.28), w), shine(xs, 0.2), `</g>`)
  }
  st.add(
    `<g opacity=".12" transform="translate(9 8)">${stroked(lines(0, 0, 'y') + lines(0, 0, 'x'), '#0b1e3a', w + 2)}</g>`,
  )
  sheet(0, 0, '#59626b')
  sheet(0.14, -0.03, '#7d868f')
  return st
}

function meshRoll({ bar }: ImageSpecOf<'wiremesh'>, id: string): Stage {
  const [r, length, w] = [0.44, 1.3, barWidth(bar) * 0.75]
  const st = new Stage(id, [
    [0, 0, r * 2],
    [r * 2, 0, 0],
    [0, length, 0],
    [r * 2.3, length, 0],
  ])
  st.shadowRect(0, 0, r * 2, length)
  const count = 8
  for (const i of range(count + 1)) {
    const y = (length * i) / count
    for (const k of [1, 0.84, 0.68])
      st.disc([r, y, r], r * k, 'y', `fill="none" stroke="#59626b" stroke-width="${w.toFixed(1)}"`)
    st.disc(
      [r, y, r],
      r,
      'y',
      `fill="none" stroke="#a5aeb6" stroke-width="${(w * 0.36).toFixed(1)}"`,
    )
  }
  for (const i of range(14)) {
    const a = -0.6 + (i / 13) * 3.2
    const [x, z] = [r + Math.cos(a) * r, r + Math.sin(a) * r]
    st.line(
      [
        [x, 0, z],
        [x, length, z],
      ],
      '#6a737c',
      w,
    )
  }
  return st
}
