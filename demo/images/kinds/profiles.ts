import { dark, FINISH, light, mix } from '../colour.ts'
import { textAt } from '../lettering.ts'
import { LENGTH, longStage } from '../long-stage.ts'
import { filled, range, type V2, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box } from '../solids.ts'
import type { Stage } from '../stage.ts'

/** Two plastic straps over a rectangular bundle. */
function straps(st: Stage, points: (y: number) => V3[]) {
  for (const y of [LENGTH * 0.24, LENGTH * 0.76]) {
    st.line(points(y), '#15406f', 6)
    st.line(points(y), '#3c79bf', 2, `opacity=".7"`)
  }
}

/** A strapped bundle of square or rectangular tubes. */
export function hollow(spec: ImageSpecOf<'hollow'>, id: string): Stage {
  const { finish = 'galvanised', thickness = 1.2 } = spec
  const k = 1 / 190
  const w = Math.max(0.08, Math.max(spec.width, spec.height) * k)
  const h = Math.max(0.08, Math.min(spec.width, spec.height) * k)
  const nx = w < 0.15 ? 5 : w < 0.23 ? 4 : w < 0.45 ? 3 : 2
  const nz = h < 0.12 ? 4 : h < 0.22 ? 3 : 2
  const [gap, colour] = [0.012, FINISH[finish]]
  const [wide, high] = [nx * (w + gap), nz * (h + gap)]
  const st = longStage(id, wide, high)
  const wall = Math.min(w, h) * (0.06 + thickness * 0.055)
  for (const j of range(nz))
    for (const i of range(nx)) {
      if (j === nz - 1 && i === nx - 1 && nx > 2) continue
      const y = LENGTH - st.random() * 0.12
      const [x0, z0] = [i * (w + gap), j * (h + gap)]
      tube(st, [x0, 0, z0], [x0 + w, y, z0 + h], mix(colour, '#8d98a2', st.random() * 0.3), wall)
    }
  const top = (nx > 2 ? nx - 1 : nx) * (w + gap) - gap
  straps(st, (y) => {
    const over: V3[] = [
      [0, y, high - gap],
      [top, y, high - gap],
    ]
    if (nx <= 2) return [...over, [top, y, 0]]
    const lower = high - h - 2 * gap
    return [...over, [top, y, lower], [wide - gap, y, lower], [wide - gap, y, 0]]
  })
  return st
}

function tube(st: Stage, a: V3, b: V3, colour: string, wall: number) {
  const [x0, , z0] = a
  const [x1, y1, z1] = b
  const sheen = st.grad(st.p([x0, 0, z1]), st.p([x0, y1, z1]), [
    [0, light(colour, 0.3)],
    [0.4, light(colour, 0.5)],
    [0.55, light(colour, 0.2)],
    [1, light(colour, 0.42)],
  ])
  box(st, a, b, colour, { top: sheen, left: light(colour, 0.25), right: dark(colour, 0.34) })
  const interior = (m: number, n: number): V3[] => [
    [x0 + m, y1, z0 + n],
    [x1 - m, y1, z0 + n],
    [x1 - m, y1, z1 - m],
    [x0 + m, y1, z1 - m],
  ]
  const dim = st.grad(st.p([x0, y1, z1]), st.p([x1, y1, z0]), [
    [0, '#161b21'],
    [1, '#3e4852'],
  ])
  st.poly(interior(wall, wall), dim)
  st.line(
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, 0, z1],
    ],
    '#fff',
    1.2,
    `opacity=".7"`,
  )
  st.line(
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, 0, z0],
    ],
    '#12171c',
    1,
    `opacity=".45"`,
  )
}

type Channel = ImageSpecOf<'c-channel'>

/** The cross section of one cold-formed channel: x right, z up, and its printed name. */
function section({ width, profile = 'c' }: Channel): { line: V2[]; pitch: number; name: string } {
  const w = Math.max(0.16, width / 190)
  switch (profile) {
    case 'c':
      return {
        line: [
          [0.19, 0.06],
          [0.19, 0],
          [0, 0],
          [0, w],
          [0.19, w],
          [0.19, w - 0.06],
        ],
        pitch: 0.3,
        name: `C${width}`,
      }
    case 'u':
      return {
        line: [
          [0.24, 0],
          [0, 0],
          [0, w],
          [0.24, w],
        ],
        pitch: 0.34,
        name: `UNP ${width}`,
      }
    case 'reng':
      return {
        line: [
          [0, 0],
          [0.08, 0],
          [0.13, w],
          [0.3, w],
          [0.35, 0],
          [0.43, 0],
        ],
        pitch: 0.5,
        name: `RENG ${width}`,
      }
    case 'furring':
      return {
        line: [
          [0.05, 0.09],
          [0, 0.12],
          [0, 0],
          [0.42, 0],
          [0.42, 0.12],
          [0.37, 0.09],
        ],
        pitch: 0.52,
        name: 'FURRING',
      }
    case 'wall-angle':
      return {
        line: [
          [0.26, 0],
          [0, 0],
          [0, 0.26],
        ],
        pitch: 0.34,
        name: 'WALL ANGLE',
      }
  }
}

/** Cold-formed channels side by side: roof trusses, battens, ceiling frames. */
export function channel(spec: Channel, id: string): Stage {
  const { line, pitch, name } = section(spec)
  const heavy = spec.finish === 'black' || spec.profile === 'u'
  const colour = spec.finish === 'black' ? FINISH.black : FINISH.galvalume
  const count = pitch > 0.45 ? 3 : 4
  const wide = Math.max(...line.map((p) => p[0]))
  const high = Math.max(...line.map((p) => p[1]))
  const st = longStage(id, (count - 1) * pitch + wide, high)
  const gauge = 2.6 + (spec.thickness ?? 0.75) * (heavy ? 1 : 2.4)
  for (const i of range(count)) {
    const y = LENGTH - (i % 2) * 0.07
    const at = line.map(([x, z]): V2 => [x + i * pitch, z])
    const faces = at.slice(1).map((b, k) => [at[k] ?? b, b] as const)
    for (const [a, b] of faces.toSorted((p, q) => sum(p) - sum(q))) {
      const across = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1])
      const face: V3[] = [
        [a[0], 0, a[1]],
        [b[0], 0, b[1]],
        [b[0], y, b[1]],
        [a[0], y, a[1]],
      ]
      const upper = across && a[1] + b[1] > high
      const fill = upper
        ? st.grad(st.p(face[0] ?? [0, 0, 0]), st.p([a[0], y, a[1]]), [
            [0, light(colour, 0.3)],
            [0.45, light(colour, 0.55)],
            [0.6, light(colour, 0.2)],
            [1, light(colour, 0.45)],
          ])
        : dark(colour, across ? 0.12 : a[0] + b[0] > 2 * i * pitch + wide ? 0.22 : 0.4)
      st.poly(face, fill)
    }
    const end = at.map(([x, z]): V3 => [x, y, z])
    st.line(end, dark(colour, 0.55), gauge + 1.8)
    st.line(end, light(colour, 0.65), gauge)
    const mark = filled(textAt(name, 0, 11, { size: 8 }), '#3a5878', `opacity=".75"`)
    if (high >= 0.3) st.plane([i * pitch + 0.03, y - 0.2, high], [0, -1, 0], [1, 0, 0], mark)
  }
  return st
}

const sum = ([a, b]: readonly [V2, V2]) => a[0] + b[0] + a[1] + b[1]
