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

const { shop, browser, visit } = await openShopAndBrowser()

/** React Router's own script for scroll positions removes them without asking whether it may. */
const DENIED_TO_ROUTER = 'SecurityError: Access is denied for this document.'

/** What a browser does that blocks one kind of storage; each runs in the page. */
const BLOCKS = {
  'local storage': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
  'session storage': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
  cookies: () => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  },
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cookies/Kukis Diblokir' })
const tabsOf = (page: Page) => dialogOf(page).getByRole('tab').allTextContents()

for (const [storage, block] of Object.entries(BLOCKS))
  test(`without ${storage}: a dialog says how to allow it, and the shop is read as before`, async () => {
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
    await withScreenOnFailure(page, async () => {
      await page.addInitScript(block)
      await page.goto('/')
      await dialogOf(page).waitFor()
      assert.deepEqual(await tabsOf(page), ['Chrome', 'Edge', 'Firefox'])
      await dialogOf(page).getByRole('tab', { name: 'Firefox' }).click()
      await dialogOf(page).getByText('Perlindungan Pelacakan, pilih Standar').waitFor()
      await dialogOf(page)
        .getByRole('img', { name: /Gambar setelan Firefox/ })
        .waitFor()
      await assertPageQuality(page, `dialog without ${storage}`)
      await dialogOf(page).getByRole('button', { name: 'Tutup' }).click()
      await dialogOf(page).waitFor({ state: 'detached' })
      await page.locator('main').getByRole('link', { name: 'Semua produk' }).click()
      await page.waitForURL('/produk')
      await page.locator('main article a').first().click()
      await page.waitForURL(/\/produk\/.+/)
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.equal(await dialogOf(page).count(), 0)
      await page.locator('aside[aria-label="Bantuan"] > button[data-place="free"]').click()
      await page.getByRole('dialog', { name: 'Asisten belanja' }).waitFor()
    })
    assert.deepEqual(
      browserErrors.filter((error) => error !== DENIED_TO_ROUTER),
      [],
    )
    await context.close()
  })

test('blocked storage on a phone: Chrome and Safari, and the page is opened again', async () => {
  await visit(PHONE, async (page) => {
    await page.addInitScript(BLOCKS.cookies)
    await page.goto('/faq')
    await dialogOf(page).waitFor()
    assert.deepEqual(await tabsOf(page), ['Chrome', 'Safari'])
    await assertPageQuality(page, 'dialog on a phone')
    const loaded = page.waitForEvent('load')
    await dialogOf(page).getByRole('button', { name: 'Muat ulang' }).click()
    await loaded
    await dialogOf(page).waitFor()
  })
})

test('a browser that stores everything: no dialog about cookies', async () => {
  await visit(DESKTOP, async (page) => {
    await page.goto('/')
    await page.locator('aside[aria-label="Bantuan"] > [data-place]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    assert.equal(await dialogOf(page).count(), 0)
  })
})
