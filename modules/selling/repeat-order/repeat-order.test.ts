import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, sen } from '#platform/money.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { joinLines, readPdfPages, readPdfQrCode } from '#tests/support/documents/pdf-pages.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

/** An order of four goods, of which one stays, one becomes dearer, one runs short and one is retired. */
async function orderThenChange() {
  const make = (name: string, price: number) =>
    createProduct(shop.db, { name, unit: 'sak', price, weightKg: 1, stock: { CBT: 100 } })
  const [same, dearer, short, retired] = [
    await make('Semen tetap', 54_500),
    await make('Semen naik', 61_250),
    await make('Semen sisa', 33_333.33),
    await make('Semen lama', 80_000),
  ] as const
  const buyer = await createBuyerClient(shop)
  const items = [same, dearer, short, retired].map((variant) => ({ variant, qty: 20 }))
  const { id, number } = await placeOrder(shop, items, buyer)
  const variantId = (variant: string) => Number(variant)
  await shop.db
    .updateTable('price')
    .set({ amount: 70_000_00 })
    .where('variant_id', '=', variantId(dearer))
    .execute()
  await shop.db
    .updateTable('stock')
    .set({ on_hand: 27 })
    .where('variant_id', '=', variantId(short))
    .execute()
  await shop.db
    .updateTable('variant')
    .set({ active: false })
    .where('id', '=', variantId(retired))
    .execute()
  return { ...buyer, id, number, same, dearer, short, retired }
}

test('GET /so/ecom/{id}/products/repeat-order: what is unavailable, less or dearer, and both totals', async () => {
  const { api, id, number } = await orderThenChange()
  const preview = await api.repeatOrder.preview({ id })
  assert.equal(preview.number, number)
  assert.deepEqual(
    preview.lines.map(({ name, change, qty, now }) => [name, change, qty, now?.qty ?? null]),
    [
      ['Semen tetap', 'none', 20, 20],
      ['Semen naik', 'dearer', 20, 20],
      ['Semen sisa', 'less', 20, 7],
      ['Semen lama', 'unavailable', 20, null],
    ],
  )
  assert.match(preview.lines[2]!.reason!, /Stok tinggal 7 sak/)
  assert.equal(preview.lines[3]!.reason, 'Barang ini tidak dijual lagi.')
  assert.deepEqual([preview.unavailable, preview.priceChanged], [1, 1])
  const { totals } = await api.orders.header({ id })
  assert.deepEqual(preview.oldTotal, totals.goods)
  assert.equal(moneyFromJson(preview.newTotal), 20 * 54_500_00 + 20 * 70_000_00 + 7 * 33_333_33)
  assert.equal((await api.cart.show()).count, 0)
})

test('POST /so/ecom/repeat-order: fills the cart with what can be had, and names the rest', async () => {
  const { api, id, same, dearer, short, retired } = await orderThenChange()
  const { newTotal } = await api.repeatOrder.preview({ id })
  const result = await api.repeatOrder.repeat({ body: { id } })
  assert.deepEqual(
    [result.added, result.rejected.map((line) => [line.product_variant_id, line.message])],
    [3, [[retired, 'Barang ini tidak dijual lagi.']]],
  )
  const cart = await api.cart.show()
  assert.deepEqual(
    cart.lines.map((line) => [line.product_variant_id, line.qty]).sort(),
    [
      [same, 20],
      [dearer, 20],
      [short, 7],
    ].sort(),
  )
  assert.deepEqual(cart.goods, newTotal)
})

test('POST /so/ecom/repeat-order: only the chosen lines, in the chosen quantity', async () => {
  const { api, id, same, short, retired } = await orderThenChange()
  const foreign = await createProduct(shop.db, { price: 1_000, stock: { CBT: 5 } })
  const { added, rejected } = await api.repeatOrder.repeat({
    body: {
      id,
      lines: [
        { product_variant_id: same, qty: 3 },
        { product_variant_id: short, qty: 9 },
        { product_variant_id: foreign, qty: 1 },
      ],
    },
  })
  assert.deepEqual([added, rejected.map(({ suggestedQty }) => suggestedQty)], [1, [7]])
  const { lines } = await api.cart.show()
  assert.deepEqual(
    lines.map((line) => [line.product_variant_id, line.qty]),
    [[same, 3]],
  )
  const gone = api.repeatOrder.repeat({
    body: { id, lines: [{ product_variant_id: foreign, qty: 1 }] },
  })
  await expectRefusal(gone, 409, 'repeat.nothing')
  const { rejected: refused } = await api.repeatOrder.repeat({
    body: { id, lines: [{ product_variant_id: retired, qty: 1 }] },
  })
  assert.equal(refused.length, 1)
})

test('POST /so/ecom/repeat-order: fifty submits of one key fill the cart once', async () => {
  const { api, id } = await orderThenChange()
  const key = crypto.randomUUID()
  const submits = await Promise.allSettled(
    Array.from({ length: 50 }, () => api.repeatOrder.repeat({ body: { id } }, { key })),
  )
  assert.ok(submits.some(({ status }) => status === 'fulfilled'))
  await api.repeatOrder.repeat({ body: { id } }, { key })
  assert.deepEqual(
    (await api.cart.show()).lines.map(({ qty }) => qty).sort((a, b) => a - b),
    [7, 20, 20],
  )
})

test('POST /so/ecom/repeat-order/pdf: every amount of the preview, and what is unavailable', async () => {
  const { api, id, number } = await orderThenChange()
  const preview = await api.repeatOrder.preview({ id })
  const { name, bytes } = await api.repeatOrder.pdf({ body: { id } })
  assert.equal(name, `Pesan-ulang-${number.replaceAll('/', '-')}.pdf`)
  const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
  for (const { now, oldPrice, unit, qty } of preview.lines)
    if (now)
      assert.ok(
        text.includes(
          `${qty} ${unit} ${formatExact(oldPrice)} ${now.qty} ${unit} ${formatExact(now.price)} ${formatExact(now.subtotal)}`,
        ),
      )
  const difference = moneyToJson(
    sen(moneyFromJson(preview.newTotal) - moneyFromJson(preview.oldTotal)),
  )
  assert.ok(text.includes(`Total barang dulu ${formatExact(preview.oldTotal)}`))
  assert.ok(text.includes(`Selisih ${formatExact(difference)}`))
  assert.ok(text.includes(`Total barang (Rp) ${formatExact(preview.newTotal)}`))
  assert.match(text, /Tidak tersedia sekarang .* Semen lama/)
  assert.match(text, /harga naik .* jumlah berkurang/)
  assert.match(await readPdfQrCode(bytes), new RegExp(`detail\\?id=${id}$`))
})

test('/so/ecom/repeat-order: another buyer’s order is the same 404 as a missing one', async () => {
  const { id } = await orderThenChange()
  const { api } = await createBuyerClient(shop)
  for (const each of [id, crypto.randomUUID()]) {
    await expectRefusal(api.repeatOrder.preview({ id: each }), 404, 'not_found')
    await expectRefusal(api.repeatOrder.repeat({ body: { id: each } }), 404, 'not_found')
    await expectRefusal(api.repeatOrder.pdf({ body: { id: each } }), 404, 'not_found')
  }
  await expectRefusal(shop.asVisitor().repeatOrder.preview({ id }), 401, 'session.missing')
})
