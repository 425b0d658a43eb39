import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { followScripts } from '#tests/support/browser/follow-scripts.ts'
import { DESKTOP, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { startContent } from '#tests/e2e/screenshots/content.ts'
import { waitForHydration } from '#tests/e2e/screenshots/scene.ts'

const { shop, visit } = await openShopAndBrowser()
const staff = await shop.asStaff('konten@contoh.id')
const query = { subCategory: 'triplek', count: 1 } as const
const { results } = await shop.client().catalogue.products({ query })
const { articlePath } = await startContent(shop.client(), staff, results[0]!.slug)

/** What a page that is only read may send (bytes, gzip). */
const MAX_SCRIPT_BYTES = 5_000
/** Longer than any survey waits (ms). */
const READING_MS = 60_000

const isAwake = (page: Page) => page.evaluate(() => '__reactRouterDataRouter' in window)

test('every page: its own scripts wait for the first paint', async () => {
  for (const path of [
    '/',
    '/kategori/triplek-kayu',
    `/produk/${results[0]!.slug}`,
    '/login',
    '/faq',
  ]) {
    const html = await (await fetch(shop.origin + path)).text()
    assert.equal(html.match(/<script[^>]* type="paused"/g)?.length, 1, path)
    assert.doesNotMatch(html, /<script[^>]* type="module"|<link rel="modulepreload"/, path)
  }
})

for (const path of [
  '/blog',
  articlePath.replace(/\/[^/]+$/, ''),
  articlePath,
  '/faq',
  '/kebijakan-privasi',
  '/syarat-dan-ketentuan',
  '/tentang-kami',
  '/karir',
  '/juragan-modal',
])
  test(`${path}: a reader who only reads loads at most 5 kB of scripts`, async () => {
    await visit(PHONE, async (page, context) => {
      await context.clearCookies({ name: /^_jm_/ })
      await page.clock.install()
      const scripts = followScripts(page)
      await page.goto(path)
      await waitForHydration(page)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.clock.runFor(READING_MS)
      await page.waitForLoadState('networkidle')
      assert.equal(scripts.list().length, 1, scripts.list().join())
      const bytes = await scripts.weigh()
      assert.ok(bytes <= MAX_SCRIPT_BYTES, `${bytes} bytes`)
      assert.equal(await isAwake(page), false)
    })
  })

test('/faq on a wide screen: the menu opens at once, and its second level wakes the page', async () => {
  await visit(DESKTOP, async (page) => {
    await page.goto('/faq')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Kategori', exact: true }).click()
    const menu = page.locator('#menu-kategori')
    await menu.getByRole('link', { name: 'Triplek & Kayu' }).waitFor()
    await menu.getByRole('link', { name: 'Triplek', exact: true }).click()
    await page.waitForURL(/\/kategori\/triplek-kayu\/triplek$/)
  })
})

test('/tentang-kami: the search suggests while one types, and a plain search leads to its page', async () => {
  await visit(PHONE, async (page) => {
    await page.goto('/tentang-kami')
    await waitForHydration(page)
    await page.getByLabel('Cari barang').pressSequentially('triplek')
    await page.getByRole('option').first().waitFor()
    await page.getByLabel('Cari barang').press('Enter')
    await page.waitForURL(/\/produk\?search=triplek/)
  })
})

test('/faq: a search and links lead on by document, back and forward', async () => {
  await visit(PHONE, async (page) => {
    const scripts = followScripts(page)
    await page.goto('/faq')
    await page.getByLabel('Cari pertanyaan').fill('kode unik')
    await page.getByLabel('Cari pertanyaan').press('Enter')
    await page.getByText('Tiga angka terakhir').waitFor()
    await page.locator('footer').getByRole('link', { name: 'Tentang kami' }).click()
    await page.waitForURL('/tentang-kami')
    await page.goBack()
    await page.waitForURL(/cari=kode/)
    await page.getByText('Tiga angka terakhir').waitFor()
    await page.goForward()
    await page.waitForURL('/tentang-kami')
    assert.equal(new Set(scripts.list()).size, 1, scripts.list().join())
  })
})

test('the floating button of an article: covers nothing, and opens the assistant', async () => {
  await visit(PHONE, async (page) => {
    await page.goto(articlePath)
    const button = page.getByRole('button', { name: /^Tanya / })
    await button.waitFor()
    await page.locator('[data-place=free]').waitFor()
    await button.click()
    await page.getByRole('dialog', { name: 'Asisten belanja' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    assert.equal(await button.count(), 1)
  })
})

test('an article: what is typed into the calculator before its scripts arrive is calculated with', async () => {
  await visit(PHONE, async (page) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?!dormant)[^/]+\.js/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(articlePath)
    await waitForHydration(page)
    await page.getByLabel('Panjang').fill('9')
    await page.getByLabel('Lebar').fill('6')
    assert.equal(await isAwake(page), false)
    release()
    await page.getByRole('button', { name: /^Pakai / }).waitFor()
    assert.equal(await page.getByLabel('Panjang').inputValue(), '9')
  })
})

test('an article: a button that is pressed once does its work once the scripts are there', async () => {
  await visit(PHONE, async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(articlePath)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    await page.getByText('Berhasil disalin').waitFor()
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      shop.origin + articlePath,
    )
  })
})

