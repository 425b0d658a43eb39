/**
 * A size with its measure: lengths in mm (`l`), masses in g (`g`), volumes in ml (`v`), inches
 * (`in`), watts (`w`), amperes (`a`), volts (`vt`), horsepower (`pk`), areas in m² (`m2`), bare
 * figures (`n`). Sides of one thing stand together, the smallest first: `122 × 244 cm` is l 1220, 2440.
 */
export type Size = { measure: string; values: number[] }

/** A size as typed, with all that it may mean: `122x244` says neither cm nor mm. */
export type TypedSize = { readings: Size[]; bare: boolean }

const glyphs: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** Unit → measure and how many of it one unit is. */
const units: Record<string, [measure: string, factor: number]> = {
  mm: ['l', 1],
  mili: ['l', 1],
  milimeter: ['l', 1],
  cm: ['l', 10],
  senti: ['l', 10],
  sentimeter: ['l', 10],
  m: ['l', 1000],
  mtr: ['l', 1000],
  meter: ['l', 1000],
  ft: ['ft', 1],
  feet: ['ft', 1],
  foot: ['ft', 1],
  kaki: ['ft', 1],
  "'": ['ft', 1],
  '"': ['in', 1],
  in: ['in', 1],
  inc: ['in', 1],
  inch: ['in', 1],
  inches: ['in', 1],
  inci: ['in', 1],
  inchi: ['in', 1],
  dim: ['in', 1],
  kg: ['g', 1000],
  kilo: ['g', 1000],
  kilogram: ['g', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  gram: ['g', 1],
  ton: ['g', 1_000_000],
  l: ['v', 1000],
  lt: ['v', 1000],
  ltr: ['v', 1000],
  liter: ['v', 1000],
  litre: ['v', 1000],
  ml: ['v', 1],
  cc: ['v', 1],
  w: ['w', 1],
  watt: ['w', 1],
  kw: ['w', 1000],
  a: ['a', 1],
  amp: ['a', 1],
  amper: ['a', 1],
  ampere: ['a', 1],
  v: ['vt', 1],
  volt: ['vt', 1],
  pk: ['pk', 1],
  hp: ['pk', 1],
  mm2: ['l', 1],
  m2: ['m2', 1],
  m3: ['m3', 1],
}

/** What goods are sold by: a figure with one is how many are wanted, not how large. */
const selling = new Set(
  'sak zak lembar lbr batang btg dus buah bh pcs roll rol kaleng galon pail set tube botol pasang unit biji truk rit kubik keping'.split(
    ' ',
  ),
)

const figure = String.raw`\d+ \d\/\d{1,2}|\d{1,3}\/\d{1,3}|\d{1,3}(?:\.\d{3})+(?:,\d+)?(?![.\d])|\d+(?:[.,]\d+)?`
const word = [...Object.keys(units), ...selling]
  .filter((unit) => /^\w+$/.test(unit))
  .sort((one, other) => other.length - one.length)
  .join('|')
/** After a unit comes no letter, but for the x between two sides: `122cmx244cm`. */
const ends = String.raw`(?!(?!x\s?\d)[\p{L}\d])`
/** A unit may touch its figure, but a word that only begins like one is none. */
const unitPart = String.raw`(?:\s?(${word})${ends}|\s?(["']))?`
const measured = String.raw`(${figure})${unitPart}`
const sizeText = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])((?:[ø⌀∅]\s?|[dp]|(?:dia|diameter)\s?)(?=\d))?${measured}((?:\s?x\s?(?:${figure})(?:\s?(?:${word})${ends}|\s?["'])?)*)(?![\p{L}\d/])`,
  'gu',
)
const nextSide = new RegExp(String.raw`x\s?${measured}`, 'gu')

/** Every writing of a text made one: `×` as x, `½` as 1/2, all signs of inches and feet. */
export const plainText = (text: string): string =>
  text
    .replace(/(\d)?\s*([¼½¾⅛⅜⅝⅞])/g, (_, whole: string | undefined, glyph: string) =>
      whole ? `${whole} ${glyphs[glyph]!}` : ` ${glyphs[glyph]!}`,
    )
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u2044', '/')
    .toLowerCase()
    .replace(/''|[”“″]/g, '"')
    .replace(/[’‘′]/g, "'")
    .replace(/[×✕✖*]/g, 'x')
    .replace(/\s+/g, ' ')

/** Stands for a size in what is left of a text, its number after it. */
export const PLACE = '\ue000'

/** The sizes of a text, and the text with a mark in place of each. */
export function sizesIn(text: string): { sizes: TypedSize[]; rest: string } {
  const sizes: TypedSize[] = []
  const rest = plainText(text)
    .replaceAll(PLACE, ' ')
    .replace(
      sizeText,
      (_, round: string | undefined, first: string, unit?: string, sign?: string, more = '') => {
        const sides: Side[] = [{ value: first, unit: unit ?? sign }]
        for (const side of more.matchAll(nextSide))
          sides.push({ value: side[1]!, unit: side[2] ?? side[3] })
        if (sides.length === 1 && selling.has(unit ?? '')) return ' '
        // A diameter without a unit is in mm, whatever the length beside it is in.
        if (round) sides[0]!.unit ??= 'mm'
        sizes.push(readingsOf(sides))
        return ` ${PLACE}${sizes.length - 1} `
      },
    )
  return { sizes, rest }
}

type Side = { value: string; unit: string | undefined }

function readingsOf(sides: Side[]): TypedSize {
  const last = sides.findLast((side) => side.unit)?.unit
  if (sides.length === 1) return single(sides[0]!)
  // A unit at the end is meant for all: `122 x 244 cm`; one in between for its own side.
  if (last) {
    const parts = sides.map((side) => inUnit(numberOf(side.value), side.unit ?? last))
    const measure = parts[0]!.measure
    const same = parts.every((part) => part.measure === measure)
    const all = parts.map((part) => part.value)
    const readings = same
      ? [sorted(measure, all)]
      : parts.map(({ measure, value }) => sorted(measure, [value]))
    return same ? { readings, bare: false } : { readings: [mixed(parts)], bare: false }
  }
  return { readings: inAnyLength(sides.map((side) => numberOf(side.value))), bare: false }
}

/** Inches by metres, as pipes are told: only the lengths can be put together. */
function mixed(parts: { measure: string; value: number }[]): Size {
  const [first] = parts
  return sorted(
    first!.measure,
    parts.filter(({ measure }) => measure === first!.measure).map(({ value }) => value),
  )
}

function single({ value, unit }: Side): TypedSize {
  const pair = /^(\d+)\/(\d+)$/.exec(value)
  if (unit) {
    const { measure, value: amount } = inUnit(numberOf(value), unit)
    const readings = [sorted(measure, [amount])]
    if (measure === 'in') readings.push(sorted('l', [Math.round(amount * 25.4)]))
    if (pair && measure === 'l') readings.push(...inAnyLength([Number(pair[1]), Number(pair[2])]))
    return { readings, bare: false }
  }
  const number = numberOf(value)
  if (!pair) return { readings: [sorted('n', [number])], bare: true }
  // 1/2 is of an inch, 5/7 are a beam's two sides in cm, 3/4 may be either.
  const sides = inAnyLength([Number(pair[1]), Number(pair[2])])
  const isInch = [2, 4, 8, 16].includes(Number(pair[2])) && number < 1
  return { readings: isInch ? [sorted('in', [number]), ...sides] : sides, bare: false }
}

const inAnyLength = (sides: number[]): Size[] =>
  [10, 1, 1000].map((factor) =>
    sorted(
      'l',
      sides.map((side) => side * factor),
    ),
  )

function inUnit(value: number, unit: string): { measure: string; value: number } {
  const [measure, factor] = units[unit]!
  // A foot of the trade is a round one: 4 × 8 ft is a sheet of 1.220 × 2.440 mm.
  if (measure === 'ft') return { measure: 'l', value: Math.round(value * 30.48) * 10 }
  return { measure, value: value * factor }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
const sorted = (measure: string, values: number[]): Size => ({
  measure,
  values: values.map(rounded).sort((one, other) => one - other),
})

/** A figure as written here: `7,5` and `7.5`, `1.220`, `1 1/2`, `3/4`. */
export function numberOf(text: string): number {
  const [whole, part] = text.includes(' ') ? text.split(' ') : ['0', text]
  if (part?.includes('/')) {
    const [above, below] = part.split('/')
    return Number(whole) + Number(above) / Math.max(1, Number(below))
  }
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  return Number(text.replace(',', '.'))
}

/** One figure in a unit of the catalogue (`mm`, `kg`, `lumen`); a strange unit leaves it bare. */
export function sizeOf(value: number, unit: string | null): Size {
  const known = unit ? plainText(unit) : ''
  if (!(known in units)) return sorted('n', [value])
  const { measure, value: amount } = inUnit(value, known)
  return sorted(measure, [amount])
}
