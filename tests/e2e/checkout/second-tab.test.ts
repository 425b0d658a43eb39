import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import {
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
  signIn,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, browser } = await openShopAndBrowser()

/**
 * A signed-in buyer on a phone with ten units in the cart, and a second tab of the same browser.
 */
async function openTabsWithCart() {
  const product_variant_id = await createProduct(shop.db, {
    price: 50_000,
    minOrder: 5,
    stock: { CBT: 900 },
  })
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page)
  const added = await page.request.post('/cart', {
    form: { intent: 'add', product_variant_id, qty: '10' },
  })
  assert.equal(added.status(), 200)
  return { page, other: await context.newPage(), context }
}

const findQuantity = (page: Page) => page.locator('main').getByRole('spinbutton').first()

async function changeTo(page: Page, amount: string) {
  await page.goto('/cart')
  const responseReceived = page.waitForResponse(
    (response) => response.request().method() === 'POST',
  )
  await findQuantity(page).fill(amount)
  await responseReceived
}

test('/checkout: a cart changed in another tab is reported in view, and the next press orders the new cart', async () => {
  const { page, other, context } = await openTabsWithCart()
  await page.goto('/checkout?langkah=bayar')
  const order = page.getByRole('button', { name: 'Buat pesanan' })
  await order.waitFor()
  await changeTo(other, '20')
  await order.click()
  const changed = page.getByText('Ada yang berubah sejak Anda melihatnya')
  await withScreenOnFailure(page, () => changed.waitFor())
  assert.ok(
    await changed.evaluate((text) => {
      const { top, bottom } = text.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }),
  )
  await withScreenOnFailure(page, () =>
    page.locator('main').getByText('20 ', { exact: false }).first().waitFor(),
  )
  await order.click()
  await withScreenOnFailure(page, () => page.waitForURL(/payment-confirmation/))
  await context.close()
})

test('/cart: a line removed in another tab disappears after the next change', async () => {
  const { page, other, context } = await openTabsWithCart()
  await page.goto('/cart')
  await other.goto('/cart')
  await other
    .getByRole('button', { name: /^Hapus/ })
    .first()
    .click()
  await other.getByText('Keranjang masih kosong').waitFor()
  await findQuantity(page).fill('20')
  await withScreenOnFailure(page, () => page.getByText('Keranjang masih kosong').waitFor())
  await context.close()
})

test('/cart: an invalid quantity stays as typed, with the quantity that would be accepted', async () => {
  const { page, context } = await openTabsWithCart()
  await page.goto('/cart')
  for (const [typed, expectedMessage] of [
    ['3', /Paling sedikit 5/],
    ['', /Paling sedikit 5/],
    ['1.5', /Paling sedikit 5/],
    ['9999999', /Paling banyak/],
  ] as const) {
    await findQuantity(page).fill(typed)
    await findQuantity(page).blur()
    await withScreenOnFailure(page, () =>
      page.getByRole('alert').filter({ hasText: expectedMessage }).waitFor(),
    )
    assert.equal(await findQuantity(page).inputValue(), typed)
  }
  await context.close()
})
