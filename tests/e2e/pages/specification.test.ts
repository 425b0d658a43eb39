import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import { createProductPage } from '#tests/support/browser/connection-steps.ts'
import { fill, press } from '#tests/support/browser/forms.ts'
import {
  DESKTOP,
  openBrowserSession,
  signIn,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

const ON_DEVICE = 'html[data-device="desktop"]'

test('404: an address that is no screen, and a screen whose record is missing, say which path', async () => {
  for (const [path, sentence] of [
    ['/tidak/ada?x=1', 'Page not found: /tidak/ada'],
    ['/produk/tidak-ada', 'Page Not Found: /produk/tidak-ada'],
  ] as const) {
    const response = await fetch(shop.origin + path)
    const html = (await response.text()).replace(/<!-- -->/g, '')
    assert.equal(response.status, 404)
    assert.match(html, /<title>Page Not Found/)
    assert.ok(html.includes(`>${sentence}<`), path)
  }
})

test('/produk: has a description and Open Graph, also for a search', async () => {
  for (const path of ['/produk', '/produk?search=semen']) {
    const html = await (await fetch(shop.origin + path)).text()
    assert.match(html, /<meta name="description" content="[^"]{60,}"/, path)
    for (const property of ['title', 'description', 'url', 'type', 'image'])
      assert.match(html, new RegExp(`<meta property="og:${property}" content="[^"]+"`), path)
  }
})

test('/payment-confirmation/transfer: a visitor sees the page and comes back to it after signing in', async () => {
  await visit(DESKTOP, async (page) => {
    await page.goto('/payment-confirmation/transfer?order=00000000-0000-4000-8000-000000000000')
    await page.getByRole('heading', { name: 'Masuk untuk melihat tagihan' }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Masuk', exact: true }).click()
    await page.waitForURL(/\/login\?redirect=%2Fpayment-confirmation/)
    await fill(page, { Email: await createBuyerEmail(shop.db), 'Kata sandi': 'belanja-2026' })
    await press(page, 'Masuk')
    await page.getByText('Page Not Found: /payment-confirmation/transfer').waitFor()
  })
})

/** The paths of the specification's screens that everyone may open, but for those that name a record. */
const OPEN_PATHS = readFileSync(
  new URL('../../api/specification/routes.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([path, access]) => access === 'all' && !path!.includes('{'))
  .map(([path]) => path!)

test('routes: a visitor opens every screen that the specification leaves open, and may sign in where it has nothing for them', async () => {
  for (const path of OPEN_PATHS) {
    const response = await fetch(shop.origin + path, { redirect: 'manual' })
    // It has children only.
    if (path === '/register') continue
    assert.equal(response.status, 200, path)
    const html = await response.text()
    if (/-registration|pengajuan-berhasil|payment-confirmation/.test(path))
      assert.ok(html.includes(`href="/login?redirect=${encodeURIComponent(path)}"`), path)
  }
})

test('/login: a redirect to another site leads home', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await page.goto('/login?redirect=https://jahat.id/masuk')
    await fill(page, { Email: await createBuyerEmail(shop.db), 'Kata sandi': 'belanja-2026' })
    await press(page, 'Masuk')
    await page.waitForURL(`${shop.origin}/`)
  })
  await context.close()
})

/** What a link to customer service says of where it is. */
const readCampaign = (link: string) => {
  const { searchParams } = new URL(link)
  return ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => searchParams.get(name))
}

test('wa.me: every link to customer service names its page, also after another one was opened', async () => {
  for (const [path, campaign] of [
    ['/', 'beranda'],
    ['/hubungi-kami', 'hubungi-kami'],
    ['/faq', 'faq'],
    ['/kategori', 'kategori'],
  ] as const) {
    const html = await (await fetch(shop.origin + path)).text()
    const links = [...html.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)].map(([, link]) => link!)
    assert.ok(links.length >= 2, path)
    for (const link of links)
      assert.deepEqual(
        readCampaign(link.replaceAll('&amp;', '&')),
        ['website', 'whatsapp_floating', campaign],
        path,
      )
  }
  await visit(DESKTOP, async (page) => {
    await page.goto('/kategori')
    await page.locator(ON_DEVICE).waitFor()
    await page.getByRole('link', { name: 'Semua merek' }).click()
    await page.waitForURL(/\/brand$/)
    await page.locator('footer a[href*="utm_campaign=brand"]').waitFor()
  })
})

