import { roundToThousandths } from '#platform/quantity.ts'
import { SELLING_UNITS, UNITS } from './size-units.ts'

/**
 * A size with its measure: lengths in mm (`l`), masses in g (`g`), volumes in ml (`v`), inches
 * (`in`), watts (`w`), amperes (`a`), volts (`vt`), horsepower (`pk`), areas in m² (`m2`), bare
 * numbers (`n`). The sides of one size ascend: `122 × 244 cm` is l 1220, 2440.
 */
export type Size = { measure: string; values: number[] }

/** A size as typed, with its interpretations: `122x244` may be cm or mm. */
export type TypedSize = {
  interpretations: Size[]
  isUnitless: boolean
  /** The sides of the first interpretation as they are written: beams are called by the first one. */
  written?: number[]
}

const FRACTION_GLYPHS: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

const NUMBER_PATTERN = String.raw`\d+ \d\/\d{1,2}|\d{1,3}\/\d{1,3}|\d{1,3}(?:\.\d{3})+(?:,\d+)?(?![.\d])|\d+(?:[.,]\d+)?`
const UNIT_PATTERN = [...Object.keys(UNITS), ...SELLING_UNITS]
  .filter((unit) => /^\w+$/.test(unit))
  .sort((one, other) => other.length - one.length)
  .join('|')
