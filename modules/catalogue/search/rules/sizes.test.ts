import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseNumber, type Size, extractSizes } from './sizes.ts'

/** The interpretations of each size of a text. */
const interpretationsOf = (text: string): Size[][] =>
  extractSizes(text).sizes.map(({ interpretations }) => interpretations)
const one = (measure: string, ...values: number[]): Size => ({ measure, values })
/** Asserts that a text has exactly one size, and that this is one of its interpretations. */
const assertMeans = (text: string, size: Size) => {
  const sizes = interpretationsOf(text)
  assert.equal(sizes.length, 1, text)
  assert.ok(
    sizes[0]!.some((each) => JSON.stringify(each) === JSON.stringify(size)),
    `${text}: ${JSON.stringify(sizes[0])}`,
  )
}

test('extractSizes: a thickness, a mass and a volume are the same in every notation', () => {
  for (const text of [
    '12 mm',
    '12mm',
    '12MM',
    '1,2 cm',
    '1.2cm',
    'D12',
    'Ø12',
    'ø 12 mm',
    'triplek 12 mm',
  ])
    assertMeans(text, one('l', 12))
  for (const text of ['50 kg', '50kg', '50 KG', '50 kilo', 'semen 50kg'])
    assertMeans(text, one('g', 50_000))
  for (const text of ['500 gr', '500gram', '0,5 kg', '0.5 kg']) assertMeans(text, one('g', 500))
  for (const text of ['1200 liter', '1.200 l', '1200 ltr', '1.200 LITER'])
    assertMeans(text, one('v', 1_200_000))
  for (const text of ['9 watt', '9w', '9 W', '0,009 kw']) assertMeans(text, one('w', 9))
  for (const text of ['10 A', '10 ampere', '10amp']) assertMeans(text, one('a', 10))
})

test('extractSizes: reads inches with every sign and fraction', () => {
  for (const text of [
    '1/2"',
    '½"',
    '1/2 inci',
    '½ inch',
    '0,5 inci',
    "1/2''",
    '1/2”',
    '1/2 dim',
    '1/2',
  ])
    assertMeans(text, one('in', 0.5))
  for (const text of ['1 1/2"', '1½"', '1,5 inch', '1.5"']) assertMeans(text, one('in', 1.5))
})

test('extractSizes: sides are the same with every separator and in every unit', () => {
  for (const text of [
    '122x244',
    '122 x 244',
    '122×244 cm',
    '122 X 244 CM',
    '122 cm x 244 cm',
    '122*244',
  ])
    assertMeans(text, one('l', 1220, 2440))
  for (const text of [
    '4x8 ft',
    "4'x8'",
    '4 ft x 8 ft',
    '4 × 8 feet',
    '1.220 × 2.440',
    '1220x2440mm',
    '244x122',
  ])
    assertMeans(text, one('l', 1220, 2440))
  for (const text of ['60x60', '60 x 60 cm', '600x600 mm']) assertMeans(text, one('l', 600, 600))
  for (const text of ['2x1,5', '2 x 1.5', '2×1,5 mm²', '2x1,5 mm2'])
    assertMeans(text, one('l', 1.5, 2))
  for (const text of ['5/7', '5x7 cm', '5 / 7 cm'.replaceAll(' ', '')])
    assertMeans(text, one('l', 50, 70))
})

test('extractSizes: a quantity is no size, nor is a number within a word', () => {
  for (const text of ['10 sak', '5 lembar', '1 truk', 'k-300', 'c75', 'RB-TRP-09', 'az100'])
    assert.deepEqual(interpretationsOf(text), [], text)
})

const figures = fc.integer({ min: 1, max: 9999 })
const writings = (value: number) =>
  fc.constantFrom(
    String(value),
    String(value).replace('.', ','),
    value.toLocaleString('id-ID', { maximumFractionDigits: 3 }),
  )

test('parseNumber: reads decimal commas, decimal points and thousands separators', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 99_999 })
        .map((tenths) => tenths / 10)
        .chain((value) => fc.tuple(fc.constant(value), writings(value))),
      ([value, text]) => assert.equal(parseNumber(text), value),
    ),
    { seed: 11 },
  )
})

test('extractSizes: every notation of a length gives the same size', () => {
  const ways = fc.constantFrom(
    (mm: number) => `${mm} mm`,
    (mm: number) => `${mm}mm`,
    (mm: number) => `${mm / 10} cm`,
    (mm: number) => `${String(mm / 10).replace('.', ',')}cm`,
    (mm: number) => `${String(mm / 1000).replace('.', ',')} meter`,
    (mm: number) => `Ø${mm}`,
  )
  fc.assert(
    fc.property(figures, ways, (mm, way) => assertMeans(way(mm), one('l', mm))),
    { seed: 12 },
  )
})

test('extractSizes: every notation of two sides gives the same size, in either order', () => {
  const unit = fc.constantFrom(
    [' mm', 1],
    ['mm', 1],
    [' cm', 10],
    ['cm', 10],
    [' m', 1000],
  ) as fc.Arbitrary<[string, number]>
  const sign = fc.constantFrom('x', ' x ', '×', ' × ', ' X ', '*')
  fc.assert(
    fc.property(
      figures,
      figures,
      unit,
      sign,
      fc.boolean(),
      (one_, other, [name, factor], between, both) => {
        const side = (mm: number) => String(Math.round((mm / factor) * 1e6) / 1e6).replace('.', ',')
        const text = `${side(one_)}${both ? name : ''}${between}${side(other)}${name}`
        const [small, large] = [one_, other].sort((a, b) => a - b)
        assertMeans(text, one('l', small!, large!))
      },
    ),
    { seed: 13 },
  )
})

test('extractSizes: a quantity after a size is no side of it', () => {
  assertMeans('triplek 9mm x 40 lembar', one('l', 9))
  assertMeans('40x60 mm x 20 batang', one('l', 40, 60))
  assertMeans('2x2,5 roll', one('l', 2, 2.5))
})

test('extractSizes: any text gives finite numbers', () => {
  const written = fc
    .array(
      fc.constantFrom('9', '2,5', ' ', 'x', ' x ', 'mm', 'cm', '"', 'roll', 'sak', 'kg', '/', 'd'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''))
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), written)
  fc.assert(
    fc.property(text, (text) => {
      for (const { values } of interpretationsOf(text).flat())
        for (const value of values) assert.ok(Number.isFinite(value), text)
    }),
    { seed: 14 },
  )
})
