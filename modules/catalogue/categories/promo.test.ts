import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatQuantity } from '#platform/format.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('GET /sub-category/{id}/detail: the promo promises the highest discount that there is, and nothing without one', async () => {
  const { catalogue } = shop.asVisitor()
  const { results } = await catalogue.products({ query: { subCategory: 'triplek', count: 100 } })
  const products = await Promise.all(results.map(({ slug }) => catalogue.product({ id: slug })))
  const discounts = products.flatMap(({ variants }) =>
    variants.flatMap(({ tiers }) => tiers.map(({ discount }) => discount)),
  )
  const { promo } = await catalogue.subCategory({ id: 'triplek' })
  assert.ok(promo!.paragraphs[0]!.includes(`sampai ${formatQuantity(Math.max(...discounts))}%`))
  assert.ok(promo!.paragraphs.every((text) => !text.includes('[[')))
  await shop.pool.query('delete from discount_tier')
  assert.equal((await catalogue.subCategory({ id: 'triplek' })).promo, null)
})
