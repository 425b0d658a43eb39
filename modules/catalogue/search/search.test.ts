import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const failure = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => assert.fail('should have failed'),
    (error) => error,
  )
  assert.ok(isCallError(thrown))
  return thrown
}

test('GET /product/ec/list?search: finds by name, synonym and size, and corrects misspellings', async () => {
  const { catalogue } = shop.asVisitor()
  const subs = async (search: string) => {
    const { results } = await catalogue.products({ query: { search, count: 100 } })
    return new Set(results.map((card) => card.subCategory.slug))
  }
  assert.ok((await subs('triplek 9mm')).has('triplek'))
  assert.deepEqual(await subs('plywood 9 mm'), new Set(['triplek']))
  assert.ok((await subs('hebel')).has('bata-ringan'))
  assert.deepEqual(await subs('tripelks'), new Set(['triplek']))
  assert.ok((await subs('smen')).has('semen-abu'))
  const { results } = await catalogue.products({ query: { search: 'semen' } })
  assert.equal(results[0]!.subCategory.slug, 'semen-abu')
  const narrowed = await catalogue.products({
    query: { search: 'semen', subCategory: 'mortar-instan' },
  })
  assert.ok(narrowed.results.every((card) => card.subCategory.slug === 'mortar-instan'))
})

test('GET /product/ec/list?search: pages join without gaps and the total counts them all', async () => {
  const { catalogue } = shop.asVisitor()
  const whole = await catalogue.products({ query: { search: 'semen', count: 100 } })
  const pages = await Promise.all(
    [0, 1].map((page) => catalogue.products({ query: { search: 'semen', page, count: 5 } })),
  )
  assert.deepEqual(
    pages.flatMap((page) => page.results.map((card) => card.id)),
    whole.results.slice(0, 10).map((card) => card.id),
  )
  assert.equal(pages[0]!.total, whole.results.length)
})

test('GET /product/ec/list?search: any text is only text', async () => {
  const { catalogue } = shop.asVisitor()
  const typed = [
    `'`,
    `"`,
    `\\`,
    `%`,
    `_`,
    `';drop table product;--`,
    `a' | 'b`,
    `!semen`,
    `semen:*`,
    `(`,
    `<->`,
    `🧱`,
    `🧱 semen`,
    'x'.repeat(5000),
    'semen '.repeat(800),
    '水泥',
    '\u202e',
    '${1}',
    '1e999',
    '﷽',
    'İ',
    '½',
    '0.5.5.5',
    '9 mm'.repeat(900),
  ]
  for (const search of typed) {
    const list = await catalogue.products({ query: { search } })
    assert.ok(list.total >= list.results.length, search.slice(0, 20))
  }
  assert.deepEqual((await catalogue.products({ query: { search: '🧱' } })).results, [])
  assert.ok((await catalogue.products({ query: { search: '🧱 semen' } })).total > 0)
  assert.equal(
    (await failure(catalogue.products({ query: { search: 'x'.repeat(5001) } }))).status,
    422,
  )
})
