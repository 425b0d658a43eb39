import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openPanel, findPanel, say } from '#tests/support/browser/assistant-panel.ts'
import { keepEvents, waitForEvent, type PushedEvent } from '#tests/support/browser/data-layer.ts'
import { findAndAdd, goToPayment } from '#tests/support/browser/purchase-steps.ts'
import { DESKTOP, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { visit } = await openShopAndBrowser()

type Ecommerce = {
  currency: string
  value: number
  items: { item_id: string; price: number; quantity: number; item_name: string }[]
  [more: string]: unknown
}
const findEcommerce = (events: readonly PushedEvent[], name: string): Ecommerce => {
  const found = events.findLast(({ event }) => event === name)
  assert.ok(found, `${name} is missing`)
  return found['ecommerce'] as Ecommerce
}

test('data layer: a product that is chosen from a list, the cart, and what is taken out of it', async () => {
  await visit(DESKTOP, async (page, context) => {
    const events = await keepEvents(context)
    await findAndAdd(page, 'triplek 9 mm', /Triplek/)
    await page.getByText('Masuk keranjang').first().waitFor()
    const chosen = findEcommerce(events, 'select_item')
    assert.equal(chosen['item_list_name'], '/produk')
    assert.equal(chosen.items.length, 1)
    const seen = findEcommerce(events, 'view_item')
    assert.equal(chosen.items[0]!.item_id, seen.items[0]!.item_id)
    await page.goto('/cart')
    await waitForEvent(page, 'view_cart')
    const cart = findEcommerce(events, 'view_cart')
    assert.equal(cart.currency, 'IDR')
    const [line] = cart.items
    assert.equal(cart.value, line!.price * line!.quantity)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Hapus/ })
      .first()
      .click()
    await waitForEvent(page, 'remove_from_cart')
    assert.deepEqual(findEcommerce(events, 'remove_from_cart').items, [line])
  })
})

test('data layer: goods of a pasted list, and of the assistant on the page of another product, are told as they enter the cart', async () => {
  await visit(DESKTOP, async (page, context) => {
    const events = await keepEvents(context)
    await page.goto('/cart?pesan-cepat')
    await page
      .getByLabel('Daftar barang')
      .fill('triplek meranti 9 mm 20 lembar\nsemen 50 kg 30 sak')
    await page.getByRole('button', { name: 'Cocokkan daftar' }).click()
    await page.getByRole('button', { name: /Masukkan \d+ ke keranjang/ }).click()
    await waitForEvent(page, 'add_to_cart')
    const listed = findEcommerce(events, 'add_to_cart')
    assert.ok(listed.items.length > 0)
    assert.equal(
      listed.value,
      listed.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    )
    await page.goto('/produk?search=triplek')
    await page
      .locator('main')
      .getByRole('link', { name: /Triplek/ })
      .first()
      .click()
    await page.waitForURL(/\/produk\/.+/)
    const { items: shown } = (await waitForEvent(page, 'view_item'))['ecommerce'] as Ecommerce
    await openPanel(page)
    await say(page, 'semen 50 kg 20 sak', /Dicatat: .*20 sak/)
    await findPanel(page).getByRole('button', { name: 'Masukkan semua ke keranjang' }).click()
    await waitForEvent(page, 'add_to_cart')
    const said = findEcommerce(events, 'add_to_cart').items
    assert.deepEqual([said.length, said[0]!.quantity], [1, 20])
    assert.match(said[0]!.item_name, /Semen/)
    assert.notEqual(said[0]!.item_id, shown[0]!.item_id)
  })
})

/** Signs in and opens the checkout of a cart with plywood. */
async function beginCheckout(page: Page): Promise<void> {
  await signIn(page)
  await findAndAdd(page, 'triplek 9 mm', /Triplek/)
  await page.getByText('Masuk keranjang').first().waitFor()
  await page.goto('/checkout')
  await waitForEvent(page, 'begin_checkout')
}

test('data layer: how an order is brought and paid, each with its goods, and nothing of the buyer', async () => {
  await visit(DESKTOP, async (page, context) => {
    const events = await keepEvents(context)
    await beginCheckout(page)
    await goToPayment(page)
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/\/payment-confirmation\/|daftar-transaksi\/detail/)
    await waitForEvent(page, 'purchase')
    const begun = findEcommerce(events, 'begin_checkout')
    const shipping = findEcommerce(events, 'add_shipping_info')
    const payment = findEcommerce(events, 'add_payment_info')
    assert.match(String(shipping['shipping_tier']), /^[\w-]+$/)
    assert.match(String(payment['payment_type']), /^[\w-]+$/)
    for (const { items, currency } of [shipping, payment]) {
      assert.deepEqual(items, begun.items)
      assert.equal(currency, 'IDR')
    }
    const pushed = events.map((event) => JSON.stringify(event)).join('\n')
    for (const secret of ['retail@contoh.id', 'Warsito', '0812'])
      assert.ok(!pushed.includes(secret), secret)
  })
})

test('data layer: an order whose page is a new document is pushed once, with its goods, also after a reload', async () => {
  await visit(DESKTOP, async (page, context) => {
    const events = await keepEvents(context)
    await beginCheckout(page)
    await page.locator('form:has([name="paymentType"])').evaluate((form) => {
      HTMLFormElement.prototype.submit.call(form)
    })
    await page.waitForURL(/\/payment-confirmation\//)
    await waitForEvent(page, 'purchase')
    const { items } = findEcommerce(events, 'purchase')
    assert.deepEqual(items, findEcommerce(events, 'begin_checkout').items)
    await page.reload()
    await waitForEvent(page, 'page_view')
    assert.equal(events.filter(({ event }) => event === 'purchase').length, 1)
  })
})
