import { fittingSize, textAt } from '#demo/images/lettering.ts'
import { filled } from '#demo/images/path.ts'
import type { DemoBrand, DemoBrandMark } from '#demo/catalogue/types.ts'

/** The marks beside the names, each drawn in a square of 100. */
const MARKS: Record<DemoBrandMark, string> = {
  mountain: 'M4 88L40 20L58 52L68 36L96 88Z',
  pillar: 'M10 12H90V26H10ZM20 32H34V74H20ZM43 32H57V74H43ZM66 32H80V74H66ZM10 80H90V92H10Z',
  beam: 'M12 12H88V30H60V70H88V88H12V70H40V30H12Z',
  layers: 'M50 8L94 30L50 52L6 30ZM6 46L50 68L94 46V56L50 78L6 56ZM6 68L50 90L94 68V76L50 98L6 76Z',
  blocks:
    'M8 12H46V36H8ZM54 12H92V36H54ZM8 42H24V66H8ZM30 42H70V66H30ZM76 42H92V66H76ZM8 72H46V94H8ZM54 72H92V94H54Z',
  shield: 'M50 6L90 20V48C90 72 72 88 50 96C28 88 10 72 10 48V20Z',
  ring: 'M50 6A44 44 0 1 1 49.9 6ZM50 30A20 20 0 1 0 50.1 30Z',
  roof: 'M50 10L98 52H84L50 24L16 52H2ZM22 56L50 34L78 56V92H58V66H42V92H22Z',
  drop: 'M50 4C64 28 82 44 82 64A32 32 0 0 1 18 64C18 44 36 28 50 4Z',
  bolt: 'M58 4L16 56H44L36 96L84 38H54Z',
  leaf: 'M92 8C92 60 68 90 22 86L10 96L4 90L16 78C8 36 40 10 92 8Z',
  wave: 'M4 42C20 16 34 16 50 42S80 68 96 42V58C80 84 66 84 50 58S20 32 4 58Z',
  diamond: 'M50 4L94 50L50 96L6 50ZM50 28L28 50L50 72L72 50Z',
  sun: 'M50 28A22 22 0 1 1 49.9 28ZM46 4H54V20H46ZM46 80H54V96H46ZM4 46H20V54H4ZM80 46H96V54H80ZM16 22L22 16L33 27L27 33ZM67 73L73 67L84 78L78 84ZM78 16L84 22L73 33L67 27ZM27 67L33 73L22 84L16 78Z',
  star: 'M50 4L64 37L98 40L72 63L80 96L50 78L20 96L28 63L2 40L36 37Z',
  key: 'M30 26A24 24 0 1 1 29.9 26ZM30 40A10 10 0 1 0 30.1 40ZM52 44H96V72H84V56H76V66H66V56H52Z',
  gear: 'M42 4H58L61 17L71 21L82 14L93 25L86 36L90 46L100 48V58L87 61L83 71L90 82L79 93L68 86L58 90L56 100H44L42 87L32 83L21 90L10 79L17 68L13 58L0 56V44L13 42L17 32L10 21L21 10L32 17L40 14ZM50 34A16 16 0 1 0 50.1 34Z',
  hexagon: 'M50 4L91 27V73L50 96L9 73V27ZM50 30L32 40V60L50 70L68 60V40Z',
  none: '',
}

/** A brand's logo as SVG, 400 × 160: its mark and its name, as outlines in its colour. */
export function drawLogo({ name, colour, mark }: DemoBrand): string {
  const path = MARKS[mark]
  const left = path ? 132 : 20
  const size = fittingSize(name, 380 - left, 58)
  const word = filled(textAt(name, left, 80 + size * 0.36, { size }), colour)
  const drawn =
    path && `<g transform="translate(20 30)">${filled(path, colour, 'fill-rule="evenodd"')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160" viewBox="0 0 400 160">${drawn}${word}</svg>`
}
