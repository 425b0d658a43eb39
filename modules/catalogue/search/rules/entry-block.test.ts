import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  buildBlock,
  replaceEntries,
  scanBlock,
  type BlockScan,
  type EntryBlock,
} from './entry-block.ts'
import type { StoredEntry } from './index-entries.ts'

const SUB_CATEGORY = 4
const word = fc.constantFrom('semen', 'abu', 'l9', 'meranti', 'uty')
const size = fc.constantFrom('l9', 'l12', 'l1220', 'g40000')
const words = fc
  .tuple(fc.array(word), fc.array(word), fc.array(word))
  .map((parts) => ` ${parts.map((part) => part.join(' ')).join(' # ')} `)
const sizes = fc
  .array(fc.array(size, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
  .map((variants) => variants.map((tokens) => `;${tokens.join(';')};`).join('|'))
const entries = fc
  .uniqueArray(
    fc.record({
      productId: fc.nat(40),
      subCategoryId: fc.constant(SUB_CATEGORY),
      brandId: fc.nat(2),
      popularity: fc.nat(3),
      words,
      sizes,
    }),
    { selector: ({ productId }) => productId, maxLength: 12 },
  )
  .map((rows) => rows.toSorted(byPopularity))
const scan: fc.Arbitrary<BlockScan> = fc.record({
  brandId: fc.option(fc.nat(2), { nil: undefined }),
  words: fc.array(word, { maxLength: 2 }),
  sizes: fc.array(fc.array(fc.array(size, { minLength: 1, maxLength: 2 }), { minLength: 1 }), {
    maxLength: 1,
  }),
  limit: fc.integer({ min: 1, max: 8 }),
})

const byPopularity = (one: StoredEntry, other: StoredEntry) =>
  other.popularity - one.popularity || one.productId - other.productId

/** What the database finds with `like`. */
const scanRows = (rows: readonly StoredEntry[], { brandId, words, sizes, limit }: BlockScan) =>
  rows
    .filter(
      (row) =>
        (brandId === undefined || row.brandId === brandId) &&
        words.every((each) => row.words.includes(` ${each} `)) &&
        sizes.every((groups) =>
          groups.some((tokens) => tokens.every((token) => row.sizes.includes(`;${token};`))),
        ),
    )
    .slice(0, limit)
    .map(({ productId }) => productId)

const scanIds = (block: EntryBlock, each: BlockScan) =>
  scanBlock(block, each).map((row) => block.productIds[row])

test('scanBlock: finds what the same scan of the rows finds', () => {
  fc.assert(
    fc.property(entries, scan, (rows, each) => {
      assert.deepEqual(scanIds(buildBlock(SUB_CATEGORY, rows), each), scanRows(rows, each))
    }),
    { seed: 11, numRuns: 1_000 },
  )
})

test('replaceEntries: a block is the same as one that is built anew', () => {
  fc.assert(
    fc.property(entries, entries, fc.array(fc.nat(40)), scan, (rows, changed, removed, each) => {
      const ids = new Set([...removed, ...changed.map(({ productId }) => productId)])
      const after = [...rows.filter(({ productId }) => !ids.has(productId)), ...changed]
      const block = replaceEntries(buildBlock(SUB_CATEGORY, rows), ids, changed)
      assert.deepEqual(scanIds(block, each), scanRows(after.toSorted(byPopularity), each))
    }),
    { seed: 12, numRuns: 1_000 },
  )
})

test('buildBlock: thousands of entries take about a hundred bytes each', () => {
  const rows = Array.from({ length: 5_000 }, (_, productId) => ({
    productId,
    subCategoryId: SUB_CATEGORY,
    brandId: productId % 20,
    popularity: 5_000 - productId,
    words: ` triplek meranti seri${productId % 200} # uty bb # ${'serbaguna tahan lembap rangka plafon '.repeat(2)}`,
    sizes: [9, 12, 15].map((side) => `;l${side};l1220;l2440;`).join('|'),
  }))
  assert.ok(buildBlock(SUB_CATEGORY, rows).bytes < rows.length * 100)
})
