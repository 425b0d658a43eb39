import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowserSession, PHONE, withScreenOnFailure } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, browser } = await openShopAndBrowser()

/** A visitor's cart with so many lines, opened on a phone. */
async function openCart(lines: number) {
  const session = await openBrowserSession(browser, shop, PHONE)
  for (let line = 0; line < lines; line += 1) {
    const product_variant_id = await createProduct(shop.db, {
      price: 50_000,
      stock: { CBT: 900 },
      tiers: [{ minQty: 100, discount: 5 }],
    })
    const form = { intent: 'add', product_variant_id, qty: '10' }
    assert.equal((await session.page.request.post('/cart', { form })).status(), 200)
  }
  await session.page.goto('/cart')
  return session
}

const isInWindow = async (page: Page, name: string) => {
  const box = (await page.locator('main').getByRole('link', { name }).boundingBox())!
  const toolbar = (await page.getByRole('navigation', { name: 'Utama' }).boundingBox())!
  return box.y >= 0 && box.y + box.height <= toolbar.y
}

test('/cart: on a phone the way on stays in sight above the toolbar, however long the cart is', async () => {
  const { page, context } = await openCart(6)
  await withScreenOnFailure(page, async () => {
    for (const top of [0, 400, 800]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      assert.ok(await isInWindow(page, 'Lanjut ke pengiriman'), `scrolled to ${top}`)
    }
    await page.locator('main').getByRole('link', { name: 'Lanjut ke pengiriman' }).click()
    await page.waitForURL('**/checkout')
  })
  await context.close()
})

/** The words of the page that lie under the floating button, where it is shown. */
const findCoveredWords = (page: Page) =>
  page.locator('aside[aria-label="Bantuan"] > [data-place]').evaluate((button) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return []
    const own = button.getBoundingClientRect()
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const covered: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.data.trim() || !text.parentElement!.checkVisibility()) continue
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (
          width > 1 &&
          left < own.right &&
          right > own.left &&
          top < own.bottom &&
          bottom > own.top
        )
          covered.push(text.data)
    }
    return covered
  })

test('/cart: on a phone the floating button covers no words where another place is free', async () => {
  const { page, context } = await openCart(6)
  await withScreenOnFailure(page, async () => {
    for (const top of [0, 250, 500]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await page
        .locator('aside[aria-label="Bantuan"] > [data-place]')
        .waitFor({ state: 'attached' })
      assert.deepEqual(await findCoveredWords(page), [], `scrolled to ${top}`)
    }
  })
  await context.close()
})
