import { dark, FINISH } from '../colour.ts'
import { polygon, range, type V2, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, lathe } from '../solids.ts'
import { ball, bars, strut } from '../limbs.ts'
import { Stage, WIDE } from '../stage.ts'

type Fitting = ImageSpecOf<'pipe-fitting'>

const COLOUR = {
  pvc: '#c4cdd6',
  ppr: '#4f9d6b',
  galvanised: FINISH.galvanised,
  brass: FINISH.brass,
}

/** Draws a leg outwards from the joint: the neck, then the thicker socket with its bore. */
type Leg = (to: V3) => void

/** Elbows, tees and valves: legs of a joint, back to front. */
export function fitting(spec: Fitting, id: string): Stage {
  const colour = spec.colour ?? COLOUR[spec.material ?? 'pvc']
  if (spec.form === 'floor-drain') return floorDrain(id, spec.inch)
  const r = Math.min(0.3, 0.15 + spec.inch * 0.035)
  const st = new Stage(
    id,
    [
      [-0.75, 0, 0.3],
      [0, -0.75, 0.3],
      [0.4, 0.9, -0.2],
      [0.9, 0.3, -0.2],
      [0, 0, 1.15],
    ],
    48 - Math.min(20, spec.inch * 5),
  )
  st.shadowDisc([0.05, 0.1, -0.3], 0.34)
  const leg: Leg = (to) => {
    const part = (t: number): V3 => [to[0] * t, to[1] * t, to[2] * t]
    const near = to[0] + to[1] + to[2] > 0
    strut(st, [0, 0, 0], part(0.6), r * 0.88, colour)
    strut(st, part(0.55), to, r * 1.08, colour)
    if (near) mouth(st, to, r, colour)
  }
  shapes(st, spec, r, colour, leg)
  return st
}

/** The dark opening at a leg's near end. */
function mouth(st: Stage, to: V3, r: number, colour: string) {
  const length = Math.hypot(...to)
  const one: V3 = [(to[0] / length) * 0.012, (to[1] / length) * 0.012, (to[2] / length) * 0.012]
  const tip: V3 = [to[0] + one[0], to[1] + one[1], to[2] + one[2]]
  strut(st, to, tip, r * 0.86, colour, dark(colour, 0.66))
}

function shapes(st: Stage, { form }: Fitting, r: number, colour: string, leg: Leg) {
  const joint = () => ball(st, [0, 0, 0], r * 0.95, colour)
  switch (form) {
    case 'elbow':
      joint()
      leg([0, 0, 0.72])
      leg([0, 0.78, 0])
      return
    case 'elbow-45':
      leg([0, -0.5, 0.5])
      joint()
      leg([0, 0.78, 0])
      return
    case 'tee':
      leg([0, -0.66, 0])
      joint()
      leg([0, 0.78, 0])
      leg([0, 0, 0.68])
      return
    case 'y-branch':
      leg([0, -0.66, 0])
      joint()
      leg([0.1, 0.5, 0.62])
      leg([0, 0.82, 0])
      return
    case 'socket':
      strut(st, [0, -0.5, 0.1], [0, 0.1, 0.1], r * 1.25, colour)
      strut(st, [0, 0.02, 0.1], [0, 0.12, 0.1], r * 1.32, colour)
      strut(st, [0, 0.1, 0.1], [0, 0.7, 0.1], r * 1.25, colour)
      return mouthAt(st, [0, 0.7, 0.1], r * 1.15, colour)
    case 'reducer':
      strut(st, [0, -0.5, 0.1], [0, 0.05, 0.1], r * 0.86, colour)
      strut(st, [0, 0.05, 0.1], [0, 0.18, 0.1], r * 1.15, colour)
      strut(st, [0, 0.16, 0.1], [0, 0.72, 0.1], r * 1.45, colour)
      return mouthAt(st, [0, 0.72, 0.1], r * 1.35, colour)
    case 'cap':
      return lathe(
        st,
        [0, 0],
        [
          [r * 1.6, -0.1],
          [r * 1.6, 0.42],
          [r * 1.5, 0.5],
          [r * 1.1, 0.56],
        ],
        colour,
      )
    case 'union':
      strut(st, [0, -0.55, 0.1], [0, -0.1, 0.1], r, colour)
      nut(st, [0, -0.15, 0.1], [0, 0.25, 0.1], r * 1.6, colour)
      strut(st, [0, 0.25, 0.1], [0, 0.7, 0.1], r, colour)
      return mouthAt(st, [0, 0.7, 0.1], r, colour)
    case 'ball-valve':
    case 'gate-valve':
      strut(st, [0, -0.6, 0.1], [0, -0.2, 0.1], r, colour)
      nut(st, [0, -0.6, 0.1], [0, -0.42, 0.1], r * 1.25, colour)
      ball(st, [0, 0.05, 0.1], r * 1.3, colour)
      strut(st, [0, 0.25, 0.1], [0, 0.6, 0.1], r, colour)
      nut(st, [0, 0.5, 0.1], [0, 0.72, 0.1], r * 1.25, colour)
      mouthAt(st, [0, 0.72, 0.1], r, colour)
      strut(st, [0, 0.05, 0.2], [0, 0.05, 0.62], r * 0.35, colour)
      return form === 'gate-valve' ? wheel(st, [0, 0.05, 0.66]) : lever(st, [0, 0.05, 0.62])
  }
}

