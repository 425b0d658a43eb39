import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createStaffProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

/** Adds a product of one variant; returns it as staff read it. */
const addProduct = (input?: Parameters<typeof createStaffProduct>[2]) =>
  createStaffProduct(shop, content, input)
const show = (id: string) => content.catalogueAdmin.product({ id })

test('POST /staff/products/bulk: a colleague’s tiers since the list was read are a conflict, and stay', async () => {
  const product = await addProduct({ name: 'Grosir uji' })
  const other = await addProduct()
  const list = async () =>
    (await content.staffProducts.list({ query: { sort: 'newest', count: 100 } })).results
  const seen = (await list()).filter(({ id }) => [product.id, other.id].includes(id))
  const theirs = [{ minQty: 5, discount: 1 }]
  await content.staffPricing.setTiers({ id: product.variantId, body: { tiers: theirs } })
  const replace = (products: typeof seen) =>
    content.catalogueAdmin.changeProducts({
      body: {
        products: products.map(({ id, revision, tiersMark }) => ({ id, revision, tiersMark })),
        change: { kind: 'tiers', tiers: [{ minQty: 20, discount: 3 }] },
      },
    })
  const refusal = await expectRefusal(replace(seen), 409, 'desk.changed')
  assert.match(refusal.message, /^Grosir uji: Rekan Anda/)
  const readTiers = async (id: string) =>
    (await show(id)).variants[0]!.tiers.map(({ minQty, discount }) => ({ minQty, discount }))
  assert.deepEqual(await readTiers(product.id), theirs)
  assert.deepEqual(await readTiers(other.id), [])
  await replace((await list()).filter(({ id }) => [product.id, other.id].includes(id)))
  assert.deepEqual(await readTiers(product.id), [{ minQty: 20, discount: 3 }])
})

test('PUT /staff/products/{id}/pictures: orders the images alone, unless somebody has saved since', async () => {
  const { id, description } = await addProduct()
  const [a, b, c] = ['pictures/a.svg', 'pictures/b.svg', 'pictures/c.svg'] as const
  await shop.db
    .updateTable('product')
    .set({ picture: a, gallery: [b, c] })
    .where('id', '=', Number(id))
    .execute()
  const { revision } = await show(id)
  const order = (pictures: string[], seen = revision) =>
    content.catalogueAdmin.orderImages({ id, body: { pictures, revision: seen } })
  await order([c, a, b])
  const ordered = await show(id)
  assert.deepEqual([ordered.picture, ...ordered.gallery], [c, a, b])
  assert.equal(ordered.description, description)
  await expectRefusal(order([a, b, c]), 409, 'desk.changed')
  await expectRefusal(order([a, b], ordered.revision), 422, 'product.pictures')
  await expectRefusal(order([a, b, b], ordered.revision), 422, 'product.pictures')
  const { results } = await (
    await shop.asStaff('admin@contoh.id')
  ).audit.list({ query: { count: 1 } })
  assert.deepEqual(results[0]!.after, { picture: c, gallery: [a, b] })
})
