import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { ServedShop } from '../served-shop.ts'
import { openBreakableLine, type BreakableLine } from './breakable-line.ts'
import { openBrowserSession, withScreenOnFailure } from './sessions.ts'

type BreakablePage = {
  page: Page
  context: BrowserContext
  line: BreakableLine
  /** Opens an address and marks the document: a reload would remove the mark. */
  open: (address: string) => Promise<void>
  assertSamePage: () => Promise<void>
  setOffline: (isOffline: boolean) => Promise<void>
}

/** Works with a page whose way to the shop can be broken. The page must report no error of its own. */
export async function openBreakablePage(
  browser: Browser,
  shop: ServedShop,
  screen: Parameters<Browser['newContext']>[0],
  work: (session: BreakablePage) => Promise<void>,
): Promise<void> {
  const line = await openBreakableLine(shop.origin)
  const { page, context, browserErrors } = await openBrowserSession(
    browser,
    { ...shop, origin: line.origin },
    screen,
  )
  const session: BreakablePage = {
    page,
    context,
    line,
    async open(address) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      // Before React has taken over, a form is posted by the browser itself.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main')!).some((name) => name.startsWith('__react')),
      )
      await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
    },
    assertSamePage: async () =>
      assert.equal(await page.evaluate(() => 'isSameDocument' in window), true, 'reloaded'),
    setOffline: (isOffline) => context.setOffline(isOffline),
  }
  try {
    await withScreenOnFailure(page, () => work(session))
    assert.deepEqual(browserErrors, [])
  } finally {
    await context.close()
    await line.close()
  }
}
