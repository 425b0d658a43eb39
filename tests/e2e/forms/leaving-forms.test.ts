import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { fill, press } from '#tests/support/browser/forms.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const { id: brandId, story } = await shop.db
  .selectFrom('brand')
  .select(['id', 'story'])
  .orderBy('id')
  .executeTakeFirstOrThrow()
const brandPage = `/backoffice/merek/${brandId}`

async function openBrand(screen: typeof PHONE | typeof DESKTOP) {
  const session = await openBrowserSession(browser, shop, screen)
  await signInStaff(session.page, 'admin@contoh.id')
  await session.page.goto('/backoffice/merek')
  await session.page.locator(`a[href="${brandPage}"]`).click()
  await session.page.waitForURL(`**${brandPage}`)
  return session
}
const findQuestion = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'Perubahan belum disimpan' })
const findStory = (page: Page) => page.getByLabel('Cerita opsional')

for (const [device, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`/backoffice/merek/:id: leaving something unsaved asks first, ${device}`, async () => {
    const { page, context, browserErrors } = await openBrand(screen)
    await withScreenOnFailure(page, async () => {
      await findStory(page).fill('Belum disimpan.')
      // The second press of a double click must not answer the question.
      await page.getByRole('link', { name: 'Semua merek' }).dblclick()
      await findQuestion(page).waitFor()
      await assertPageQuality(page, 'leaving')
      await press(page, 'Tetap di sini')
      await findQuestion(page).waitFor({ state: 'hidden' })
      assert.equal(await findStory(page).inputValue(), 'Belum disimpan.')
      assert.equal(new URL(page.url()).pathname, brandPage)

      await page.goBack()
      await findQuestion(page).waitFor()
      await page.keyboard.press('Escape')
      await findQuestion(page).waitFor({ state: 'hidden' })
      assert.equal(await findStory(page).inputValue(), 'Belum disimpan.')
      assert.equal(new URL(page.url()).pathname, brandPage)

      await page.getByRole('link', { name: 'Semua merek' }).click()
      await page.getByRole('button', { name: 'Buang perubahan' }).dblclick()
      await page.waitForURL('**/backoffice/merek')
      assert.equal(await findQuestion(page).isVisible(), false)
      await page.locator(`a[href="${brandPage}"]`).click()
      await findStory(page).waitFor()
      assert.equal(await findStory(page).inputValue(), story, 'what was discarded is gone')
    })
    assert.deepEqual(browserErrors, [])
    await context.close()
  })

test('/backoffice/merek/:id: a closing that the browser reports late does not answer the next question', async () => {
  const { page, context } = await openBrand(DESKTOP)
  await withScreenOnFailure(page, async () => {
    await findStory(page).fill('Belum disimpan.')
    await page.getByRole('link', { name: 'Semua merek' }).click()
    await findQuestion(page).waitFor()
    const heldEvent = await page.evaluateHandle(() => {
      const held: { report?: () => void } = {}
      const hold = (event: Event) => {
        event.stopImmediatePropagation()
        held.report = () => event.target?.dispatchEvent(new Event('close'))
      }
      window.addEventListener('close', hold, { capture: true, once: true })
      return held
    })
    await press(page, 'Tetap di sini')
    await page.waitForFunction((held) => held.report, heldEvent)
    await page.goBack()
    await findQuestion(page).waitFor()
    await heldEvent.evaluate((held) => held.report?.())
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    assert.equal(await findQuestion(page).isVisible(), true)
  })
  await context.close()
})

test('/backoffice/merek/:id: typing and typing back is nothing unsaved', async () => {
  const { page, context } = await openBrand(DESKTOP)
  await withScreenOnFailure(page, async () => {
    await findStory(page).fill('Sesuatu.')
    await findStory(page).fill(story)
    await page.getByRole('link', { name: 'Semua merek' }).click()
    await page.waitForURL('**/backoffice/merek')
  })
  await context.close()
})

test('/backoffice/merek/:id: after a save nothing is asked; after a refusal it is', async () => {
  const { page, context } = await openBrand(DESKTOP)
  await withScreenOnFailure(page, async () => {
    await findStory(page).fill('Tersimpan sekarang.')
    await press(page, 'Simpan merek')
    await page.getByText('Merek tersimpan.').waitFor()
    await page.getByRole('link', { name: 'Semua merek' }).click()
    await page.waitForURL('**/backoffice/merek')
    await page.locator(`a[href="${brandPage}"]`).click()
    await page.getByLabel('Nama', { exact: true }).fill('x')
    await press(page, 'Simpan merek')
    await page.locator('[aria-invalid=true]').first().waitFor()
    await page.getByRole('link', { name: 'Semua merek' }).click()
    await findQuestion(page).waitFor()
  })
  await context.close()
})

test('/backoffice/merek/baru: a new record that was saved opens its page without a question', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signInStaff(page, 'admin@contoh.id')
  await withScreenOnFailure(page, async () => {
    await page.goto('/backoffice/merek/baru')
    await fill(page, { Nama: 'Merek Pergi Uji' })
    await press(page, 'Tambah merek')
    await page.waitForURL(/merek\/\d+$/)
    await page.getByRole('link', { name: 'Semua merek' }).click()
    await page.waitForURL('**/backoffice/merek')
  })
  await context.close()
})

test('/backoffice/merek/:id: reloading asks with the browser’s question while something is unsaved', async () => {
  const { page, context } = await openBrand(DESKTOP)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await withScreenOnFailure(page, async () => {
    await page.reload()
    await findStory(page).waitFor()
    assert.deepEqual(asked, [])
    await findStory(page).pressSequentially('x')
    await page.reload()
    assert.deepEqual(asked, ['beforeunload'])
  })
  await context.close()
})

test('/backoffice/produk/:id: closing an opened variant asks, opening one does not', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await signInStaff(page, 'admin@contoh.id')
  const { product_id: productId } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('sku', '=', 'RB-TRP-MRT-09-UTY')
    .executeTakeFirstOrThrow()
  await withScreenOnFailure(page, async () => {
    await page.goto(`/backoffice/produk/${productId}`)
    await page.getByLabel('Standar').fill('SNI 9:2026')
    await page
      .getByRole('link', { name: /^Ubah / })
      .first()
      .click()
    await page.getByLabel('Nama varian').fill('Varian lain')
    await page
      .getByRole('link', { name: /^Tutup / })
      .first()
      .click()
    await findQuestion(page).waitFor()
    await press(page, 'Tetap di sini')
    assert.equal(await page.getByLabel('Nama varian').inputValue(), 'Varian lain')
    assert.equal(await page.getByLabel('Standar').inputValue(), 'SNI 9:2026')
  })
  await context.close()
})
