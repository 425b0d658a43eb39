import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { DESKTOP, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const variant = await createProduct(shop.db, {
  name: 'Semen daftar',
  price: 45_900,
  stock: { CBT: 900 },
})

/** An order whose proof waits for finance. */
async function placeProven() {
  const buyer = await createBuyerClient(shop)
  const order = await placeOrder(shop, [{ variant, qty: 1 }], buyer)
  const files = { file: makeProofImage() }
  await buyer.api.payments.sendProof({ id: order.invoiceId, form: {}, files })
  return order
}

for (const [list, address] of [
  ['Hari ini', '/backoffice?ahead=7'],
  ['the list of orders', '/backoffice/pesanan?search=semen+daftar'],
] as const)
  test(`/backoffice: ${list} reads itself again after half a minute, and not before`, async () => {
    await placeProven()
    await visit(DESKTOP, async (page) => {
      await page.clock.install()
      await signInStaff(page, 'admin@contoh.id')
      await page.goto(address)
      await page.locator('main a[data-row]').first().waitFor()
      // From now on time passes only as the test says.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
      let reads = 0
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.data')) reads += 1
      })
      const { number } = await placeProven()
      await page.clock.runFor(29_000)
      assert.equal(reads, 0)
      await page.clock.runFor(2_000)
      await page.getByText(number).first().waitFor()
      assert.equal(reads, 1)
      // A list with other rows is still one in which nothing was chosen.
      const { number: next } = await placeProven()
      await page.clock.runFor(30_000)
      await page.getByText(next).first().waitFor()
    })
  })

test('/backoffice/pesanan: the page of the list survives going into an order and back', async () => {
  for (let count = 0; count < 25; count += 1) {
    await placeProven()
    shop.clock.advance(1_000)
  }
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/pesanan?search=semen+daftar')
    const rows = page.locator('main a[data-row]')
    const pager = page.getByRole('navigation', { name: 'Halaman pesanan' })
    await rows.first().waitFor()
    const first = await rows.allTextContents()
    await pager.getByRole('link', { name: 'Berikutnya' }).click()
    await page.waitForURL(/after=/)
    await page.getByRole('link', { name: first[0]! }).waitFor({ state: 'detached' })
    const address = page.url()
    const second = await rows.allTextContents()
    assert.ok(second.length >= 5, `${second.length} rows`)
    assert.ok(!second.some((row) => first.includes(row)))
    await rows.nth(1).click()
    await page.waitForURL(/pesanan\/[0-9a-f-]{36}/)
    await page.getByRole('link', { name: 'Daftar pesanan', exact: true }).click()
    await page.waitForURL(address)
    await rows.first().waitFor()
    assert.deepEqual(await rows.allTextContents(), second)
    // The browser's own way back leads there, too.
    await rows.nth(3).click()
    await page.getByRole('link', { name: 'Daftar pesanan', exact: true }).waitFor()
    await page.goBack()
    await page.waitForURL(address)
    await rows.first().waitFor()
    assert.deepEqual(await rows.allTextContents(), second)
  })
})
