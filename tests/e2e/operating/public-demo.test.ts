import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, openBrowserSession, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

/** A demo that others can reach. */
const { shop, browser } = await openShopAndBrowser({}, { isDemoPublic: true })

const WARNING = 'Toko peragaan ini terbuka untuk umum'

for (const device of [DESKTOP, PHONE])
  test(`/backoffice: every page warns while others can reach the demo, ${device.viewport.width} px wide`, async () => {
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, device)
    for (const path of ['/backoffice/login', '/backoffice/sandi']) {
      await page.goto(path)
      await page.getByText(WARNING).waitFor()
      await assertPageQuality(page, path)
    }
    await page.screenshot({ path: `pictures-out/public-demo-login-${device.viewport.width}.png` })
    await signInStaff(page, 'admin@contoh.id')
    await page.waitForURL(/\/backoffice$/)
    for (const path of ['/backoffice/pesanan', '/backoffice/produk', '/backoffice/kotak-keluar']) {
      await page.goto(path)
      await page.getByText(WARNING).waitFor()
      await assertPageQuality(page, path)
    }
    await page.goto('/backoffice/tidak-ada')
    await page.getByText(WARNING).waitFor()
    await page.goto('/backoffice/pesanan')
    await page.screenshot({ path: `pictures-out/public-demo-orders-${device.viewport.width}.png` })
    await page.goto('/')
    assert.equal(await page.getByText(WARNING).count(), 0)
    assert.deepEqual(
      browserErrors.filter((line) => !line.includes('404')),
      [],
    )
    await context.close()
  })
