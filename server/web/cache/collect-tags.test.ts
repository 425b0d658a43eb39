import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCache } from '#platform/cache/cache.ts'
import { calls } from '#modules/contract.ts'
import { collectTags } from './collect-tags.ts'

const text = (data: unknown) => ({ text: JSON.stringify({ data }) })

/** The tags of a call's response, or undefined where it may not be cached. */
function tagsOf(name: string, query: Record<string, unknown>, data: unknown, more = {}) {
  const pending = createCache<object>({ name: 'test', maxEntries: 1 }).begin()
  const response = { status: 200, headers: {}, body: text(data), ...more }
  collectTags(pending, calls[name]!.cache, { params: {}, query }, response)
  return pending.isCacheable ? [...pending.tags] : undefined
}

const results = [{ id: '7' }, { id: '9' }]
const tags = ['product:7', 'product:9']

test('collectTags: a list depends on its products, and filtered by stock on its category', () => {
  assert.deepEqual(
    tagsOf('catalogue.products', { category: 'semen', page: '1' }, { results }),
    tags,
  )
  assert.deepEqual(
    tagsOf('catalogue.products', { category: 'semen', ready: 'ready' }, { results }),
    [...tags, 'category:semen'],
  )
  assert.deepEqual(
    tagsOf(
      'catalogue.products',
      { subCategory: 'cat', category: 'semen', place: 'CBT' },
      { results },
    ),
    [...tags, 'subCategory:cat'],
  )
})

test('collectTags: counts depend on any stock of their category, details on what they show', () => {
  assert.deepEqual(tagsOf('catalogue.facets', { category: 'semen' }, {}), ['category:semen'])
  assert.deepEqual(tagsOf('catalogue.facets', {}, {}), ['stock'])
  assert.deepEqual(tagsOf('catalogue.variantFacets', {}, {}), ['stock'])
  assert.deepEqual(tagsOf('catalogue.product', {}, { id: '7' }), ['product:7'])
  assert.deepEqual(tagsOf('catalogue.subCategory', {}, { slug: 'cat' }), ['subCategory:cat'])
  assert.deepEqual(tagsOf('catalogue.categories', {}, {}), [])
})

test('collectTags: searches, new visitors, failures and undeclared calls are not cached', () => {
  assert.equal(tagsOf('catalogue.products', { search: 'semen' }, { results }), undefined)
  assert.equal(tagsOf('catalogue.products', { bought: 'true' }, { results }), undefined)
  assert.equal(tagsOf('catalogue.products', {}, { results }, { visitorToken: 'x' }), undefined)
  assert.equal(tagsOf('catalogue.products', {}, {}, { status: 404 }), undefined)
  assert.equal(tagsOf('catalogue.document', {}, {}), undefined)
  assert.equal(tagsOf('customers.addresses', {}, {}), undefined)
})

test('contract: only public GET calls that return JSON declare that they may be cached', () => {
  const declared = Object.entries(calls).filter(([, { cache }]) => cache !== undefined)
  assert.ok(declared.length > 20)
  for (const [name, { method, who = 'anyone', response }] of declared)
    assert.deepEqual([method, who, response.kind], ['GET', 'anyone', 'json'], name)
})
