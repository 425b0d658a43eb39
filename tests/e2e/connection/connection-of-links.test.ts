import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBreakablePage } from '#tests/support/browser/breakable-page.ts'
import { UNREACHABLE_NOTICE } from '#tests/support/browser/connection-steps.ts'
import { DESKTOP, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

test('/profile: *Keluar* without a connection keeps the page, and the next press signs out', async () => {
  await openBreakablePage(browser, shop, DESKTOP, async ({ page, line, open, assertSamePage }) => {
    await signIn(page)
    await open('/profile/daftar-transaksi')
    const signOut = page.locator('main').getByRole('button', { name: 'Keluar' })
    for (const state of ['refused', 'gateway'] as const) {
      await line.set(state)
      await signOut.click()
      await page.getByText(UNREACHABLE_NOTICE).waitFor()
      await page.getByRole('status', { name: 'Memuat halaman' }).waitFor({ state: 'hidden' })
      assert.equal(new URL(page.url()).pathname, '/profile/daftar-transaksi')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await line.set('up')
    }
    await assertSamePage()
    await signOut.click()
    await page.waitForURL((url) => !url.pathname.startsWith('/profile'))
  })
})

test('history: going back without a connection keeps the page and its address', async () => {
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open, assertSamePage }) => {
    await open('/kategori')
    await page.locator('main a[href^="/kategori/"]').first().click()
    await page.waitForURL(/\/kategori\/.+/)
    const { pathname } = new URL(page.url())
    await line.set('refused')
    await page.evaluate(() => history.back())
    await page.getByText(UNREACHABLE_NOTICE).waitFor()
    await page.waitForURL((url) => url.pathname === pathname)
    await assertSamePage()
    await line.set('up')
    await page.evaluate(() => history.back())
    await page.waitForURL((url) => url.pathname === '/kategori')
    await page.getByRole('heading', { level: 1, name: /Semua kategori|Kategori/ }).waitFor()
    await assertSamePage()
  })
})

test('links on a slow line: the page waits for the next one and says nothing about the connection', async () => {
  await openBreakablePage(browser, shop, PHONE, async ({ page, open, assertSamePage }) => {
    await open('/kategori')
    const devTools = await page.context().newCDPSession(page)
    // Slow 3G as Chromium's developer tools define it.
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2_000,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    const notices: string[] = []
    await page.exposeFunction('reportNotice', (text: string) => void notices.push(text))
    await page.evaluate((): void => {
      const host = document.querySelector('[data-connection]')!
      const { reportNotice } = window as unknown as { reportNotice: (text: string) => void }
      new MutationObserver(() => reportNotice(host.textContent)).observe(host, {
        childList: true,
        subtree: true,
      })
    })
    await page.locator('main a[href^="/kategori/"]').first().click()
    await page.waitForURL(/\/kategori\/.+/)
    await assertSamePage()
    assert.deepEqual(notices, [])
  })
})

test('links: a shop that accepts requests and never answers is distinguished, and the page stays', async () => {
  await openBreakablePage(browser, shop, DESKTOP, async ({ page, line, open, assertSamePage }) => {
    await page.clock.install()
    await open('/kategori')
    await line.set('silent')
    await page.locator('main a[href^="/kategori/"]').first().click()
    await page.getByRole('status', { name: 'Memuat halaman' }).waitFor()
    await page.clock.fastForward(31_000)
    await page.getByText('Toko belum menjawab.').waitFor()
    assert.equal(new URL(page.url()).pathname, '/kategori')
    await assertSamePage()
  })
})