function mouthAt(st: Stage, to: V3, r: number, colour: string) {
  strut(st, to, [to[0], to[1] + 0.01, to[2]], r * 0.8, colour, dark(colour, 0.66))
}

/** A hexagonal nut along y. */
function nut(st: Stage, from: V3, to: V3, r: number, colour: string) {
  strut(st, from, to, r, colour)
  const edges = range(3).map((i): V3[] => {
    const a = 0.35 + i * 0.9
    const [x, z] = [from[0] + Math.cos(a) * r, from[2] + Math.sin(a) * r]
    return [
      [x, from[1], z],
      [x, to[1], z],
    ]
  })
  for (const edge of edges) st.line(edge, dark(colour, 0.4), 1.6, `opacity=".6"`)
}

function wheel(st: Stage, centre: V3) {
  const w = 0.05 * WIDE * st.scale * 2
  st.disc(centre, 0.3, 'z', `fill="none" stroke="#8f1d1d" stroke-width="${w.toFixed(1)}"`)
  const spokes = range(3).map((i): V3[] => {
    const [c, s] = [Math.cos(i * 1.05) * 0.3, Math.sin(i * 1.05) * 0.3]
    return [
      [centre[0] - c, centre[1] - s, centre[2]],
      [centre[0] + c, centre[1] + s, centre[2]],
    ]
  })
  bars(st, spokes, w * 0.6, '#b3261e')
  st.disc(
    [centre[0], centre[1], centre[2] + 0.03],
    0.3,
    'z',
    `fill="none" stroke="#d9483f" stroke-width="${(w * 0.5).toFixed(1)}"`,
  )
}

function lever(st: Stage, [x, y, z]: V3) {
  box(st, [x - 0.08, y - 0.1, z], [x + 0.08, y + 0.75, z + 0.07], '#c2302a')
}

function floorDrain(id: string, inch: number): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, 0.3],
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, -0.1],
    ],
    46 - inch * 3,
  )
  st.shadowRect(0, 0, 1, 1)
  box(st, [0, 0, 0], [1, 1, 0.08], FINISH.stainless)
  st.disc([0.5, 0.5, 0.081], 0.38, 'z', `fill="#8b959e"`)
  const slots = range(8).flatMap((i): V2[][] => {
    const a = (i / 8) * Math.PI * 2
    const at = (r: number, turn: number): V2 => [
      50 + Math.cos(a + turn) * r,
      50 + Math.sin(a + turn) * r,
    ]
    return [[at(12, -0.18), at(32, -0.16), at(32, 0.16), at(12, 0.18)]]
  })
  const d = slots.map((s) => polygon(s)).join('')
  st.plane([0, 0, 0.083], [1, 0, 0], [0, 1, 0], `<path d="${d}" fill="#20272e"/>`)
  return st
}
