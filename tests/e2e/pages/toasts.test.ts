import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { DESKTOP } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { startContent } from '#tests/e2e/screenshots/content.ts'
import { waitForHydration } from '#tests/e2e/screenshots/scene.ts'

const { shop, visit } = await openShopAndBrowser()
const staff = await shop.asStaff('konten@contoh.id')
const [product] = (await shop.client().catalogue.products({ query: { count: 1 } })).results
const { articlePath } = await startContent(shop.client(), staff, product!.slug)

const toastOf = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
/** A toast that leaves is animated first. */
const LEAVING_MS = 1_000

/** A page that copies, with its clock in the test's hand; `isRefused`: a browser that lets nothing be copied. */
async function openArticle(page: Page, { isRefused = false } = {}) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  if (isRefused)
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      document.execCommand = () => false
    })
  await page.clock.install()
  await page.goto(articlePath)
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Copies, and lets so little time pass that a toast appears. Its script is loaded, and it is placed by timers. */
async function copy(page: Page, text: string, count = 1) {
  await page.getByRole('button', { name: 'Salin tautan' }).click()
  while ((await toastOf(page, text).count()) < count) await page.clock.runFor(5)
}

test('toasts: a success stays 2 s, an error 5 s', async () => {
  await visit(DESKTOP, async (page) => {
    await openArticle(page)
    await copy(page, 'Berhasil disalin')
    await page.clock.runFor(1_800)
    await toastOf(page, 'Berhasil disalin').waitFor()
    await page.clock.runFor(150 + LEAVING_MS)
    await toastOf(page, 'Berhasil disalin').waitFor({ state: 'detached' })
  })
  await visit(DESKTOP, async (page) => {
    await openArticle(page, { isRefused: true })
    await copy(page, 'Gagal menyalin')
    await page.clock.runFor(4_800)
    await toastOf(page, 'Gagal menyalin').waitFor()
    await page.clock.runFor(150 + LEAVING_MS)
    await toastOf(page, 'Gagal menyalin').waitFor({ state: 'detached' })
  })
})

test('toasts: pointing at one and focusing its button hold it, and going on lets it leave', async () => {
  await visit(DESKTOP, async (page) => {
    await openArticle(page)
    await copy(page, 'Berhasil disalin')
    await toastOf(page, 'Berhasil disalin').hover()
    await page.clock.runFor(30_000)
    assert.equal(await toastOf(page, 'Berhasil disalin').count(), 1)
    await page.mouse.move(10, 10)
    await page.clock.runFor(2_000 + LEAVING_MS)
    await toastOf(page, 'Berhasil disalin').waitFor({ state: 'detached' })
    await copy(page, 'Berhasil disalin')
    const dismiss = page.getByRole('button', { name: 'Dismiss notification' })
    await dismiss.focus()
    await page.clock.runFor(30_000)
    assert.equal(await toastOf(page, 'Berhasil disalin').count(), 1)
    await dismiss.press('Enter')
    await page.clock.runFor(LEAVING_MS)
    await toastOf(page, 'Berhasil disalin').waitFor({ state: 'detached' })
  })
})

test('toasts: several stand 1rem apart', async () => {
  await visit(DESKTOP, async (page) => {
    await openArticle(page)
    await copy(page, 'Berhasil disalin')
    await copy(page, 'Berhasil disalin', 2)
    await page.clock.runFor(500)
    const boxes = await toastOf(page, 'Berhasil disalin').evaluateAll(async (toasts) => {
      // Toasts are animated: only where they end counts.
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      return toasts
        .map((each) => each.getBoundingClientRect())
        .map(({ top, bottom }) => ({ top, bottom }))
    })
    const [upper, lower] = boxes.toSorted((one, other) => one.top - other.top)
    assert.equal(boxes.length, 2)
    assert.equal(Math.round(lower!.top - upper!.bottom), 16)
  })
})
