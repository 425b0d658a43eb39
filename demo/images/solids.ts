import { dark, light, tone } from './colour.ts'
import { filled, num, pairs, point, type V2, type V3 } from './path.ts'
import { NARROW, WIDE, type DrawingAxis, type Stage } from './stage.ts'

/** The brightness of a face by its unit normal, relative to the material's colour. */
const lit = ([x, y, z]: V3) => 0.3 * z - 0.02 * y - 0.28 * x

/** The colour of a face by its normal. */
export const shade = (colour: string, normal: V3) => tone(colour, lit(normal))

/** Draws a box between two corners: three visible faces, each with an optional fill. */
export function box(
  st: Stage,
  [x0, y0, z0]: V3,
  [x1, y1, z1]: V3,
  colour: string,
  faces: { top?: string; left?: string; right?: string } = {},
) {
  const corners = {
    left: [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    right: [
      [x1, y1, z1],
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z0],
    ],
    top: [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
  } satisfies Record<string, V3[]>
  st.poly(corners.left, faces.left ?? shade(colour, [0, 1, 0]))
  st.poly(corners.right, faces.right ?? shade(colour, [1, 0, 0]))
  st.poly(corners.top, faces.top ?? shade(colour, [0, 0, 1]))
}

/** Draws the bright upper edges of a box. */
export function rim(st: Stage, [x0, y0]: V3, [x1, y1, z1]: V3, opacity = 0.55, width = 1.3) {
  const corners: V3[] = [
    [x0, y1, z1],
    [x1, y1, z1],
    [x1, y0, z1],
  ]
  st.line(corners, '#fff', width, `opacity="${opacity}"`)
}

/** Draws the dark lower edges of a box. */
export function foot(
  st: Stage,
  [x0, y0, z0]: V3,
  [x1, y1]: V3,
  colour = '#1c232b',
  opacity = 0.42,
) {
  const corners: V3[] = [
    [x0, y1, z0],
    [x1, y1, z0],
    [x1, y0, z0],
  ]
  st.line(corners, colour, 1.1, `opacity="${opacity}"`)
}

/** Extrudes a profile in x and z (anticlockwise seen from +y: x right, z up) along y. */
export function extrude(
  st: Stage,
  profile: readonly V2[],
  y0: number,
  y1: number,
  colour: string,
  end?: string,
) {
  const closed = [...profile, profile[0] ?? [0, 0]] as V2[]
  const faces = pairs(closed)
    .map(([a, b]) => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const normal: V3 = [(b[1] - a[1]) / length, 0, -(b[0] - a[0]) / length]
      return { a, b, normal, depth: (a[0] + b[0] + a[1] + b[1]) / 2 }
    })
    .filter(({ normal }) => normal[0] + normal[2] > 0.001)
    .toSorted((p, q) => p.depth - q.depth)
  for (const { a, b, normal } of faces) {
    const fill = shade(colour, normal)
    const face: V3[] = [
      [a[0], y0, a[1]],
      [b[0], y0, b[1]],
      [b[0], y1, b[1]],
      [a[0], y1, a[1]],
    ]
    st.poly(face, fill, `stroke="${fill}" stroke-width=".6"`)
  }
  const cap = profile.map(([x, z]): V3 => [x, y1, z])
  st.poly(cap, end ?? shade(colour, [0, 1, 0]))
}

/** Gradient stops across a round body, from its bright to its dark side. */
const roundStops = (colour: string) =>
  [
    [0, dark(colour, 0.1)],
    [0.16, light(colour, 0.2)],
    [0.34, light(colour, 0.52)],
    [0.52, colour],
    [0.82, dark(colour, 0.36)],
    [1, dark(colour, 0.22)],
  ] as const

/** A rod in the image: the ends of its centre line, and its sides by their distance from it. */
export type Rod = { from: V2; to: V2; half: number; side: (at: V2, share: number) => V2 }

/** Draws a round bar along x or y from `from` to `to`; `end` is the colour of its near end. */
export function rod(
  st: Stage,
  axis: 'x' | 'y',
  centre: V2,
  radius: number,
  from: number,
  to: number,
  colour: string,
  end?: string,
): Rod {
  const at = (t: number): V3 =>
    axis === 'y' ? [centre[0], t, centre[1]] : [t, centre[0], centre[1]]
  const normal: V2 = axis === 'y' ? [0.5, Math.cos(Math.PI / 6)] : [-0.5, Math.cos(Math.PI / 6)]
  const half = radius * WIDE * st.scale
  const [a, b] = [st.p(at(from)), st.p(at(to))]
  const side = (q: V2, share: number): V2 => [
    q[0] + normal[0] * half * share,
    q[1] + normal[1] * half * share,
  ]
  const fill = st.grad(side(b, -1), side(b, 1), roundStops(colour))
  const arc = `A${num(half)} ${num(radius * NARROW * st.scale)} ${axis === 'y' ? 60 : -60} 0 `
  const back = axis === 'y' ? 1 : 0
  st.add(
    filled(
      `M${point(side(b, -1))}L${point(side(a, -1))}${arc}${back} ${point(side(a, 1))}L${point(side(b, 1))}Z`,
      fill,
    ),
  )
  st.disc(at(to), radius, axis, `fill="${end ?? dark(colour, 0.12)}"`)
  return { from: a, to: b, half, side }
}

