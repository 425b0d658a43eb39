import type { ImageSpec } from '#demo/images/image-spec.ts'
import { drawImage } from '#demo/images/draw.ts'

/** What the picture of an article shows: goods before a wall of one tone. */
export type ArticlePicture = { tone: number; goods: readonly ImageSpec[] }

/** Wall light, wall dark, ground: each pair from one family of colours. */
const TONES = [
  ['#e3eefb', '#a9c8ee', '#0b4a9e'],
  ['#fdeee3', '#f3c39b', '#9e340a'],
  ['#e6f4ea', '#a9d6b8', '#14602f'],
  ['#fff5da', '#f0cf78', '#8a5a00'],
  ['#e4f3f6', '#9fd0da', '#0a5160'],
  ['#f1edfb', '#c4b6ea', '#4b3a8f'],
  ['#eef1f4', '#bcc8d4', '#222c37'],
] as const

const WIDTH = 1280
const HEIGHT = 720

/** Draws the picture of an article as an SVG of 1280 × 720 px, without fonts and references. */
export function drawArticlePicture({ tone, goods }: ArticlePicture): string {
  const [light, dark, ground] = TONES[tone % TONES.length]!
  const places =
    goods.length === 1
      ? [[390, 90, 500]]
      : [
          [690, 60, 460],
          [170, 150, 480],
        ]
  const drawn = goods.slice(0, 2).map((spec, index) => {
    const [x, y, size] = places[index] as [number, number, number]
    const inner = drawImage(spec).replace(
      /^<svg xmlns="[^"]+" width="400" height="400"/,
      `<svg x="${x}" y="${y}" width="${size}" height="${size}"`,
    )
    const shadow = `<ellipse cx="${x + size / 2}" cy="${y + size * 0.9}" rx="${size * 0.46}" ry="${size * 0.09}" fill="#000" opacity=".16"/>`
    return shadow + inner
  })
  const lines = [
    ...steps(40, WIDTH).map((x) => `M${x} 0V${HEIGHT}`),
    ...steps(40, HEIGHT).map((y) => `M0 ${y}H${WIDTH}`),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/><path d="${lines}" stroke="#fff" stroke-width="1.5" opacity=".45" fill="none"/>
<path d="M0 560L${WIDTH} 470V${HEIGHT}H0Z" fill="${ground}" opacity=".14"/><path d="M0 560L${WIDTH} 470" stroke="${ground}" stroke-width="3" opacity=".35"/>
<circle cx="1130" cy="120" r="70" fill="#fff" opacity=".5"/>${drawn.join('')}</svg>`
}

const steps = (by: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - 1) / by) }, (_, index) => (index + 1) * by)
