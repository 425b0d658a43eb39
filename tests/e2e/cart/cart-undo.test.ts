import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, browser } = await openShopAndBrowser()

/** A visitor's cart with two lines, ten of the first and seven of the second, opened in the browser. */
async function openCart(screen: Parameters<typeof openBrowserSession>[2]) {
  const session = await openBrowserSession(browser, shop, screen)
  for (const qty of ['10', '7']) {
    const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
    const form = { intent: 'add', product_variant_id, qty }
    assert.equal((await session.page.request.post('/cart', { form })).status(), 200)
  }
  await session.page.goto('/cart')
  return session
}

const readQuantities = (page: Page) =>
  page
    .locator('main')
    .getByRole('spinbutton')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
const waitForLines = (page: Page, count: number) =>
  page.waitForFunction(
    (expected) => document.querySelectorAll('main input[name=qty]').length === expected,
    count,
  )
const removeFirst = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Hapus/ })
    .first()
    .click()

for (const [device, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`/cart: a removed line comes back as it was, twice, and once for a double press, ${device}`, async () => {
    const { page, context, browserErrors } = await openCart(screen)
    await withScreenOnFailure(page, async () => {
      assert.deepEqual(await readQuantities(page), ['10', '7'])
      for (const round of ['first', 'second']) {
        await removeFirst(page)
        await waitForLines(page, 1)
        const undo = page.getByRole('button', { name: 'Urungkan' }).last()
        await undo.waitFor()
        await assertPageQuality(page, `undo, ${round}`)
        await undo.dblclick()
        await waitForLines(page, 2)
        assert.deepEqual(await readQuantities(page), ['10', '7'])
      }
      await page.reload()
      assert.deepEqual(await readQuantities(page), ['10', '7'])
    })
    assert.deepEqual(browserErrors, [])
    await context.close()
  })

test('/cart: the undo of a removed line is reached and pressed by keyboard', async () => {
  const { page, context } = await openCart(DESKTOP)
  await withScreenOnFailure(page, async () => {
    await page
      .locator('main')
      .getByRole('button', { name: /^Hapus/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await waitForLines(page, 1)
    const undo = page.getByRole('button', { name: 'Urungkan' })
    await undo.waitFor()
    await page.keyboard.press('Alt+T')
    const hasFocus = () => undo.evaluate((button) => button === document.activeElement)
    for (let pressed = 0; pressed < 3 && !(await hasFocus()); pressed++)
      await page.keyboard.press('Tab')
    assert.equal(await hasFocus(), true)
    await page.keyboard.press('Enter')
    await waitForLines(page, 2)
  })
  await context.close()
})

test('/cart: two lines that are removed in one moment leave two messages, and both come back', async () => {
  const { page, context } = await openCart(DESKTOP)
  await withScreenOnFailure(page, async () => {
    await page
      .locator('main')
      .getByRole('button', { name: /^Hapus/ })
      .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
    await page.getByText('Keranjang masih kosong').waitFor()
    for (const left of [2, 1]) {
      await page.waitForFunction(
        (count) =>
          document.querySelectorAll('.toast button[data-part=action-trigger]').length >= count,
        left,
      )
      await page.getByRole('button', { name: 'Urungkan' }).last().click()
      await waitForLines(page, 3 - left)
    }
    await page.reload()
    assert.deepEqual(await readQuantities(page), ['10', '7'])
  })
  await context.close()
})

test('/cart: the last line comes back to an empty cart', async () => {
  const { page, context } = await openCart(PHONE)
  await withScreenOnFailure(page, async () => {
    for (const left of [1, 0]) {
      await removeFirst(page)
      await waitForLines(page, left)
    }
    await page.getByText('Keranjang masih kosong').waitFor()
    await page.getByRole('button', { name: 'Urungkan' }).last().click()
    await waitForLines(page, 1)
  })
  await context.close()
})

test('/cart: before scripts run the page offers to undo the removal', async () => {
  const { page, context } = await openCart({ ...DESKTOP, javaScriptEnabled: false })
  await withScreenOnFailure(page, async () => {
    await page
      .locator('main')
      .getByRole('button', { name: /^Hapus/ })
      .first()
      .click()
    await page.getByText('Barang dihapus dari keranjang.').waitFor()
    assert.deepEqual(await readQuantities(page), ['7'])
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await page.waitForURL((url) => url.search === '')
    assert.deepEqual(await readQuantities(page), ['10', '7'])
  })
  await context.close()
})
