import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announceFreeStock } from '#modules/catalogue/stock/service/stock.ts'
import { type Db, inTransaction } from '#platform/database/database.ts'
import { waitForBlockedQueries } from '#tests/support/database/blocked-queries.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

/** A product of two variants with five of each in stock. */
async function addProduct() {
  const [first, second] = [
    await createProduct(shop.db, { price: 50_000, stock: { CBT: 5 } }),
    await createProduct(shop.db, { price: 50_000, stock: { CBT: 5 } }),
  ]
  const row = shop.db.selectFrom('variant').select('product_id').where('id', '=', Number(first))
  const { product_id } = await row.executeTakeFirstOrThrow()
  await shop.db
    .updateTable('variant')
    .set({ product_id, position: 2 })
    .where('id', '=', Number(second))
    .execute()
  return { id: String(product_id), first, second }
}

const countStock = (id: string, variants: readonly string[]) =>
  content.catalogueAdmin.changeVariants({
    id,
    body: {
      variants: variants.map((variant) => ({
        id: variant,
        values: { stock: { CBT: 9 } },
        seen: { stock: { CBT: 5 } },
      })),
      reason: 'Hasil hitung gudang',
    },
  })

/** Runs a call that waits for a variant's stock while another transaction holds it and does its work. */
async function callWhileLocked(
  variant: string,
  call: () => Promise<unknown>,
  work: (tx: Db) => Promise<unknown>,
): Promise<{ called: Promise<unknown> }> {
  return inTransaction(shop.db, async (tx) => {
    const stock = tx.selectFrom('stock').where('variant_id', '=', Number(variant))
    await stock.forUpdate().execute()
    const called = call()
    await waitForBlockedQueries(shop)
    await work(tx)
    return { called }
  })
}

const readOnHand = async (variant: string) => {
  const row = shop.db
    .selectFrom('stock')
    .select('on_hand')
    .where('variant_id', '=', Number(variant))
  return (await row.executeTakeFirstOrThrow()).on_hand
}

test('PATCH /staff/products/{id}/variants: no deadlock with a cancelled order that frees stock of a later row', async () => {
  const { id, first, second } = await addProduct()
  const { called } = await callWhileLocked(
    second,
    () => countStock(id, [first, second]),
    (tx) => announceFreeStock(tx),
  )
  await called
  assert.deepEqual(await Promise.all([first, second].map(readOnHand)), [9, 9])
})

test('PATCH /staff/products/{id}/variants: stock that leaves in the moment of saving is a conflict, and not overwritten', async () => {
  const { id, first } = await addProduct()
  const { called } = await callWhileLocked(
    first,
    () => expectRefusal(countStock(id, [first]), 409, 'stock.changed'),
    (tx) =>
      tx.updateTable('stock').set({ on_hand: 3 }).where('variant_id', '=', Number(first)).execute(),
  )
  const { errors, data } = (await called) as Awaited<ReturnType<typeof expectRefusal>>
  assert.deepEqual(errors, { [`${first}.stock.CBT`]: 'Sekarang 3 buah.' })
  assert.deepEqual((data as { current?: unknown }).current, { [`${first}.stock.CBT`]: 3 })
  assert.equal(await readOnHand(first), 3)
})
