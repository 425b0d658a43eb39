import {
  filled,
  num,
  point,
  polygon,
  randomFrom,
  smooth,
  stroked,
  type V2,
  type V3,
} from './path.ts'

/**
 * The scene of an image: isometric projection (30°), light from the upper left, a ground.
 * Axes: x points to the lower right, y to the lower left, z up; the viewer is at (1, 1, 1).
 * The top face is the brightest, then +y (left), then +x (right).
 */
const COS = Math.cos(Math.PI / 6)
/** Semi-axes of a projected circle of radius 1. */
export const WIDE = Math.sqrt(1.5)
export const NARROW = Math.sqrt(0.5)
export type DrawingAxis = 'x' | 'y' | 'z'
type Stop = readonly [offset: number, colour: string, opacity?: number]

const project = ([x, y, z]: V3): V2 => [(x - y) * COS, (x + y) * 0.5 - z]

export class Stage {
  readonly out: string[] = []
  readonly defs: string[] = []
  readonly random: () => number
  /** Pixels per world unit. */
  readonly scale: number
  readonly #id: string
  readonly #shift: V2
  #count = 0

  /**
   * Fits the points of `extent` into 400 × 400 px with a margin of `pad` px. `id` is the kind and a
   * hash; random numbers are seeded by the kind alone, so that variants differ only by parameters.
   */
  constructor(id: string, extent: readonly V3[], pad = 30) {
    this.#id = id
    this.random = randomFrom(id.slice(0, id.lastIndexOf('-')))
    const flat = extent.map(project)
    const xs = flat.map((p) => p[0])
    const ys = flat.map((p) => p[1])
    const [x0, x1] = [Math.min(...xs), Math.max(...xs)]
    const [y0, y1] = [Math.min(...ys), Math.max(...ys)]
    this.scale = (400 - 2 * pad) / Math.max(x1 - x0, y1 - y0)
    this.#shift = [200 - (this.scale * (x0 + x1)) / 2, 200 - (this.scale * (y0 + y1)) / 2]
  }

  /** Projects a world point to pixels. */
  p = (v: V3): V2 => {
    const [x, y] = project(v)
    return [this.#shift[0] + x * this.scale, this.#shift[1] + y * this.scale]
  }

  add(...parts: string[]) {
    this.out.push(...parts)
  }
  path(points: readonly V3[], close = true) {
    return polygon(points.map(this.p), close)
  }
  poly(points: readonly V3[], fill: string, more = '') {
    this.add(filled(this.path(points), fill, more))
  }
  line(points: readonly V3[], colour: string, width: number, more = '') {
    this.add(stroked(this.path(points, false), colour, width, more))
  }
  curve(points: readonly V3[], colour: string, width: number, more = '') {
    this.add(stroked(smooth(points.map(this.p)), colour, width, more))
  }

  /** Adds a definition and returns its id, which `make` receives. */
  define(make: (id: string) => string): string {
    const id = `${this.#id}-${this.#count++}`
    this.defs.push(make(id))
    return id
  }

  /** Defines a linear gradient between two points in pixels and returns it as a fill. */
  grad(from: V2, to: V2, stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}">` +
        stops
          .map(
            ([offset, colour, opacity]) =>
              `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
          )
          .join('') +
        `</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** Clips everything that `drawContent` adds to a path. */
  clipped(d: string, drawContent: () => void) {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
    this.add(`<g clip-path="url(#${id})">`)
    drawContent()
    this.add(`</g>`)
  }

  /** The matrix of a plane in which 100 local units are one world unit. */
  matrix(origin: V3, u: V3, v: V3): string {
    const o = this.p(origin)
    const [ux, uy] = project(u)
    const [vx, vy] = project(v)
    const k = this.scale / 100
    return `matrix(${[ux * k, uy * k, vx * k, vy * k].map((n) => n.toFixed(4)).join(' ')} ${point(o)})`
  }

  /** Draws a group on the plane at `origin` with axes `u` and `v`. */
  plane(origin: V3, u: V3, v: V3, inner: string, more = '') {
    this.add(`<g transform="${this.matrix(origin, u, v)}"${more ? ' ' + more : ''}>${inner}</g>`)
  }

  /** Draws a circle around an axis. */
  disc(centre: V3, radius: number, axis: DrawingAxis, attributes: string) {
    const q = this.p(centre)
    const turn = axis === 'x' ? -60 : axis === 'y' ? 60 : 0
    this.add(
      `<ellipse cx="${num(q[0])}" cy="${num(q[1])}" rx="${num(radius * WIDE * this.scale)}" ry="${num(radius * NARROW * this.scale)}"${turn ? ` transform="rotate(${turn} ${point(q)})"` : ''} ${attributes}/>`,
    )
  }

  /** Draws a soft shadow under a footprint, as strokes of decreasing width on top of each other. */
  shadow(footprint: readonly V3[], dx = 0.05, dy = -0.05) {
    const d = this.path(footprint.map(([x, y, z]): V3 => [x + dx, y + dy, z]))
    const id = this.define(
      (name) =>
        `<path id="${name}" d="${d}" fill="#0b1e3a" stroke="#0b1e3a" stroke-linejoin="round" opacity=".026"/>`,
    )
    for (const width of [34, 27, 20, 14, 9, 5, 1])
      this.add(`<use href="#${id}" stroke-width="${width}"/>`)
  }
  /** Draws the shadow of a rectangle on the ground. */
  shadowRect(x0: number, y0: number, x1: number, y1: number) {
    this.shadow([
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ])
  }
  /** Draws the shadow of a round object. */
  shadowDisc(centre: V3, radius: number) {
    const at: V3 = [centre[0] + 0.05, centre[1] - 0.04, centre[2]]
    for (const k of [1.15, 1.12, 1.09, 1.06, 1.03, 1])
      this.disc(at, radius * k, 'z', `fill="#0b1e3a" opacity=".032"`)
  }

  /** The finished image, 400 × 400 px. */
  svg(): string {
    const defs = this.defs.length > 0 ? `<defs>${this.defs.join('')}</defs>` : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${defs}${this.out.join('')}</svg>`
  }
}
