import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  fillAddress,
  findAndAdd,
  orderAndPay,
  registerAndSignIn,
} from '#tests/support/browser/purchase-steps.ts'
import { deliverOrder } from '#tests/support/browser/staff-steps.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const) {
  test(`purchase on ${name}: a buyer searches, registers, orders and pays, and staff deliver`, async () => {
    const buyer = await openBrowserSession(browser, shop, screen)
    const { page } = buyer
    await findAndAdd(page, 'triplek 9 mm', /Triplek/)
    await page.getByText('Masuk keranjang').first().waitFor()

    await page.goto('/cart')
    await assertPageQuality(page, 'cart')
    await page.getByRole('link', { name: 'Lanjut ke pengiriman' }).click()
    await page.getByRole('link', { name: 'Daftar akun baru' }).click()
    await assertPageQuality(page, 'register')
    await registerAndSignIn(page, `mandor-${screen.viewport.width}@contoh.id`)

    await page.waitForURL(/\/checkout/)
    await page.getByRole('link', { name: 'Tambah alamat' }).click()
    await fillAddress(page)
    const { number, amount } = await withScreenOnFailure(page, () => orderAndPay(page))

    const staff = await openBrowserSession(browser, shop, screen)
    await withScreenOnFailure(staff.page, () => deliverOrder(staff.page, { number, amount }))

    await page.goto('/profile/daftar-transaksi')
    await assertPageQuality(page, 'transactions')
    await page.getByRole('link', { name: number }).click()
    await withScreenOnFailure(page, () => page.getByText('Diterima Pak Warsito').waitFor())
    await assertPageQuality(page, 'transaction')
    assert.deepEqual([...buyer.browserErrors, ...staff.browserErrors], [])
    await buyer.context.close()
    await staff.context.close()
  })
}