test('an article: goods are added to the cart with one press, and the page says so', async () => {
  await visit(PHONE, async (page) => {
    await page.goto(articlePath)
    await waitForHydration(page)
    await page
      .getByRole('button', { name: /^Tambah ke keranjang/ })
      .first()
      .click()
    await page.locator('.toast').waitFor()
    assert.equal(new URL(page.url()).pathname, articlePath)
    await page.getByRole('link', { name: 'Keranjang, 1 barang' }).waitFor()
  })
})

test('going back to a page that is only read: its cart is the one of now', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto('/faq')
    const cart = page.locator('header').getByRole('link', { name: /^Keranjang, / })
    const before = (await cart.getAttribute('aria-label'))!
    await page.goto(`/produk/${results[0]!.slug}`)
    await waitForHydration(page)
    await page
      .locator('main')
      .getByRole('button', { name: /keranjang/i })
      .first()
      .click()
    await page.getByText('Masuk keranjang').waitFor()
    await page.goBack()
    await page.waitForURL('/faq')
    await page.getByRole('link', { name: before }).waitFor({ state: 'detached' })
    assert.notEqual(await cart.getAttribute('aria-label'), before)
  })
})

test('/blog: who answers the first question of the survey with no loads nothing', async () => {
  await visit(PHONE, async (page, context) => {
    await context.clearCookies({ name: /^_jm_/ })
    await page.clock.install()
    const scripts = followScripts(page)
    await page.goto('/blog')
    await waitForHydration(page)
    await page.clock.runFor(15_000)
    const dialog = page.getByRole('dialog', { name: 'Butuh bantuan mencari bahan?' })
    await dialog.waitFor()
    await dialog.press('Escape')
    await page.getByRole('button', { name: 'Lanjutkan isi form' }).click()
    await dialog.getByRole('button', { name: 'Tidak' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const answers = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer)
    assert.deepEqual(
      answers?.filter((each) => (each as { event?: string }).event?.startsWith('survey')),
      [{ event: 'survey_answer', survey: 'general_survey', needsHelp: false }],
    )
    assert.equal(scripts.list().length, 1)
    const names = (await context.cookies()).map(({ name }) => name)
    assert.ok(names.includes('_jm_i_srvy'), names.join())
  })
})

test('/blog: who answers yes goes on with the survey’s questions', async () => {
  await visit(PHONE, async (page, context) => {
    await context.clearCookies({ name: /^_jm_/ })
    await page.clock.install()
    await page.goto('/blog')
    await waitForHydration(page)
    await page.clock.runFor(15_000)
    await page.getByRole('dialog').getByRole('button', { name: 'Ya', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Nama panggilan').waitFor()
    assert.equal(await page.getByRole('dialog').count(), 1)
  })
})

test('a page that is only read, of a build that is gone: pressing something loads the newer one', async () => {
  await visit(PHONE, async (page) => {
    let isGone = true
    await page.route(/\/assets\/(?!dormant)[^/]+\.js/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.goto(articlePath)
    await waitForHydration(page)
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    await page.waitForFunction(() => !('isSameDocument' in window))
    isGone = false
    await page.getByText('Oleh').first().waitFor()
  })
})

test('a page that is only read, without a connection: what cannot be loaded says so', async () => {
  await visit(PHONE, async (page) => {
    await page.goto(articlePath)
    await waitForHydration(page)
    await page.route(/.*/, (route) => route.abort('connectionfailed'))
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    await page.getByText('Bagian ini belum bisa dimuat').waitFor()
    assert.equal(await page.locator('[aria-busy]').count(), 0)
  })
})
