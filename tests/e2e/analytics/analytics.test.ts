import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { readDataLayer, waitForEvent } from '#tests/support/browser/data-layer.ts'
import { DESKTOP, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser(
  {},
  { variables: { TAG_MANAGER_ID: 'GTM-TEST01' } },
)
/** A shop with the same container that is not in production, where nothing is measured. */
const quiet = await openShopAndBrowser(
  {},
  { variables: { TAG_MANAGER_ID: 'GTM-TEST01', NODE_ENV: 'development' } },
)

const TAG = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST01'
const barOf = (page: Page) => page.getByRole('region', { name: 'Izin menghitung kunjungan' })

/** Stands in for the tag manager, and lists every request to others than the shop. */
async function watchOthers(page: Page, origin = shop.origin): Promise<string[]> {
  const others: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(origin)) others.push(url)
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.tagManagerRan = (window.tagManagerRan ?? 0) + 1',
    }),
  )
  return others
}

const countRuns = (page: Page) =>
  page.evaluate(() => (window as { tagManagerRan?: number }).tagManagerRan ?? 0)

test('consent: nothing is requested from others before it, and a refusal is remembered', async () => {
  await visit(PHONE, async (page) => {
    const others = await watchOthers(page)
    await page.goto('/')
    await barOf(page).getByRole('link', { name: 'Kebijakan privasi' }).waitFor()
    await page.goto('/produk')
    await barOf(page).getByRole('button', { name: 'Tidak usah' }).click()
    await barOf(page).waitFor({ state: 'detached' })
    await page.reload()
    await waitForEvent(page, 'page_view')
    assert.equal(await barOf(page).count(), 0)
    assert.deepEqual(others, [])
  })
})

test('consent: the tag manager runs once it is given, on shared pages and on a page of one reader', async () => {
  await visit(DESKTOP, async (page) => {
    const others = await watchOthers(page)
    await page.goto('/')
    await barOf(page).getByRole('button', { name: 'Ya, boleh' }).click()
    await page.waitForFunction(() => 'tagManagerRan' in window)
    const [consent] = (await readDataLayer(page)).filter((each) => '0' in each)
    assert.deepEqual(consent, {
      '0': 'consent',
      '1': 'default',
      '2': {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    })
    assert.deepEqual(others, [TAG])
    // Another page of the same document asks for nothing again.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Semua kategori' }).click()
    await page.waitForURL('/kategori')
    assert.equal(await countRuns(page), 1)
    await signIn(page)
    assert.match(String((await waitForEvent(page, 'user'))['user_id']), /^[\w-]+$/)
    await page.goto('/profile')
    await page.waitForFunction(() => 'tagManagerRan' in window)
    assert.ok(others.every((url) => url === TAG))
  })
})

test('consent: who agreed may take it back on the page about privacy', async () => {
  await visit(DESKTOP, async (page) => {
    await watchOthers(page)
    await page.goto('/')
    await barOf(page).getByRole('button', { name: 'Ya, boleh' }).click()
    await page.waitForFunction(() => 'tagManagerRan' in window)
    await page.goto('/kebijakan-privasi')
    await barOf(page).getByText('Pilihan Anda sekarang: boleh.').waitFor()
    await page.waitForFunction(() => 'tagManagerRan' in window)
    await barOf(page).getByRole('button', { name: 'Tidak usah' }).click()
    await barOf(page).getByText('Pilihan Anda sekarang: tidak.').waitFor()
    assert.equal(await countRuns(page), 0)
  })
})

test('tag manager: is not loaded at another address of the shop, even with consent', async () => {
  const other = shop.origin.replace('localhost', '127.0.0.1')
  await visit(DESKTOP, async (page, context) => {
    await context.addCookies([{ name: '_jm_consent', value: 'granted', url: other }])
    const others = await watchOthers(page, other)
    for (const path of ['/', '/faq', '/produk']) {
      await page.goto(other + path)
      await waitForEvent(page, 'page_view')
      await page.waitForLoadState('networkidle')
    }
    assert.equal(await countRuns(page), 0)
    assert.equal(await barOf(page).count(), 0)
    assert.deepEqual(others, [])
  })
})

test('tag manager: is not loaded outside production, even with consent', async () => {
  await quiet.visit(DESKTOP, async (page, context) => {
    const { origin } = quiet.shop
    await context.addCookies([{ name: '_jm_consent', value: 'granted', url: origin }])
    const others = await watchOthers(page, origin)
    await page.goto('/')
    await waitForEvent(page, 'page_view')
    await page.waitForLoadState('networkidle')
    assert.equal(await countRuns(page), 0)
    assert.deepEqual(others, [])
  })
})

test('interaction latency: a press that keeps the page busy is reported, rated by the bands of 200 and 500 ms', async () => {
  await quiet.visit(DESKTOP, async (page) => {
    await page.goto('/produk')
    await waitForEvent(page, 'page_view')
    await page.evaluate(() => {
      const block = (id: string, ms: number) => {
        const button = document.createElement('button')
        Object.assign(button, { id, textContent: id, type: 'button' })
        button.addEventListener('click', () => {
          const end = performance.now() + ms
          while (performance.now() < end);
        })
        document.querySelector('main')!.prepend(button)
      }
      block('lambat', 250)
      block('macet', 700)
    })
    for (const id of ['lambat', 'macet']) {
      const { length } = await listLatencies(page)
      await page.locator(`#${id}`).click()
      await page.waitForFunction(
        (before) =>
          (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.filter(
            ({ event }) => event === 'interaction_latency',
          ).length > before,
        length,
      )
    }
    const latencies = await listLatencies(page)
    for (const { value, rating, page_path } of latencies) {
      assert.ok(Number(value) > 200, String(value))
      assert.equal(rating, Number(value) > 500 ? 'poor' : 'needs-improvement')
      assert.equal(page_path, '/produk')
    }
    assert.equal(latencies.at(-1)!['rating'], 'poor')
  })
})

const listLatencies = async (page: Page) =>
  (await readDataLayer(page)).filter(({ event }) => event === 'interaction_latency')

test('data layer: tells version and content group of every page, without a bar where nothing is sent', async () => {
  await quiet.visit(DESKTOP, async (page) => {
    await page.goto('/?utm_source=surat')
    await waitForEvent(page, 'page_view')
    const [app, view] = await readDataLayer(page)
    assert.deepEqual(app, { event: 'app', app_version: 'no-tag' })
    assert.deepEqual(view, {
      event: 'page_view',
      content_group: 'Homepage',
      page_path: '/',
      page_location: `${quiet.shop.origin}/`,
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Semua kategori' }).click()
    await page.waitForURL('/kategori')
    await page.waitForFunction(() =>
      (window as unknown as { dataLayer: { content_group?: string }[] }).dataLayer.some(
        (each) => each.content_group === 'Produk List',
      ),
    )
    const views = (await readDataLayer(page)).filter(({ event }) => event === 'page_view')
    assert.equal(views.length, 2)
    assert.equal(await barOf(page).count(), 0)
  })
})

test('back office: is not measured', async () => {
  await visit(DESKTOP, async (page) => {
    const latest = page.waitForRequest(/start-late-parts/)
    await page.goto('/backoffice/login')
    await latest
    await page.waitForLoadState('networkidle')
    assert.deepEqual(await readDataLayer(page), [])
    assert.equal(await barOf(page).count(), 0)
  })
})
