import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import type { PushedEvent } from '../support/browser/data-layer.ts'
import { waitForEvent } from '../support/browser/data-layer.ts'
import { findAndAdd, goToPayment } from '../support/browser/purchase-steps.ts'
import { DESKTOP, signIn } from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { visit } = await openShopAndBrowser()

/** Keeps every event of every document, also of those that are left. */
async function keepEvents(context: BrowserContext): Promise<PushedEvent[]> {
  const events: PushedEvent[] = []
  await context.exposeBinding('keepEvent', (_source, event: string) => {
    events.push(JSON.parse(event) as PushedEvent)
  })
  await context.addInitScript(() => {
    const page = window as unknown as { dataLayer: object[]; keepEvent(event: string): void }
    page.dataLayer = []
    page.dataLayer.push = (event) => {
      page.keepEvent(JSON.stringify(event))
      return Array.prototype.push.call(page.dataLayer, event)
    }
  })
  return events
}

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

test('data layer: how an order is brought and paid, each told with its goods, and nothing of the buyer', async () => {
  await visit(DESKTOP, async (page, context) => {
    const events = await keepEvents(context)
    await signIn(page)
    await findAndAdd(page, 'triplek 9 mm', /Triplek/)
    await page.getByText('Masuk keranjang').first().waitFor()
    await page.goto('/checkout')
    await waitForEvent(page, 'begin_checkout')
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

test('data layer: an order whose page is a new document is told once, with its goods, also after a reload', async () => {
  await visit(DESKTOP, async (page, context) => {
    const events = await keepEvents(context)
    await signIn(page)
    await findAndAdd(page, 'triplek 9 mm', /Triplek/)
    await page.getByText('Masuk keranjang').first().waitFor()
    await page.goto('/checkout')
    await waitForEvent(page, 'begin_checkout')
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
