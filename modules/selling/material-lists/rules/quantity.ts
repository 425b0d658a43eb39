import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { dozenWords, findColumnUnit, findDozen, measureWords, unitWords } from './units.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const UNIT = String.raw`(${[...dozenWords, ...unitWords].join('|')})(?![\p{L}\d])\.?`
const MEASURE = String.raw`(${measureWords.join('|')})(?![\p{L}\d])\.?`
const BEFORE = String.raw`(?<![\p{L}.,/]|\d[.,]?)`

/** `40kg x 40 zak`: the sign belongs to the quantity. */
const MARK_BEFORE = /\s[x×@=:]\s*$/iu

/** `0,3 mm × 4 m`, `12 mm × 1.200 × 2.400`, `0,3mm x 4m`: a length behind the sign is the goods' own, and no quantity. */
const DIMENSION =
  /\d\s*(?:mm²?|cm|m)?\s*×\s*\d+(?:[.,]\d+)*\s*(?:mm|cm|m|meter)?$|\d\s*(?:mm²?|cm|m)\s*x\s*\d+(?:[.,]\d+)*\s*(?:mm|cm|m|meter)$/iu

const isDimension = (text: string, { 0: part, index = 0 }: RegExpMatchArray): boolean =>
  DIMENSION.test(text.slice(0, index + part.length).trim())

/** The quantity that a line names, and the line without it. */
export type NamedQuantity = {
  rest: string
  qty: number | undefined
  unit: string | undefined
  /** The part of the line that names it. */
  written: string
}

/** The quantity in the part of the text that a pattern matched. */
function toQuantity(
  text: string,
  { 0: part, index = 0 }: RegExpMatchArray,
  digits: string,
  unit?: string,
): NamedQuantity {
  const amount = parseIndonesianNumber(digits)
  const dozen = unit ? findDozen(unit) : undefined
  return {
    rest:
      trimLine(
        `${text.slice(0, index).replace(MARK_BEFORE, '')} ${text.slice(index + part.length)}`,
      ) || text,
    written: part.trim(),
    qty: amount === undefined || amount <= 0 ? undefined : amount * (dozen ?? 1),
    unit: !unit || dozen ? undefined : findColumnUnit(unit),
  }
}

const countedQuantity = new RegExp(String.raw`${BEFORE}(${NUMBER})\s*${UNIT}`, 'giu')
const unitThenNumber = new RegExp(String.raw`(?<!\p{L})${UNIT}\s+(${NUMBER})$`, 'iu')
const markedQuantity = new RegExp(
  String.raw`(?:\s[x×@=:]|(?<!\p{L})(?:qty|jumlah|jml|sebanyak)\s*:?)\s*(${NUMBER})\s*(?:${MEASURE})?$`,
  'iu',
)
const leadingQuantity = new RegExp(
  String.raw`^(${NUMBER})\s*[x×]?\s+(?!(?:mm|cm|m|kg|gr|liter|l|inch|inci|x)\b)(?=\p{L})`,
  'iu',
)
/** `-5`, `minus lima`, `0 sak`, `10-15 sak`, `beberapa`: a person has to say how many. */
const unclearQuantity = new RegExp(
  String.raw`(?<!\p{L})(?:minus|min|negatif)\s+\d|\s-\s?\d|${BEFORE}0+\s*${UNIT}|${BEFORE}\d+\s*(?:-|–|s\/?d|sampai)\s*\d+\s*${UNIT}|(?<!\p{L})(?:beberapa|sedikit|banyak|secukupnya|seperlunya|sekitar|kira-kira|kurang lebih)(?!\p{L})`,
  'iu',
)

/**
 * The quantity that a line certainly names: with a selling unit, a mark (`x 40`, `= 40`, `qty 40`), or in
 * front. Its `qty` is undefined where the line names one that cannot be ordered. Undefined for a line
 * without a quantity, and for one whose number at the end may be a size (`readTrailingNumber`).
 */
export function findQuantity(text: string): NamedQuantity | undefined {
  const unclear = unclearQuantity.exec(text)
  if (unclear) {
    const rest = trimLine(text.slice(0, unclear.index))
    return {
      rest: rest.length > 2 ? rest : text,
      qty: undefined,
      unit: undefined,
      written: unclear[0],
    }
  }
  const counted = [...text.matchAll(countedQuantity)]
    .filter((match) => !isDimension(text, match))
    .at(-1)
  if (counted) return toQuantity(text, counted, counted[1]!, counted[2])
  const reversed = unitThenNumber.exec(text)
  if (reversed) return toQuantity(text, reversed, reversed[2]!, reversed[1])
  const marked = markedQuantity.exec(text)
  if (marked && !isDimension(text, marked)) return toQuantity(text, marked, marked[1]!, marked[2])
  const leading = leadingQuantity.exec(text)
  return leading ? toQuantity(text, leading, leading[1]!) : undefined
}

const trailingNumber = new RegExp(String.raw`\s(${NUMBER})\s*(?:${MEASURE})?$`, 'iu')

/** The number at the end of a line, which is its quantity unless the goods have that size: `bendrat 10kg`. */
export function readTrailingNumber(text: string): NamedQuantity | undefined {
  const match = trailingNumber.exec(text)
  return match && !isDimension(text, match)
    ? toQuantity(text, match, match[1]!, match[2])
    : undefined
}

const trimLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replace(/^[\s,;:=@(-]+|[\s,;:=@()-]+$/g, '')
