import { dark, light } from './colour.ts'
import { filled, num, pairs, point, polygon, stroked, type V2, type V3 } from './path.ts'
import { WIDE, type Stage } from './stage.ts'

/** Draws a round bar between any two points; `end` is the colour of its near end. */
export function strut(st: Stage, from: V3, to: V3, radius: number, colour: string, end?: string) {
  const along: V3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const length = Math.hypot(...along) || 1
  const facing = (along[0] + along[1] + along[2]) / length / Math.sqrt(3)
  const [far, near] = facing >= 0 ? [st.p(from), st.p(to)] : [st.p(to), st.p(from)]
  const half = radius * WIDE * st.scale
  const [dx, dy] = [near[0] - far[0], near[1] - far[1]]
  const run = Math.hypot(dx, dy) || 1
  const sign = dx - dy > 0 ? 1 : -1
  const normal: V2 = [(-dy / run) * sign, (dx / run) * sign]
  const side = (q: V2, share: number): V2 => [
    q[0] + normal[0] * half * share,
    q[1] + normal[1] * half * share,
  ]
  const fill = st.grad(side(near, -1), side(near, 1), [
    [0, dark(colour, 0.08)],
    [0.3, light(colour, 0.48)],
    [0.52, colour],
    [0.84, dark(colour, 0.36)],
    [1, dark(colour, 0.24)],
  ])
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  const cap = (q: V2, paint: string) =>
    `<ellipse cx="${num(q[0])}" cy="${num(q[1])}" rx="${num(half * Math.abs(facing))}" ry="${num(half)}" transform="rotate(${num(turn)} ${point(q)})" fill="${paint}"/>`
  st.add(cap(far, dark(colour, 0.2)))
  st.add(filled(polygon([side(far, -1), side(far, 1), side(near, 1), side(near, -1)]), fill))
  st.add(cap(near, end ?? light(colour, 0.14)))
}

export function ball(st: Stage, centre: V3, radius: number, colour: string) {
  const [x, y] = st.p(centre)
  const r = radius * WIDE * st.scale
  const fill = st.grad(
    [x - r * 0.7, y - r * 0.8],
    [x + r * 0.7, y + r * 0.9],
    [
      [0, light(colour, 0.5)],
      [0.45, colour],
      [1, dark(colour, 0.38)],
    ],
  )
  st.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`)
}

/** Draws a bent tube through the points. */
export function bent(st: Stage, points: readonly V3[], radius: number, colour: string) {
  const w = radius * 2 * WIDE * st.scale
  st.curve(points, dark(colour, 0.42), w)
  const offset = (k: number) => `transform="translate(${num(-w * k)} ${num(-w * k)})"`
  st.curve(points, colour, w * 0.8, offset(0.04))
  st.curve(points, light(colour, 0.5), w * 0.34, offset(0.12))
  st.curve(points, '#ffffff', w * 0.12, offset(0.16))
}

/** Draws a frame of thin round bars: ladders, scaffolds, cages. */
export function bars(st: Stage, lines: readonly (readonly V3[])[], width: number, colour: string) {
  const d = lines
    .flatMap((line) => pairs(line).map(([a, b]) => polygon([st.p(a), st.p(b)], false)))
    .join('')
  st.add(stroked(d, dark(colour, 0.4), width))
  st.add(`<g transform="translate(${num(-width * 0.14)} ${num(-width * 0.14)})">`)
  st.add(stroked(d, colour, width * 0.66), stroked(d, light(colour, 0.5), width * 0.28), `</g>`)
}

/** Draws on a plane that faces the viewer, rotated by `angle` degrees; 100 units = 1 world unit. */
export function facing(angle = 0, origin: V3 = [0, 0, 0], thick = 0.06) {
  const k = 1 / (2 * Math.cos(Math.PI / 6))
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const u: V3 = [k * c, -k * c, -s]
  const v: V3 = [-k * s, k * s, -c]
  return { origin, u, v, depth: [-thick, 0, 0] as V3 }
}
