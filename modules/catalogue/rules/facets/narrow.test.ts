import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type FacetRow, indexOf, renewed } from './facet-index.ts'
import { narrow, type Selection, sorted } from './narrow.ts'

const RETAIL = 1
const LISTS = [2, RETAIL]

const variant = fc.record({
  tebal: fc.option(fc.constantFrom(3, 9, 12)),
  grade: fc.option(fc.constantFrom('UTY', 'BB/CC')),
  retail: fc.option(fc.integer({ min: 1, max: 20 })),
  business: fc.option(fc.integer({ min: 1, max: 20 })),
  places: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
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

const rowsOf = (drawn: Drawn): FacetRow[] =>
  drawn.flatMap(({ popularity, brandId, variants }, at) =>
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
      places: each.places.map((place): [number, number] => [place, 5]),
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
  .map(({ tebal, grade, brands, warehouses, readiness, price }): Selection => ({
    attributes: new Map([
      ...(tebal ? [['tebal', new Set(tebal)] as const] : []),
      ...(grade ? [['grade', new Set(grade)] as const] : []),
    ]),
    brands: brands && new Set(brands),
    warehouses: warehouses && new Set(warehouses),
    readiness: readiness && new Set(readiness),
    price: price && { from: Math.min(...price), to: Math.max(...price) },
  }))

const left = (rows: FacetRow[], chosen: Selection) =>
  narrow(indexOf(['tebal', 'grade'], rows), chosen, LISTS).matches.length

test('what a value counts is what choosing it alone in its facet leaves', () => {
  fc.assert(
    fc.property(products, selection, (drawn, chosen) => {
      const rows = rowsOf(drawn)
      const { counts } = narrow(indexOf(['tebal', 'grade'], rows), chosen, LISTS)
      for (const { key, values } of counts.attributes)
        for (const { value, count } of values)
          assert.equal(
            count,
            left(rows, {
              ...chosen,
              attributes: new Map([...chosen.attributes, [key, new Set([String(value)])]]),
            }),
          )
      for (const [brand, count] of counts.brands)
        assert.equal(count, left(rows, { ...chosen, brands: new Set([brand]) }))
      for (const [place, count] of counts.warehouses)
        assert.equal(count, left(rows, { ...chosen, warehouses: new Set([place]) }))
      for (const [ready, count] of counts.readiness)
        assert.equal(count, left(rows, { ...chosen, readiness: new Set([ready]) }))
    }),
    { seed: 20261120, numRuns: 300 },
  )
})

test('one variant of each product that is left fits everything chosen, and is offered at its price', () => {
  fc.assert(
    fc.property(products, selection, (drawn, chosen) => {
      const rows = rowsOf(drawn)
      const fits = rows.filter((row) => {
        const prices = new Map(row.prices)
        const price = prices.get(2) ?? prices.get(RETAIL)
        const free = row.places!.length * 5
        const ready = free >= row.minOrder ? 'ready' : row.leadDays > 0 ? 'indent' : undefined
        const value = (key: string) =>
          !chosen.attributes.has(key) ||
          chosen.attributes.get(key)!.has(String(row.attributes[key]))
        return (
          price !== undefined &&
          value('tebal') &&
          value('grade') &&
          (!chosen.brands || chosen.brands.has(row.brandId)) &&
          (!chosen.warehouses || row.places!.some(([place]) => chosen.warehouses!.has(place))) &&
          (!chosen.readiness || (ready !== undefined && chosen.readiness.has(ready))) &&
          (!chosen.price || (price >= chosen.price.from && price <= chosen.price.to))
        )
      })
      const first = new Map<number, number>()
      for (const row of fits) if (!first.has(row.id)) first.set(row.id, row.variantId)
      const { matches } = narrow(indexOf(['tebal', 'grade'], rows), chosen, LISTS)
      assert.deepEqual(new Map(matches.map(({ id, variantId }) => [id, variantId])), first)
      const order = matches.map(({ popularity, id }) => [-popularity, id])
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!),
      )
      const dear = sorted(matches, 'price-desc').map(({ price }) => price)
      assert.deepEqual(
        dear,
        dear.toSorted((a, b) => b - a),
      )
    }),
    { seed: 20261121, numRuns: 300 },
  )
})

test('an index renewed in parts is the one made anew', () => {
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
        const whole = narrow(indexOf(['tebal', 'grade'], now), { attributes: new Map() }, LISTS)
        const part = renewed(
          indexOf(['tebal', 'grade'], rowsOf(before)),
          ids,
          rowsOf(after).filter(({ id }) => ids.has(id)),
        )
        const renew = narrow(part, { attributes: new Map() }, LISTS)
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
