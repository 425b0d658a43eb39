import { dark, FINISH, light } from '../colour.ts'
import { textAt } from '../lettering.ts'
import { num, range } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bore, rod } from '../solids.ts'
import { longStage } from '../long-stage.ts'
import type { Stage } from '../stage.ts'

type Pipe = ImageSpecOf<'pipe'>

/** Colour, wall (inner to outer radius) and stripe of each class. */
const GRADE: Record<Pipe['grade'], { colour: string; wall: number; stripe?: string }> = {
  AW: { colour: '#c9d2da', wall: 0.74, stripe: '#0b4a9e' },
  D: { colour: '#b9bfc3', wall: 0.89 },
  C: { colour: '#dcdad2', wall: 0.93 },
  PPR: { colour: '#4f9d6b', wall: 0.6, stripe: '#c23b2c' },
  HDPE: { colour: '#2d3238', wall: 0.76, stripe: '#2f7fd0' },
  galvanised: { colour: FINISH.galvanised, wall: 0.8 },
  'black-steel': { colour: '#474d54', wall: 0.8 },
  conduit: { colour: '#f0f1ef', wall: 0.84 },
}

/** The drawn radius of a pipe and the number of pipes per layer. */
function pile(inch: number): { radius: number; rows: number[] } {
  if (inch <= 0.5) return { radius: 0.08, rows: [5, 4, 3] }
  if (inch <= 0.75) return { radius: 0.098, rows: [4, 4, 3] }
  if (inch <= 1) return { radius: 0.118, rows: [4, 3, 2] }
  if (inch <= 1.25) return { radius: 0.138, rows: [3, 3, 2] }
  if (inch <= 1.5) return { radius: 0.152, rows: [3, 2, 2] }
  if (inch <= 2) return { radius: 0.172, rows: [3, 2, 1] }
  if (inch <= 2.5) return { radius: 0.195, rows: [3, 2] }
  if (inch <= 3) return { radius: 0.225, rows: [2, 1] }
  if (inch <= 4) return { radius: 0.28, rows: [2, 1] }
  if (inch <= 6) return { radius: 0.33, rows: [2] }
  return { radius: 0.42, rows: [1] }
}

const FRACTIONS: Record<string, string> = { '0.5': '½', '0.75': '¾', '0.25': '¼' }

/** Formats a size in inches: ½, ¾, 1¼, 4. */
function inches(value: number): string {
  const whole = Math.floor(value)
  const part = value - whole
  return `${whole > 0 || part === 0 ? whole : ''}${part ? (FRACTIONS[String(part)] ?? '') : ''}"`
}

/** A pile of pipes 4 or 6 m long; classes differ by their wall and have their name printed. */
export function pipe(spec: Pipe, id: string): Stage {
  const { radius: r, rows } = pile(spec.inch)
  const { wall, stripe, colour: own } = GRADE[spec.grade]
  const colour = spec.colour ?? own
  const [length, wide] = [2.1, Math.max(...rows) * 2 * r]
  const high = 2 * r + (rows.length - 1) * r * 1.74
  const st = longStage(id, wide, high, length)
  const pipes = rows.flatMap((count, i) =>
    range(count).map((k) => ({
      x: wide / 2 + (k - (count - 1) / 2) * 2 * r,
      z: r + i * r * 1.74,
      jitter: st.random(),
    })),
  )
  const words = `${spec.brand?.name ?? ''} ${spec.grade.toUpperCase()} ${inches(spec.inch)}`.trim()
  const size = Math.min(11, r * 62)
  const print = st.define((n) => `<path id="${n}" d="${textAt(words, 14, size, { size })}"/>`)
  const ink =
    spec.brand?.colour ??
    (spec.grade === 'HDPE' || spec.grade === 'black-steel' ? '#e8edf1' : '#0b4a9e')
  for (const at of pipes.toSorted((a, b) => a.x + a.z - b.x - b.z)) {
    const near = length - at.jitter * 0.12
    const body = rod(st, 'y', [at.x, at.z], r, 0, near, colour)
    if (stripe && spec.grade !== 'AW') {
      const [a, b] = [body.side(body.from, 0.25), body.side(body.to, 0.25)]
      const line = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
      st.add(`<path d="${line}" stroke="${stripe}" stroke-width="${num(r * 34)}" opacity=".85"/>`)
    }
    st.plane(
      [at.x - r * 0.4, near, at.z + r * 0.9],
      [0, -1, 0],
      [0.72, 0, -0.7],
      `<use href="#${print}" fill="${ink}" opacity=".85"/>`,
    )
    bore(st, 'y', [at.x, near, at.z], r, wall, colour)
    if (spec.grade === 'galvanised')
      st.disc(
        [at.x, near, at.z],
        r * 1.02,
        'y',
        `fill="none" stroke="${light('#c23b2c', 0.1)}" stroke-width="2.4"`,
      )
    if (spec.grade === 'D')
      st.disc([at.x, near, at.z], r, 'y', `fill="none" stroke="${dark(colour, 0.5)}"`)
  }
  return st
}
