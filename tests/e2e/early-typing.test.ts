import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createBuyerEmail } from '../support/buyers.ts'
import { DRAFT_RESTORED } from '../support/browser/ended-session.ts'
import {
  openBrowserSession,
  PHONE,
  signIn,
  withScreenOnFailure,
} from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'
import { waitForHydration } from './screenshots/scene.ts'

const { shop, browser } = await openShopAndBrowser()

/** Opens a page whose scripts arrive only when the returned function is called. */
async function openWithLateScripts(page: Page, url: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return async () => {
    release()
    await waitForHydration(page)
  }
}

/** What the draft of this page holds under a name. */
const readStored = (page: Page, name: string) =>
  page.waitForFunction((field) => {
    const [draft] = Object.entries(sessionStorage).flatMap(([item, text]) =>
      item.startsWith('draft ') ? [JSON.parse(text) as { fields: Record<string, unknown> }] : [],
    )
    return draft?.fields[field]
  }, name)

test('/profile/alamat-pengiriman?baru: what is typed before the scripts load is there after a reload', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page, await createBuyerEmail(shop.db))
  await withScreenOnFailure(page, async () => {
    const loadScripts = await openWithLateScripts(page, '/profile/alamat-pengiriman?baru')
    await page.getByLabel('Kode pos').fill('17539')
    // The regions are those of the buyer's main address at first.
    const village = page.getByLabel('Desa atau kelurahan')
    await village.selectOption({ index: 2 })
    const name = await village.locator('option:checked').textContent()
    await loadScripts()
    await readStored(page, 'regions')
    await page.reload()
    await page.getByText(DRAFT_RESTORED).waitFor()
    await village.locator('option:checked', { hasText: name! }).waitFor({ state: 'attached' })
    assert.equal(await page.getByLabel('Kode pos').inputValue(), '17539')
  })
  await context.close()
})
