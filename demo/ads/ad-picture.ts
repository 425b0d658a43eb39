import { mix } from '#demo/images/colour.ts'
import { drawImage } from '#demo/images/draw.ts'
import type { ImageSpec } from '#demo/images/image-spec.ts'
import { fittingSize, textAt } from '#demo/images/lettering.ts'
import { filled } from '#demo/images/path.ts'

/** What the picture of an ad shows: words before the brand's colour, and its goods. */
export type AdPicture = {
  width: number
  height: number
  brand: string
  colour: string
  /** Two lines at most. */
  claim: readonly string[]
  /** A fact below the claim. */
  fact: string
  goods: ImageSpec
}

/** Draws the picture of an ad as an SVG in its size (px), without fonts and references. */
export function drawAdPicture(picture: AdPicture): string {
  const { width, height, colour } = picture
  const isWide = width > height * 2
  const [light, dark] = [mix(colour, '#ffffff', 0.12), mix(colour, '#0b1320', 0.55)]
  const drawn = isWide ? drawWide(picture) : drawTall(picture)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>${drawStripes(width, height)}${drawn}</svg>`
}

/** Slanted light, as on a painted wall. */
const drawStripes = (width: number, height: number): string =>
  [0.08, 0.3, 0.62, 0.86]
    .map((share, index) => {
      const [x, size] = [width * share, height * (index % 2 === 0 ? 0.5 : 0.25)]
      return filled(
        `M${x} 0H${x + size}L${x + size - height * 0.5} ${height}H${x - height * 0.5}Z`,
        '#ffffff',
        'opacity=".06"',
      )
    })
    .join('')

/** A phone shows the middle two thirds: everything that matters is there. */
function drawWide({ width, height, brand, claim, fact, goods }: AdPicture): string {
  const left = width / 6 + 24
  const size = Math.min(46, ...claim.map((line) => fittingSize(line, width * 0.42, 46)))
  const lines = claim.map((line, index) =>
    filled(textAt(line, left, height * 0.44 + index * size * 1.1, { size }), '#ffffff'),
  )
  const below = height * 0.44 + (claim.length - 1) * size * 1.1 + 40
  return (
    filled(
      textAt(brand.toUpperCase(), left, 42, { size: 18, spacing: 2.5 }),
      '#ffffff',
      'opacity=".85"',
    ) +
    lines.join('') +
    filled(textAt(fact, left, below, { size: 22, weight: 600 }), '#ffe3a3') +
    drawGoods(goods, width * 0.64, -height * 0.06, height * 1.1)
  )
}

function drawTall({ width, height, brand, claim, fact, goods }: AdPicture): string {
  const left = width * 0.09
  const size = Math.min(
    width / 8,
    ...claim.map((line) => fittingSize(line, width * 0.82, width / 8)),
  )
  const lines = claim.map((line, index) =>
    filled(textAt(line, left, height * 0.2 + index * size * 1.12, { size }), '#ffffff'),
  )
  const below = height * 0.2 + (claim.length - 1) * size * 1.12 + size * 0.95
  const factSize = fittingSize(fact, width * 0.82, width / 19)
  return (
    filled(
      textAt(brand.toUpperCase(), left, height * 0.09, { size: width / 22, spacing: 3 }),
      '#ffffff',
      'opacity=".85"',
    ) +
    lines.join('') +
    filled(textAt(fact, left, below, { size: factSize, weight: 600 }), '#ffe3a3') +
    drawGoods(goods, width * 0.1, height - width * 0.86, width * 0.8)
  )
}

/** Goods on a round of light, with their shadow. */
function drawGoods(goods: ImageSpec, x: number, y: number, size: number): string {
  const inner = drawImage(goods).replace(
    /^<svg xmlns="[^"]+" width="400" height="400"/,
    `<svg x="${x}" y="${y}" width="${size}" height="${size}"`,
  )
  const [middleX, middleY] = [x + size / 2, y + size / 2]
  return (
    `<circle cx="${middleX}" cy="${middleY}" r="${size * 0.5}" fill="#ffffff" opacity=".16"/>` +
    `<circle cx="${middleX}" cy="${middleY}" r="${size * 0.4}" fill="#ffffff" opacity=".2"/>` +
    `<ellipse cx="${middleX}" cy="${y + size * 0.88}" rx="${size * 0.36}" ry="${size * 0.06}" fill="#000000" opacity=".3"/>` +
    inner
  )
}