/** Draws the open near end of a pipe: a ring and a dark inside. */
export function bore(
  st: Stage,
  axis: DrawingAxis,
  centre: V3,
  radius: number,
  wall: number,
  colour: string,
) {
  st.disc(centre, radius, axis, `fill="${light(colour, 0.5)}" stroke="${dark(colour, 0.3)}"`)
  const [x, y] = st.p(centre)
  const k = radius * wall * st.scale
  const fill = st.grad(
    [x - k * 0.6, y - k],
    [x + k * 0.6, y + k],
    [
      [0, '#2a333c'],
      [0.6, dark(colour, 0.45)],
      [1, light(colour, 0.1)],
    ],
  )
  st.disc(centre, radius * wall, axis, `fill="${fill}"`)
}

/** Path data of the wall of an upright round body between two heights. */
export function band(
  st: Stage,
  [x, y]: V2,
  r0: number,
  z0: number,
  r1: number,
  z1: number,
): string {
  const low = st.p([x, y, z0])
  const high = st.p([x, y, z1])
  const [a0, b0] = [r0 * WIDE * st.scale, r0 * NARROW * st.scale]
  const [a1, b1] = [r1 * WIDE * st.scale, r1 * NARROW * st.scale]
  return (
    `M${num(high[0] - a1)} ${num(high[1])}L${num(low[0] - a0)} ${num(low[1])}` +
    `A${num(a0)} ${num(b0)} 0 0 0 ${num(low[0] + a0)} ${num(low[1])}L${num(high[0] + a1)} ${num(high[1])}` +
    `A${num(a1)} ${num(b1)} 0 0 1 ${num(high[0] - a1)} ${num(high[1])}Z`
  )
}

/** Draws an upright round body by its profile of [radius, height] from the bottom, closed by a disc. */
export function lathe(st: Stage, centre: V2, profile: readonly V2[], colour: string, top?: string) {
  for (const [[r0, z0], [r1, z1]] of pairs(profile)) {
    const widest = Math.max(r0, r1) * WIDE * st.scale
    const [x] = st.p([centre[0], centre[1], 0])
    const flat = r0 > r1 ? Math.min(0.28, ((r0 - r1) / (Math.abs(z1 - z0) + 0.001)) * 0.12) : 0
    const fill = st.grad([x - widest, 0], [x + widest, 0], roundStops(light(colour, flat)))
    if (r0 > r1) st.disc([centre[0], centre[1], z0], r0, 'z', `fill="${fill}"`)
    st.add(filled(band(st, centre, r0, z0, r1, z1), fill))
  }
  const [radius, height] = profile.at(-1) ?? [0, 0]
  if (radius > 0)
    st.disc([centre[0], centre[1], height], radius, 'z', `fill="${top ?? light(colour, 0.3)}"`)
}

/** A point on an upright round wall; `turn` is the angle to the right of its nearest line. */
export function onWall([x, y]: V2, radius: number, turn: number, z: number): V3 {
  const k = Math.SQRT1_2 * radius
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return [x + k * (c + s), y + k * (c - s), z]
}

/**
 * Draws a flat silhouette with a thickness: path data in plane units (100 = one world unit), stacked
 * from `origin` along `depth`. Tools, locks and hexagons are made of these.
 */
export function slab(
  st: Stage,
  place: { origin: V3; u: V3; v: V3; depth: V3 },
  d: string,
  face: string,
  side = dark(face.startsWith('#') ? face : '#7b858f', 0.3),
) {
  const { origin, u, v, depth } = place
  const id = st.define(
    (name) =>
      `<path id="${name}" d="${d}" fill-rule="evenodd" transform="${st.matrix(origin, u, v)}"/>`,
  )
  const a = st.p(origin)
  const b = st.p([origin[0] + depth[0], origin[1] + depth[1], origin[2] + depth[2]])
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 1.6))
  let stack = ''
  for (let i = 0; i < steps; i++)
    stack += `<use href="#${id}" x="${num((dx * i) / steps)}" y="${num((dy * i) / steps)}"/>`
  st.add(`<g fill="${side}">${stack}</g>`)
  st.add(`<use href="#${id}" x="${num(dx)}" y="${num(dy)}" fill="${face}"/>`)
}
