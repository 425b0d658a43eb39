import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { closeAfterTests } from '../close-after-tests.ts'
import { startServedShop } from '../served-shop.ts'
import { launchBrowser } from './chromium.ts'
import { openBrowserSession, withScreenOnFailure } from './sessions.ts'

/** A served shop and a browser for the tests of one file. Both are closed after the last test. */
export async function openShopAndBrowser(...options: Parameters<typeof startServedShop>) {
  const shop = await closeAfterTests(startServedShop(...options))
  const browser = await closeAfterTests(launchBrowser())

  /** Works on a page in a browser context of its own. The page must report no error of its own. */
  async function visit(
    screen: Parameters<Browser['newContext']>[0],
    work: (page: Page, context: BrowserContext) => Promise<unknown>,
  ): Promise<void> {
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, screen)
    await withScreenOnFailure(page, () => work(page, context))
    assert.deepEqual(browserErrors, [])
    await context.close()
  }

  return { shop, browser, visit }
}
