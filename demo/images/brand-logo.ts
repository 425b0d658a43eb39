import { mix } from './colour.ts'
import { fittingSize, textAt } from './lettering.ts'
import { circle, filled, stroked } from './path.ts'

/** The geometric marks of brand logos. */
const LOGO_MARKS = [
  'peak',
  'hexagon',
  'bars',
  'circle',
  'shield',
  'drop',
  'bolt',
  'grid',
  'arch',
  'star',
  'wave',
  'gear',
] as const
export type LogoMark = (typeof LOGO_MARKS)[number]

/** Each mark in a field of 56 × 56, in a first and a second colour. */
const MARK_DRAWINGS: Record<LogoMark, (c: string, s: string) => string> = {
  peak: (c, s) => filled('M2 50L24 8L46 50Z', c) + filled('M28 50L42 26L54 50Z', s),
  hexagon: (c, s) =>
    filled('M28 3L50 15.5V40.5L28 53L6 40.5V15.5Z', c) +
    filled('M28 17L38 22.5V33.5L28 39L18 33.5V22.5Z', s),
  bars: (c, s) => filled('M4 30H14V52H4ZM34 16H44V52H34Z', c) + filled('M19 6H29V52H19Z', s),
  circle: (c, s) => filled(circle(28, 28, 25), c) + filled('M28 3A25 25 0 0 1 28 53Z', s),
  shield: (c, s) =>
    filled('M28 2L51 10V28Q48 46 28 54Q8 46 5 28V10Z', c) + stroked('M17 28L26 37L41 19', s, 6),
  drop: (c, s) =>
    filled('M28 2Q48 26 48 36A20 18 0 0 1 8 36Q8 26 28 2Z', c) +
    filled('M20 38A10 9 0 0 0 30 47Q14 48 14 36Z', s),
  bolt: (c, s) => filled(circle(28, 28, 25), c) + filled('M32 6L14 32H26L22 50L42 24H30Z', s),
  grid: (c, s) =>
    filled('M4 4H26V26H4ZM30 30H52V52H30Z', c) + filled('M30 4H52V26H30ZM4 30H26V52H4Z', s),
  arch: (c, s) =>
    filled('M4 52V28A24 24 0 0 1 52 28V52H40V28A12 12 0 0 0 16 28V52Z', c) +
    filled('M22 52V30A6 6 0 0 1 34 30V52Z', s),
  star: (c, s) =>
    filled('M28 2L35 20L54 21L39 33L44 52L28 41L12 52L17 33L2 21L21 20Z', c) +
    filled(circle(28, 29, 7), s),
  wave: (c, s) =>
    stroked('M4 18Q16 6 28 18T52 18', c, 8) +
    stroked('M4 32Q16 20 28 32T52 32', s, 8) +
    stroked('M4 46Q16 34 28 46T52 46', c, 8),
  gear: (c, s) =>
    filled(
      'M23 2H33L35 10L41 13L48 8L54 16L49 22L51 28L56 33L51 42L43 40L38 45L36 53H26L24 46L17 44L9 47L4 38L9 33L8 26L2 21L8 12L15 14L21 10Z',
      c,
    ) + filled(circle(29, 28, 10), s),
}

/** Picks a mark by the name; equal names give equal marks. */
function pickMark(name: string): LogoMark {
  const sum = [...name].reduce((total, ch) => (total * 31 + ch.charCodeAt(0)) % 9973, 7)
  return LOGO_MARKS[sum % LOGO_MARKS.length] ?? 'peak'
}

/** Draws a brand's logo, 240 × 80 px, transparent: its mark and its name as outlines. */
export function drawBrandLogo(brand: {
  name: string
  colour: string
  colour2?: string
  mark?: LogoMark
}): string {
  const {
    name,
    colour,
    colour2 = mix(brand.colour, '#ffffff', 0.55),
    mark = pickMark(name),
  } = brand
  const size = fittingSize(name, 162, 34)
  const word = textAt(name, 74, 40 + size * 0.35, { size })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" viewBox="0 0 240 80">` +
    `<g transform="translate(6 12)">${MARK_DRAWINGS[mark](colour, colour2)}</g>` +
    `${filled(word, mix(colour, '#0b1320', 0.25))}</svg>`
  )
}
