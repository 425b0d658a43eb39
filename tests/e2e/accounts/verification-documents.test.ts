import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDeed, createSentSubmission } from '#tests/support/accounts/company-applicant.ts'
import { assertChoiceWhole } from '#tests/support/browser/assert-choice-whole.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

for (const [name, screen] of [
  ['360', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`/backoffice/verifikasi/:id at ${name} px: a PDF is shown beside the data, page by page, and nothing is preset`, async () => {
    const { api, id, companyId } = await createSentSubmission(shop)
    await addDeed(api, companyId)
    await visit(screen, async (page) => {
      await signInStaff(page, 'verifikasi@contoh.id')
      await page.goto(`/backoffice/verifikasi/${id}`)
      await page.getByRole('button', { name: 'Mulai periksa' }).click()
      await page.getByText('Anda mulai memeriksa pengajuan ini.').waitFor()
      await page.getByRole('button', { name: 'Setujui perusahaan' }).waitFor()
      const decisions = page.getByLabel('Keputusan untuk')
      for (const decision of await decisions.all()) await assertChoiceWhole(decision)
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
      await page.getByRole('button', { name: 'Berikutnya' }).click()
      await page.getByRole('img', { name: /halaman 2/ }).waitFor()
      // One that cannot be drawn says so; it can still be downloaded.
      const nib = page.getByRole('listitem').filter({ hasText: 'NIB' }).first()
      await nib.getByRole('button', { name: 'Lihat di sini' }).click()
      await page.getByText('PDF ini tidak dapat ditampilkan.').waitFor()
    })
  })

for (const [name, screen] of [
  ['360', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`/backoffice/verifikasi/:id at ${name} px: every page of a long PDF is reached, enlarged and readable, and the original is downloaded`, async () => {
    const { api, id, companyId } = await createSentSubmission(shop)
    const deed = await addDeed(api, companyId, 20)
    await visit(screen, async (page) => {
      await signInStaff(page, 'verifikasi@contoh.id')
      await page.goto(`/backoffice/verifikasi/${id}`)
      const item = page.getByRole('listitem').filter({ hasText: 'akta-lengkap.pdf' })
      await item.getByRole('button', { name: 'Lihat di sini' }).click()
      const showsPage = (number: number) =>
        page.getByRole('img', { name: new RegExp(`halaman ${number}$`) }).waitFor()
      await showsPage(1)
      for (const number of [20, 7]) {
        await page.getByLabel('Halaman', { exact: true }).selectOption(String(number))
        await showsPage(number)
        await page.getByText(`Halaman ${number} dari 20`).waitFor()
      }
      await page.getByRole('button', { name: 'Berikutnya' }).click()
      await showsPage(8)
      await page.getByRole('button', { name: 'Sebelumnya' }).click()
      await showsPage(7)
      const sizes = () =>
        page.getByRole('region', { name: /halaman 7$/ }).evaluate((region) => ({
          room: region.clientWidth,
          width: region.firstElementChild!.getBoundingClientRect().width,
        }))
      const fitted = await sizes()
      assert.ok(Math.abs(fitted.width - fitted.room) < 1)
      for (let step = 0; step < 3; step++)
        await page.getByRole('button', { name: 'Perbesar' }).click()
      await page.getByText('300%').waitFor()
      const enlarged = await sizes()
      assert.equal(Math.round(enlarged.width / enlarged.room), 3)
      assert.equal(enlarged.room, fitted.room)
      // Twice the size of text: nothing is cut off or wider than the screen.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await assertPageQuality(page, 'verification with a PDF and large text')
      await page.getByRole('button', { name: 'Perkecil' }).click()
      await page.getByText('200%', { exact: true }).waitFor()
      const address = await item.getByRole('link', { name: 'Unduh' }).getAttribute('href')
      const original = await page.request.get(address!)
      assert.match(original.headers()['content-disposition']!, /^attachment.*akta-lengkap\.pdf/)
      assert.deepEqual(await original.body(), deed.bytes)
    })
  })

test('/backoffice/verifikasi/:id: a document that is not what was sent breaks off, and never looks whole', async () => {
  const { api, id, companyId } = await createSentSubmission(shop)
  const listPlaces = async () =>
    (await shop.db.selectFrom('stored_file').select('place').execute()).map(({ place }) => place)
  const before = new Set(await listPlaces())
  await addDeed(api, companyId)
  const place = (await listPlaces()).find((each) => !before.has(each))!
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'verifikasi@contoh.id')
    await page.goto(`/backoffice/verifikasi/${id}`)
    const deed = page.getByRole('listitem').filter({ hasText: 'akta-lengkap.pdf' })
    const address = await deed.getByRole('link', { name: 'Unduh' }).getAttribute('href')
    assert.equal((await page.request.get(address!)).status(), 200)
    await shop.deps.files.put(place, Buffer.alloc(1_000_000))
    await assert.rejects(page.request.get(address!), /aborted|hang up|ECONNRESET/)
    await shop.deps.files.put(place, Buffer.alloc(1_000))
    assert.equal((await page.request.get(address!)).status(), 503)
  })
})
