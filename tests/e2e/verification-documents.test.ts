import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDeed, createSentSubmission } from '../support/company-applicant.ts'
import { assertPageQuality } from '../support/browser/assert-page-quality.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signInStaff,
  withScreenOnFailure,
} from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

for (const [name, screen] of [
  ['360', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`/backoffice/verifikasi/:id at ${name} px: a PDF is shown beside the data, page by page, and nothing is preset`, async () => {
    const { api, id, companyId } = await createSentSubmission(shop)
    await addDeed(api, companyId)
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, screen)
    await withScreenOnFailure(page, async () => {
      await signInStaff(page, 'verifikasi@contoh.id')
      await page.goto(`/backoffice/verifikasi/${id}`)
      await page.getByRole('button', { name: 'Mulai periksa' }).click()
      await page.getByText('Anda mulai memeriksa pengajuan ini.').waitFor()
      await page.getByRole('button', { name: 'Setujui perusahaan' }).waitFor()
      const decisions = page.getByLabel('Keputusan untuk')
      assert.deepEqual(
        await decisions.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value)),
        ['', '', '', ''],
      )
      const deed = page.getByRole('listitem').filter({ hasText: 'akta-lengkap.pdf' })
      await deed.getByRole('button', { name: 'Lihat di sini' }).click()
      await page.getByText('Halaman 1 dari 2').waitFor()
      const picture = page.getByRole('img', { name: /Akta pendirian.*halaman 1/ })
      assert.ok(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 1000))
      await assertPageQuality(page, 'verification with a PDF')
      await page.screenshot({ path: `pictures-out/verification-pdf-${name}.png`, fullPage: true })
      await page.getByRole('button', { name: 'Berikutnya' }).click()
      await page.getByRole('img', { name: /halaman 2/ }).waitFor()
      // One that cannot be drawn says so; it can still be downloaded.
      const nib = page.getByRole('listitem').filter({ hasText: 'NIB' }).first()
      await nib.getByRole('button', { name: 'Lihat di sini' }).click()
      await page.getByText('PDF ini tidak dapat ditampilkan.').waitFor()
    })
    assert.deepEqual(browserErrors, [])
    await context.close()
  })