/** No letter follows a unit, except the x between two sides: `122cmx244cm`. */
const UNIT_END_PATTERN = String.raw`(?!(?!x\s?\d)[\p{L}\d])`
/** A unit with or without a space before it; a word that only begins like a unit is none. */
const UNIT_SUFFIX_PATTERN = String.raw`(?:\s?(${UNIT_PATTERN})${UNIT_END_PATTERN}|\s?(["']))?`
const MEASURE_PATTERN = String.raw`(${NUMBER_PATTERN})${UNIT_SUFFIX_PATTERN}`
const SIZE_REGEX = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])((?:[ø⌀∅]\s?|[dp]|(?:dia|diameter)\s?)(?=\d))?${MEASURE_PATTERN}((?:\s?x\s?(?:${NUMBER_PATTERN})(?:\s?(?:${UNIT_PATTERN})${UNIT_END_PATTERN}|\s?["'])?)*)(?![\p{L}\d/])`,
  'gu',
)
const NEXT_SIDE_REGEX = new RegExp(String.raw`x\s?${MEASURE_PATTERN}`, 'gu')

/** A grain of `1–2 cm` has two sides, as people write `1/2` and `2-3`. */
const RANGE = /(?<![\p{L}\d.,/-])(\d{1,2}(?:[.,]\d)?)\s?[-–]\s?(\d{1,2})(?![\p{L}\d/-]|[.,]\d)/gu

/** Normalizes notation: `×` as x, `½` as 1/2, one sign each for inches and feet, lower case. */
export const normalizeText = (text: string): string =>
  text
    .replace(/(\d)?\s*([¼½¾⅛⅜⅝⅞])/g, (_, whole: string | undefined, glyph: string) =>
      whole ? `${whole} ${FRACTION_GLYPHS[glyph]!}` : ` ${FRACTION_GLYPHS[glyph]!}`,
    )
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u2044', '/')
    .toLowerCase()
    .replace(/''|[”“″]/g, '"')
    .replace(/[’‘′]/g, "'")
    .replace(/[×✕✖*]/g, 'x')
    .replace(/\bdim\s?(\d+(?:\s?\d?\/\d)?)(?!\s?(?:mm|cm))/g, '$1 inch')
    .replace(RANGE, '$1x$2')
    .replace(/\s+/g, ' ')

/** Replaces a size in a text, followed by the size's index. */
export const SIZE_PLACEHOLDER = '\ue000'

/** The sizes of a text, and the text with a placeholder for each. */
export function extractSizes(text: string): { sizes: TypedSize[]; rest: string } {
  const sizes: TypedSize[] = []
  const rest = normalizeText(text)
    .replaceAll(SIZE_PLACEHOLDER, ' ')
    .replace(
      SIZE_REGEX,
      (
        _,
        diameterSign: string | undefined,
        first: string,
        unit?: string,
        unitSign?: string,
        more = '',
      ) => {
        const sides: Side[] = [{ value: first, unit: unit ?? unitSign }]
        for (const [text, value = '', unit, unitSign] of more.matchAll(NEXT_SIDE_REGEX)) {
          const isSellingUnit = SELLING_UNITS.has(unit ?? '')
          // `9 mm x 40 lembar` and `9 x 40 lembar` end with a quantity; the roll of `2x2,5 roll` is none.
          if (isSellingUnit && (sides.at(-1)!.unit || text.startsWith('x '))) break
          sides.push({ value, unit: isSellingUnit ? undefined : (unit ?? unitSign) })
        }
        if (sides.length === 1 && SELLING_UNITS.has(unit ?? '')) return ' '
        // A diameter without a unit is in mm, whatever the unit of the length.
        if (diameterSign) sides[0]!.unit ??= 'mm'
        sizes.push(interpretSides(sides))
        return ` ${SIZE_PLACEHOLDER}${sizes.length - 1} `
      },
    )
  return { sizes, rest }
}

type Side = { value: string; unit: string | undefined }

function interpretSides(sides: Side[]): TypedSize {
  const last = sides.findLast((side) => side.unit)?.unit
  if (sides.length === 1) return interpretSingle(sides[0]!)
  // A unit applies to the sides before it too: `122 x 244 cm`, `40 x 40 x 4 mm x 6 m`.
  if (last) {
    const parts = sides.map((side, at) => {
      const unit = sides.slice(at).find((each) => each.unit)?.unit ?? last
      return toBaseUnit(parseNumber(side.value), unit)
    })
    const measure = parts[0]!.measure
    const isSameMeasure = parts.every((part) => part.measure === measure)
    const values = parts.map((part) => part.value)
    const interpretations = isSameMeasure
      ? [createSize(measure, values)]
      : parts.map(({ measure, value }) => createSize(measure, [value]))
    return isSameMeasure
      ? { interpretations, isUnitless: false, written: values.map(roundToThousandths) }
      : { interpretations: [combineLengths(parts)], isUnitless: false }
  }
  return {
    interpretations: interpretAsLengths(sides.map((side) => parseNumber(side.value))),
    isUnitless: false,
  }
}

/** Inches by metres, as for pipes: only values of the first measure are combined. */
function combineLengths(parts: { measure: string; value: number }[]): Size {
  const [first] = parts
  return createSize(
    first!.measure,
    parts.filter(({ measure }) => measure === first!.measure).map(({ value }) => value),
  )
}

function interpretSingle({ value, unit }: Side): TypedSize {
  const pair = /^(\d+)\/(\d+)$/.exec(value)
  if (unit) {
    const { measure, value: amount } = toBaseUnit(parseNumber(value), unit)
    const interpretations = [createSize(measure, [amount])]
    // The trade also counts an inch as 25 mm: a hinge of 4 inches has 100.
    if (measure === 'in')
      for (const mm of [25.4, 25]) interpretations.push(createSize('l', [Math.round(amount * mm)]))
    if (pair && measure === 'l')
      interpretations.push(...interpretAsLengths([Number(pair[1]), Number(pair[2])]))
    return { interpretations, isUnitless: false }
  }
  const number = parseNumber(value)
  if (!pair) return createBareSize(number)
  // 1/2 is a fraction of an inch, 5/7 are the sides of a beam in cm, 3/4 may be either.
  const sides = interpretAsLengths([Number(pair[1]), Number(pair[2])])
  const isInch = [2, 4, 8, 16].includes(Number(pair[2])) && number < 1
  return {
    interpretations: isInch ? [createSize('in', [number]), ...sides] : sides,
    isUnitless: false,
  }
}

const interpretAsLengths = (sides: number[]): Size[] =>
  [10, 1, 1000].map((factor) =>
    createSize(
      'l',
      sides.map((side) => side * factor),
    ),
  )

function toBaseUnit(value: number, unit: string): { measure: string; value: number } {
  const [measure, factor] = UNITS[unit]!
  // The trade rounds feet to centimetres: a sheet of 4 × 8 ft has 1.220 × 2.440 mm.
  if (measure === 'ft') return { measure: 'l', value: Math.round(value * 30.48) * 10 }
  return { measure, value: value * factor }
}

const createSize = (measure: string, values: number[]): Size => ({
  measure,
  values: values.map(roundToThousandths).sort((one, other) => one - other),
})

/** A number without a unit. */
export const createBareSize = (value: number): TypedSize => ({
  interpretations: [createSize('n', [value])],
  isUnitless: true,
})

/** Parses a number in Indonesian or English notation: `7,5`, `7.5`, `1.220`, `1 1/2`, `3/4`. */
export function parseNumber(text: string): number {
  const [whole, part] = text.includes(' ') ? text.split(' ') : ['0', text]
  if (part?.includes('/')) {
    const [numerator, denominator] = part.split('/')
    return Number(whole) + Number(numerator) / Math.max(1, Number(denominator))
  }
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  return Number(text.replace(',', '.'))
}

/** The size of a catalogue value (`mm`, `kg`); an unknown unit (`lumen`) gives a bare number. */
export function sizeFromValue(value: number, unit: string | null): Size {
  const known = unit ? normalizeText(unit) : ''
  if (!(known in UNITS)) return createSize('n', [value])
  const { measure, value: amount } = toBaseUnit(value, known)
  return createSize(measure, [amount])
}
