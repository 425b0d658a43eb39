import type { PdfDocument } from '../pdf.ts'

/** Fonts that every viewer has. */
export type StandardFontName = 'Helvetica' | 'Helvetica-Bold'

/**
 * Widths and kerning of a font in thousandths of its size. Cached for all documents: pdfkit parses a font again for
 * each.
 */
type FontMetrics = { widths: Float64Array; kerning: Float64Array }

/** Windows-1252: its 32 characters that are elsewhere in Unicode, from 0x80 on. */
const MOVED = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const movedCodes = new Map(
  Array.from(MOVED, (character, index) => [character.charCodeAt(0), 0x80 + index]),
)
const hexCodes = Array.from({ length: 256 }, (_, code) => code.toString(16).padStart(2, '0'))
const QUESTION_MARK = 0x3f

const makeMetrics = (): FontMetrics => ({
  widths: new Float64Array(256).fill(NaN),
  kerning: new Float64Array(65_536).fill(NaN),
})
const metricsOf: Record<StandardFontName, FontMetrics> = {
  Helvetica: makeMetrics(),
  'Helvetica-Bold': makeMetrics(),
}

/** The code of the character at an index of a text; `?` for one that the fonts lack. */
function readCode(text: string, index: number): number {
  const code = text.charCodeAt(index)
  if (code < 0x80) return code
  return movedCodes.get(code) ?? (code > 0x9f && code < 0x100 ? code : QUESTION_MARK)
}

const toCharacter = (code: number) =>
  code >= 0x80 && code <= 0x9f ? MOVED.charAt(code - 0x80) : String.fromCharCode(code)

const measureOnce = (doc: PdfDocument, name: StandardFontName, text: string) =>
  doc.font(name).fontSize(1000).widthOfString(text)

function getWidth(doc: PdfDocument, name: StandardFontName, code: number): number {
  const { widths } = metricsOf[name]
  const known = widths[code]!
  if (!Number.isNaN(known)) return known
  return (widths[code] = measureOnce(doc, name, toCharacter(code)))
}

function getKerning(doc: PdfDocument, name: StandardFontName, left: number, right: number): number {
  const { kerning } = metricsOf[name]
  const pair = left * 256 + right
  const known = kerning[pair]!
  if (!Number.isNaN(known)) return known
  const together = measureOnce(doc, name, toCharacter(left) + toCharacter(right))
  const apart = getWidth(doc, name, left) + getWidth(doc, name, right)
  return (kerning[pair] = Math.round(together - apart))
}

/** The width of a text at a size of one point, without kerning: a sum over its parts. */
export function measureStandardText(
  doc: PdfDocument,
  name: StandardFontName,
  text: string,
): number {
  let sum = 0
  for (let index = 0; index < text.length; index += 1)
    sum += getWidth(doc, name, readCode(text, index))
  return sum / 1000
}

/** The operator that shows a text, with its kerning: `[<5641> 70 <4e>] TJ`. */
export function showStandardText(doc: PdfDocument, name: StandardFontName, text: string): string {
  let shown = '[<'
  let left = -1
  for (let index = 0; index < text.length; index += 1) {
    const code = readCode(text, index)
    const kerning = left === -1 ? 0 : getKerning(doc, name, left, code)
    if (kerning !== 0) shown += `> ${-kerning} <`
    shown += hexCodes[code]
    left = code
  }
  return `${shown}>] TJ`
}

/** The fonts of a document, as its pages refer to them. */
const fontsOf = new WeakMap<PdfDocument, Map<StandardFontName, unknown>>()
const RESOURCE_NAMES: Record<StandardFontName, string> = { Helvetica: 'H', 'Helvetica-Bold': 'B' }

/** Makes a font known to the current page; returns its name there. */
export function useStandardFont(doc: PdfDocument, name: StandardFontName): string {
  const resourceName = RESOURCE_NAMES[name]
  const pageFonts = doc.page.fonts as Record<string, unknown>
  pageFonts[resourceName] ??= openFont(doc, name)
  return resourceName
}

function openFont(doc: PdfDocument, name: StandardFontName): unknown {
  const fonts = fontsOf.get(doc) ?? new Map<StandardFontName, unknown>()
  fontsOf.set(doc, fonts)
  const opened = fonts.get(name)
  if (opened) return opened
  const font = doc.ref({
    Type: 'Font',
    BaseFont: name,
    Subtype: 'Type1',
    Encoding: 'WinAnsiEncoding',
  })
  font.end(undefined)
  fonts.set(name, font)
  return font
}
