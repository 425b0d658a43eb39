import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answerNegotiation,
  beginNegotiation,
  decideNegotiation,
} from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { waitForEvent } from '#tests/support/browser/data-layer.ts'
import { DESKTOP, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

type Ecommerce = { value: number; items: { item_name: string; price: number; quantity: number }[] }

test('data layer: ordering an accepted negotiation names its goods at the agreed prices', async () => {
  const api = await shop.asBuyer()
  const variants = []
  for (const name of ['Semen tawar', 'Bata tawar'])
    variants.push(
      await createProduct(shop.db, {
        name,
        price: 111_000,
        unit: 'sak',
        weightKg: 10,
        stock: { CBT: 500 },
      }),
    )
  const addressId = (await api.customers.addresses()).results[0]!.id
  const [cement, bricks] = variants
  const id = await beginNegotiation(
    { api, addressId },
    { [cement!]: [20, 80_000], [bricks!]: [30, 50_000] },
  )
  await answerNegotiation(await shop.asStaff(), id, [90_000, 60_000])
  await decideNegotiation(api, id, ['accept', 'refuse'])
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    await page.goto(`/checkout?negosiasi=${id}`)
    const read = async (event: string) =>
      (await waitForEvent(page, event))['ecommerce'] as Ecommerce
    const describe = ({ items }: Ecommerce) =>
      items.map(({ item_name, price, quantity }) => [item_name, price, quantity])
    assert.deepEqual(describe(await read('begin_checkout')), [['Semen tawar', 90_000, 20]])
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    const purchase = await read('purchase')
    assert.deepEqual(describe(purchase), [['Semen tawar', 90_000, 20]])
    const { order } = await api.negotiations.header({ id })
    const { totals } = await api.orders.header({ id: order!.id })
    assert.equal(purchase.value, Number(totals.total.amount))
  })
})