/** What the page has put where a text is copied from. */
const readCopied = (page: Page) =>
  page.evaluate(() => (window as unknown as { copied?: string }).copied)

const CLIPBOARDS = {
  // A page over plain HTTP has no clipboard.
  missing: 'undefined',
  silent: '{ writeText: () => new Promise(() => {}) }',
  refusing: '{ writeText: () => Promise.reject(new Error("NotAllowedError")) }',
}

for (const [kind, clipboard] of Object.entries(CLIPBOARDS))
  test(`/produk/{slug}: with a clipboard that is ${kind} a link is copied by selecting, and a refusal is said`, async () => {
    const { address } = await createProductPage(shop)
    const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
    await page.addInitScript(
      `Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`,
    )
    await page.addInitScript(() => {
      document.addEventListener('copy', () => {
        const { activeElement } = document
        Object.assign(window, { copied: (activeElement as HTMLTextAreaElement).value })
      })
    })
    await withScreenOnFailure(page, async () => {
      await page.goto(address)
      await page.locator(ON_DEVICE).waitFor()
      await page.getByRole('button', { name: 'Salin tautan' }).click()
      await page.getByText('Berhasil disalin').waitFor()
      assert.match((await readCopied(page))!, new RegExp(`${address}\\?`))
      assert.equal(await page.locator('textarea[readonly]').count(), 0)
      await page.evaluate(() => {
        document.execCommand = () => false
      })
      await page.getByRole('button', { name: 'Salin tautan' }).click()
      await page.getByText('Gagal menyalin').waitFor()
    })
    await context.close()
  })

test('/profile: the verification of the e-mail address can be begun, and its link completes it', async () => {
  const email = await createBuyerEmail(shop.db)
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    await page.goto('/profile')
    await press(page, 'Verifikasi ulang email')
    await page.getByText('Tautan sudah kami kirim ke email Anda').waitFor()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Kirim tautan verifikasi email' }).waitFor()
    const { results } = await shop.asVisitor().notifications.demoMail({ query: { email } })
    const { pathname, search } = new URL(results[0]!.link!)
    await page.goto(pathname + search)
    await page.getByRole('main').waitFor()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Verifikasi ulang email' }).waitFor()
  })
  await context.close()
})

test('html[data-device]: follows a resize 50 ms after the last one', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await page.clock.install({ time: '2026-11-20T12:00:00+07:00' })
  await page.goto('/kategori')
  await page.locator(ON_DEVICE).waitFor()
  await page.clock.pauseAt('2026-11-20T13:00:00+07:00')
  const readDevice = () => page.evaluate(() => document.documentElement.dataset['device'])
  const resize = async (width: number) => {
    const resized = page.evaluate(
      () => new Promise((done) => addEventListener('resize', () => done(0), { once: true })),
    )
    await page.setViewportSize({ width, height: 800 })
    await resized
  }
  await resize(360)
  await page.clock.runFor(49)
  assert.equal(await readDevice(), 'desktop')
  await resize(800)
  await page.clock.runFor(49)
  assert.equal(await readDevice(), 'desktop')
  await page.clock.runFor(1)
  assert.equal(await readDevice(), 'tablet')
  await resize(360)
  await page.clock.runFor(50)
  assert.equal(await readDevice(), 'mobile')
  await context.close()
})

test('vite:preloadError: each path reloads at most once within 10 s, also with others in between', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  const start = Date.parse('2026-11-20T12:00:00+07:00')
  await page.clock.setFixedTime(start)
  let loads = 0
  page.on('load', () => (loads += 1))
  const open = async (path: string) => {
    await page.goto(path)
    await page.locator(ON_DEVICE).waitFor()
  }
  const loseScript = async () => {
    const asked = page.waitForResponse(/\/sw\.js$/)
    await page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')))
    await asked
  }
  const expectReload = async () => {
    const loaded = page.waitForEvent('load')
    await loseScript()
    await loaded
    await page.locator(ON_DEVICE).waitFor()
  }
  await open('/kategori')
  await expectReload()
  await open('/brand')
  await expectReload()
  await open('/kategori')
  await loseScript()
  assert.equal(loads, 5)
  await page.clock.setFixedTime(start + 10_000)
  await expectReload()
  assert.equal(loads, 6)
  await context.close()
})
