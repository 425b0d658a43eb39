import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type FacetRow, buildFacetIndex, refreshFacetIndex } from './facet-index.ts'
import { filterProducts, type FacetSelection, sortMatches } from './filter.ts'

const RETAIL = 1
const LISTS = [2, RETAIL]

const variant = fc.record({
  tebal: fc.option(fc.constantFrom(3, 9, 12)),
  grade: fc.option(fc.constantFrom('UTY', 'BB/CC')),
  retail: fc.option(fc.integer({ min: 1, max: 20 })),
  business: fc.option(fc.integer({ min: 1, max: 20 })),
  warehouses: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
  leadDays: fc.constantFrom(0, 7),
  minOrder: fc.constantFrom(1, 5, 15),
})
const product = fc.record({
  popularity: fc.integer({ min: 1, max: 5 }),
  brandId: fc.integer({ min: 1, max: 3 }),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
})
const products = fc.array(product, { maxLength: 12 })

type Drawn = typeof products extends fc.Arbitrary<infer T> ? T : never

const rowsOf = (generated: Drawn): FacetRow[] =>
  generated.flatMap(({ popularity, brandId, variants }, at) =>
    variants.map((each, position) => ({
      id: at + 1,
      popularity,
      brandId,
      subCategoryId: 1,
      variantId: (at + 1) * 100 + position,
      attributes: {
        ...(each.tebal === null ? {} : { tebal: each.tebal }),
        ...(each.grade === null ? {} : { grade: each.grade }),
      },
      minOrder: each.minOrder,
      leadDays: each.leadDays,
      prices: [
        ...(each.retail === null ? [] : [[RETAIL, each.retail] as [number, number]]),
        ...(each.business === null ? [] : [[2, each.business] as [number, number]]),
      ],
      warehouses: each.warehouses.map((id): [number, number] => [id, 5]),
    })),
  )

const sets = <T>(...values: T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }), { nil: undefined })
const selection = fc
  .record({
    tebal: sets('3', '9', '12'),
    grade: sets('UTY', 'BB/CC'),
    brands: sets(1, 2, 3),
    warehouses: sets(1, 2, 3, 4),
    readiness: sets('ready' as const, 'indent' as const),
    price: fc.option(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })), {
      nil: undefined,
    }),
  })
  .map(({ tebal, grade, brands, warehouses, readiness, price }): FacetSelection => ({
    attributes: new Map([
      ...(tebal ? [['tebal', new Set(tebal)] as const] : []),
      ...(grade ? [['grade', new Set(grade)] as const] : []),
    ]),
    brands: brands && new Set(brands),
    warehouses: warehouses && new Set(warehouses),
    readiness: readiness && new Set(readiness),
    price: price && { from: Math.min(...price), to: Math.max(...price) },
  }))

const filterRows = (rows: FacetRow[], selected: FacetSelection) =>
  filterProducts(buildFacetIndex(['tebal', 'grade'], rows), selected, LISTS).matches.length

test('filterProducts: the count of a value equals the matches with only it selected in its facet', () => {
  fc.assert(
    fc.property(products, selection, (generated, selected) => {
      const rows = rowsOf(generated)
      const { counts } = filterProducts(buildFacetIndex(['tebal', 'grade'], rows), selected, LISTS)
      for (const { key, values } of counts.attributes)
        for (const { value, count } of values)
          assert.equal(
            count,
            filterRows(rows, {
              ...selected,
              attributes: new Map([...selected.attributes, [key, new Set([String(value)])]]),
            }),
          )
      for (const [brand, count] of counts.brands)
        assert.equal(count, filterRows(rows, { ...selected, brands: new Set([brand]) }))
      for (const [place, count] of counts.warehouses)
        assert.equal(count, filterRows(rows, { ...selected, warehouses: new Set([place]) }))
      for (const [ready, count] of counts.readiness)
        assert.equal(count, filterRows(rows, { ...selected, readiness: new Set([ready]) }))
    }),
    { seed: 20261120, numRuns: 300 },
  )
})

test('filterProducts: matches each product with its first variant that passes every filter', () => {
  fc.assert(
    fc.property(products, selection, (generated, selected) => {
      const rows = rowsOf(generated)
      const fits = rows.filter((row) => {
        const prices = new Map(row.prices)
        const price = prices.get(2) ?? prices.get(RETAIL)
        const free = row.warehouses!.length * 5
        const ready = free >= row.minOrder ? 'ready' : row.leadDays > 0 ? 'indent' : undefined
        const value = (key: string) =>
          !selected.attributes.has(key) ||
          selected.attributes.get(key)!.has(String(row.attributes[key]))
        return (
          price !== undefined &&
          value('tebal') &&
          value('grade') &&
          (!selected.brands || selected.brands.has(row.brandId)) &&
          (!selected.warehouses ||
            row.warehouses!.some(([place]) => selected.warehouses!.has(place))) &&
          (!selected.readiness || (ready !== undefined && selected.readiness.has(ready))) &&
          (!selected.price || (price >= selected.price.from && price <= selected.price.to))
        )
      })
      const first = new Map<number, number>()
      for (const row of fits) if (!first.has(row.id)) first.set(row.id, row.variantId)
      const { matches } = filterProducts(buildFacetIndex(['tebal', 'grade'], rows), selected, LISTS)
      assert.deepEqual(new Map(matches.map(({ id, variantId }) => [id, variantId])), first)
      const order = matches.map(({ popularity, id }) => [-popularity, id])
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!),
      )
      const dear = sortMatches(matches, 'price-desc').map(({ price }) => price)
      assert.deepEqual(
        dear,
        dear.toSorted((a, b) => b - a),
      )
    }),
    { seed: 20261121, numRuns: 300 },
  )
})

test('refreshFacetIndex: a refreshed index equals a new one', () => {
  fc.assert(
    fc.property(
      products,
      products,
      fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
      (before, after, touched) => {
        const ids = new Set(touched)
        const now = [
          ...rowsOf(before).filter(({ id }) => !ids.has(id)),
          ...rowsOf(after).filter(({ id }) => ids.has(id)),
        ]
        const whole = filterProducts(
          buildFacetIndex(['tebal', 'grade'], now),
          { attributes: new Map() },
          LISTS,
        )
        const part = refreshFacetIndex(
          buildFacetIndex(['tebal', 'grade'], rowsOf(before)),
          ids,
          rowsOf(after).filter(({ id }) => ids.has(id)),
        )
        const renew = filterProducts(part, { attributes: new Map() }, LISTS)
        const shown = ({ counts, matches }: typeof whole) => ({
          matches,
          ...counts,
          attributes: counts.attributes.map(({ key, values }) => ({
            key,
            values: values.filter(({ count }) => count > 0),
          })),
        })
        assert.deepEqual(shown(renew), shown(whole))
      },
    ),
    { seed: 20261122, numRuns: 200 },
  )
})
