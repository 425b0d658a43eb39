import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { FLOATING_BUTTON, prepareAds, READER } from '#tests/support/browser/booked-ads.ts'
import { PHONE } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const { staff, bookAd, adName } = await prepareAds(shop)
const popupOf = (page: Page) => page.getByRole('dialog', { name: adName })

test('/: the popup appears at the first scroll, closes, and appears again after two hours; crawlers never get it', async () => {
  const id = await bookAd('homepage', 'popup')
  await visit({ ...PHONE, ...READER }, async (page) => {
    await page.clock.install({ time: new Date('2026-11-20T12:00:00+07:00') })
    await page.goto('/')
    await page.locator(FLOATING_BUTTON).waitFor({ state: 'attached' })
    assert.equal(await popupOf(page).count(), 0)
    await page.mouse.wheel(0, 300)
    await popupOf(page).waitFor()
    await assertPageQuality(page, 'popup')
    await popupOf(page).getByRole('button', { name: 'Tutup iklan' }).click()
    await popupOf(page).waitFor({ state: 'detached' })
    const scrollAgain = async () => {
      await page.reload()
      await page.locator(FLOATING_BUTTON).waitFor({ state: 'attached' })
      await page.mouse.wheel(0, 300)
      await page.waitForFunction(() => window.scrollY > 0)
    }
    await page.clock.fastForward(7_100_000)
    await scrollAgain()
    await page.clock.runFor(1_000)
    assert.equal(await popupOf(page).count(), 0)
    await page.clock.fastForward(100_000)
    await scrollAgain()
    await popupOf(page).waitFor()
  })
  await visit(PHONE, async (page) => {
    await page.goto('/')
    await page.locator(FLOATING_BUTTON).waitFor({ state: 'attached' })
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(() => window.scrollY > 0)
    await page.waitForLoadState('networkidle')
    assert.equal(await popupOf(page).count(), 0)
  })
  await staff.staffAds.removeAd({ id })
})

/** Crawlers that run scripts and do not call themselves bots. */
const SILENT_CRAWLERS = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleOther) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
]

test('/blog: the popup appears at the first scroll and closes by a press beside it; crawlers never get it', async () => {
  const id = await bookAd('blog', 'popup')
  const scroll = async (page: Page) => {
    await page.goto('/blog')
    await page.locator(FLOATING_BUTTON).waitFor({ state: 'attached' })
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(() => window.scrollY > 0)
  }
  await visit({ ...PHONE, ...READER }, async (page) => {
    await scroll(page)
    await popupOf(page).waitFor()
    await popupOf(page).getByText('Produk unggulan').click({ trial: true })
    await page.mouse.click(180, 8)
    await popupOf(page).waitFor({ state: 'hidden' })
  })
  for (const userAgent of SILENT_CRAWLERS)
    await visit({ ...PHONE, userAgent }, async (page) => {
      await scroll(page)
      await page.waitForLoadState('networkidle')
      assert.equal(await popupOf(page).count(), 0)
    })
  await staff.staffAds.removeAd({ id })
})
