import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { tokenizeName } from '#modules/catalogue/search/rules/index-entry.ts'
import { correctSpelling, findSubCategories } from '#modules/catalogue/search/rules/spelling.ts'
import { buildVocabulary, type Vocabulary } from '#modules/catalogue/search/rules/vocabulary.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'

/** The vocabulary of the whole demo catalogue. */
function buildCatalogueVocabulary(): Vocabulary {
  const { categories, products } = buildCatalogue()
  const subCategories = categories.flatMap(({ subCategories }) => subCategories)
  const idBySlug = new Map(subCategories.map(({ slug }, id) => [slug, id]))
  const words = products.flatMap(({ subCategory, name, variants }) => {
    const sub = idBySlug.get(subCategory)!
    const toRows = (text: string, named: boolean) =>
      tokenizeName(text).map((word) => ({ sub, word, named }))
    return [...toRows(name, true), ...variants.flatMap((variant) => toRows(variant.name, false))]
  })
  return buildVocabulary({
    categories: [],
    subs: subCategories.map(({ name, aliases }, id) => ({ id, name, aliases, labels: [] })),
    brands: [],
    words,
    subCategoryBrands: [],
    synonyms: [],
  })
}

/** The textbook's table, without any short cut. */
function measurePlainly(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : row)),
  )
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let best = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + same,
      )
      if (
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      )
        best = Math.min(best, table[row - 2]![column - 2]! + 1)
      table[row]![column] = best
    }
  return table[one.length]![other.length]!
}

/** What `correctSpelling` promises, with every known word compared in full. */
function correctPlainly(word: string, context: ReadonlySet<number>, vocabulary: Vocabulary) {
  const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
  if (most === 0) return undefined
  const atMost = (distance: number, max: number) => (distance > max ? Infinity : distance)
  let best: { known: string; cost: number } | undefined
  for (const known of vocabulary.knownWords) {
    if (known.length < 3 || /\d/.test(known)) continue
    const whole = atMost(measurePlainly(word, known), most)
    const isLonger = known.length > word.length + 1 && word.length >= 4
    const beginning = isLonger
      ? atMost(measurePlainly(word, known.slice(0, word.length)), most - 1) + 0.6
      : Infinity
    const distance = Math.min(whole, beginning)
    if (distance > most || (distance >= 2 && known[0] !== word[0])) continue
    const isInContext = [...findSubCategories(known, vocabulary)].some((sub) => context.has(sub))
    if (word.length < 4 && !isInContext) continue
    const cost = distance - (isInContext ? 0.8 : 0) - (vocabulary.byWord.has(known) ? 0.4 : 0)
    if (!best || cost < best.cost) best = { known, cost }
  }
  return best?.known
}

test('correctSpelling: answers as a comparison with every word of the catalogue in full', () => {
  const vocabulary = buildCatalogueVocabulary()
  const edit = fc.record({
    kind: fc.constantFrom('delete', 'insert', 'replace', 'swap', 'cut'),
    at: fc.nat(12),
    letter: fc.constantFrom(...'aeiknrst'),
  })
  const typo = fc
    .tuple(
      fc.constantFrom(...vocabulary.knownWords),
      fc.array(edit, { minLength: 1, maxLength: 3 }),
    )
    .map(([word, edits]) =>
      edits.reduce((text, { kind, at, letter }) => {
        const [before, after] = [text.slice(0, at), text.slice(at)]
        if (kind === 'delete') return before + after.slice(1)
        if (kind === 'insert') return before + letter + after
        if (kind === 'replace') return before + letter + after.slice(1)
        if (kind === 'swap') return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)
        return before
      }, word),
    )
  const context = fc.uniqueArray(fc.nat(80), { maxLength: 4 }).map((subs) => new Set(subs))
  fc.assert(
    fc.property(typo, context, (word, subCategories) => {
      assert.equal(
        correctSpelling(word, subCategories, vocabulary),
        correctPlainly(word, subCategories, vocabulary),
        word,
      )
    }),
    { seed: 21, numRuns: 300 },
  )
})
