import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pdf } from '#tests/support/files/valid.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import {
  signInStaff,
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { keepEvents, waitForEvent } from '#tests/support/browser/data-layer.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const DOCUMENT = { name: 'npwp.pdf', mimeType: 'application/pdf', buffer: pdf() }
const PASSWORD = 'rumah-joglo-77'
/** Of what `registerCompany` types: names, phone, NPWP with and without its dots, NIB, street. */
const TYPED = [
  'Tiga Pilar',
  'Rina',
  '0812 9041',
  '81290417735',
  '82.345.678.9-013.000',
  '823456789013000',
  '9120001234567',
  'Raya Serang',
]

/** Registers a company and submits its details and documents, on a phone. */
async function registerCompany(page: Page, email: string) {
  await page.goto('/register/bisnis')
  await page.getByLabel('Nama perusahaan').fill('CV Tiga Pilar Bangunan')
  await page.getByLabel('Nama Anda').fill('Rina Maharani')
  await page.getByLabel('Email kerja').fill(email)
  await page.getByLabel('Nomor ponsel').fill('0812 9041 7735')
  await page.getByLabel('Kata sandi').fill(PASSWORD)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.getByRole('link', { name: 'Buka tautan' }).click()
  await page.getByRole('link', { name: 'Masuk' }).last().click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(PASSWORD)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL(/\/upgrade-account(\?|$)/)
  await page.getByLabel('Bentuk usaha').selectOption('CV')
  await page.getByLabel('NPWP').fill('123')
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.getByText('NPWP terdiri dari 16 angka').first().waitFor()
  await assertPageQuality(page, 'company step refused')
  await page.getByLabel('NPWP').fill('82.345.678.9-013.000')
  await page.getByLabel('NIB').fill('9120001234567')
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.waitForURL(/langkah=penanggung-jawab/)
  await page.getByLabel('Jabatan').fill('Direktur')
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.waitForURL(/langkah=alamat/)
  await page.getByLabel('Jalan dan nomor').fill('Jl. Raya Serang No. 8')
  await page.getByLabel('Provinsi').selectOption('32')
  await page.getByLabel('Kota atau kabupaten').selectOption('32.16')
  await page.getByLabel('Kecamatan').selectOption({ label: 'Tambun Selatan' })
  await page.getByLabel('Desa atau kelurahan').selectOption({ index: 1 })
  await page.getByLabel('Kode pos').fill('17510')
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.waitForURL(/langkah=dokumen/)
  await assertPageQuality(page, 'papers')
  await page.getByLabel('NPWP perusahaan').setInputFiles(DOCUMENT)
  await page.getByLabel('NIB').setInputFiles({ ...DOCUMENT, name: 'nib.pdf' })
  await page.getByLabel('KTP penanggung jawab').setInputFiles({ ...PROOF_IMAGE, name: 'ktp.png' })
  await page.getByRole('button', { name: 'Kirim untuk diperiksa' }).click()
  await page.waitForURL(/\/waiting-verification$/)
  await page.getByRole('heading', { name: 'Dokumen sudah kami terima' }).waitFor()
  await assertPageQuality(page, 'waiting')
}

test('/register/bisnis: a business registers, corrects a rejected document and is verified', async () => {
  const buyer = await openBrowserSession(browser, shop, PHONE)
  const staff = await openBrowserSession(browser, shop)
  const events = await keepEvents(buyer.context)
  await withScreenOnFailure(buyer.page, () => registerCompany(buyer.page, 'tiga-pilar@contoh.id'))
  await waitForEvent(buyer.page, 'page_view')
  const pushed = JSON.stringify(events)
  assert.match(pushed, /"event":"user"/)
  for (const secret of [...TYPED, PASSWORD, 'tiga-pilar@contoh.id'])
    assert.ok(!pushed.includes(secret), `the data layer contains ${secret}`)

  const staffPage = staff.page
  await withScreenOnFailure(staffPage, async () => {
    await signInStaff(staffPage, 'verifikasi@contoh.id')
    await staffPage
      .getByRole('link', { name: /^Verifikasi/ })
      .first()
      .click()
    await staffPage.getByRole('link', { name: /CV Tiga Pilar Bangunan/ }).click()
    await staffPage.getByRole('button', { name: 'Mulai periksa' }).click()
    await staffPage.getByLabel('Keputusan untuk KTP penanggung jawab').selectOption('no')
    await assertPageQuality(staffPage, 'verification desk')
    await staffPage.getByRole('button', { name: 'Tolak', exact: true }).click()
    await staffPage.getByText('Penolakan perlu alasan').waitFor()
    await staffPage.getByLabel('Keputusan untuk KTP penanggung jawab').selectOption('no')
    await staffPage
      .getByLabel('Alasan menolak KTP penanggung jawab')
      .fill('Foto terpotong di kanan.')
    await staffPage.getByRole('button', { name: 'Tolak', exact: true }).click()
    await staffPage.getByText('Pengajuan dikembalikan untuk diperbaiki, 1 dokumen').waitFor()
    await staffPage.getByText('Ditolak: KTP penanggung jawab.').waitFor()
  })

  await withScreenOnFailure(buyer.page, async () => {
    await buyer.page.goto('/waiting-verification')
    await buyer.page.getByText('Foto terpotong di kanan.').first().waitFor()
    await buyer.page.getByRole('link', { name: 'Perbaiki dan kirim lagi' }).click()
    await buyer.page
      .getByLabel('KTP penanggung jawab')
      .setInputFiles({ ...PROOF_IMAGE, name: 'ktp-baru.png' })
    await buyer.page.getByRole('button', { name: 'Simpan dokumen' }).click()
    // Once saved, the document is listed with its status, and its file input is empty again.
    await buyer.page.getByText('Menunggu', { exact: true }).nth(2).waitFor()
    await buyer.page.getByRole('button', { name: 'Kirim untuk diperiksa' }).click()
    await buyer.page.waitForURL(/\/waiting-verification$/)
    assert.equal(await buyer.page.getByText('ktp-baru.png').count(), 1)
  })

  await withScreenOnFailure(staffPage, async () => {
    await staffPage.goto('/backoffice/verifikasi')
    await staffPage.getByRole('link', { name: /CV Tiga Pilar Bangunan/ }).click()
    await staffPage.getByRole('button', { name: 'Mulai periksa' }).click()
    // Nothing is accepted before somebody says so.
    await staffPage.getByRole('button', { name: 'Setujui perusahaan' }).click()
    await staffPage.getByText('Putuskan dulu setiap dokumen').waitFor()
    for (const decision of await staffPage.getByLabel('Keputusan untuk').all())
      await decision.selectOption('yes')
    await staffPage.getByRole('button', { name: 'Setujui perusahaan' }).click()
    await staffPage.getByText('Perusahaan terverifikasi, dan pembeli').waitFor()
  })
  await withScreenOnFailure(buyer.page, async () => {
    await buyer.page.reload()
    await buyer.page.getByRole('heading', { name: 'Perusahaan Anda terverifikasi' }).waitFor()
    await buyer.page.goto('/profile')
    await buyer.page.getByText('Bisnis terverifikasi').waitFor()
  })
  assert.deepEqual([...buyer.browserErrors, ...staff.browserErrors], [])
  await buyer.context.close()
  await staff.context.close()
})

/** Signs in a buyer without a company at the first step of the submission. */
async function goToDocuments(page: Page) {
  const { accountId } = await createBuyerClient(shop)
  const { email } = await shop.deps.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await page.goto('/login?redirect=%2Fupgrade-account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill('belanja-2026')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL(/langkah=perusahaan/)
}

for (const [name, javaScriptEnabled] of [
  ['with scripts', true],
  ['before scripts run', false],
] as const)
  test(`/upgrade-account: refused and missing documents are reported at their fields, the others are saved once, ${name}`, async () => {
    const { page, context } = await openBrowserSession(browser, shop, {
      ...PHONE,
      javaScriptEnabled,
    })
    await withScreenOnFailure(page, async () => {
      await goToDocuments(page)
      await page.goto('/upgrade-account?langkah=dokumen')
      await page.getByText('Langkah 4 dari 4: Dokumen').waitFor()
      const wrong = { ...PROOF_IMAGE, name: 'ktp.pdf' }
      await page.getByLabel('NPWP perusahaan').setInputFiles(DOCUMENT)
      await page.getByLabel('KTP penanggung jawab').setInputFiles(wrong)
      await page.getByRole('button', { name: 'Kirim untuk diperiksa' }).click()
      await page.getByText('Yang lain sudah tersimpan').waitFor()
      assert.equal(
        await page.getByLabel('KTP penanggung jawab').getAttribute('aria-invalid'),
        'true',
      )
      await page
        .getByLabel('KTP penanggung jawab')
        .setInputFiles({ ...PROOF_IMAGE, name: 'ktp.png' })
      await page.getByRole('button', { name: 'Kirim untuk diperiksa' }).click()
      await page.getByText('Unggah NIB.').waitFor()
      await page.getByText('Lengkapi dulu langkah Perusahaan dan').waitFor()
      // Saves documents twice; a slot that has a document already must not get a second one.
      await page.getByLabel('NIB').setInputFiles({ ...DOCUMENT, name: 'nib.pdf' })
      await page.getByRole('button', { name: 'Simpan dokumen' }).click()
      await page.getByText('nib.pdf').first().waitFor()
      assert.equal(await page.getByText('npwp.pdf').count(), 1)
      assert.equal(await page.getByText('ktp.png').count(), 1)
      assert.equal(await page.getByText('nib.pdf').count(), 1)
      // The axe check needs scripts.
      if (javaScriptEnabled) await assertPageQuality(page, 'papers refused')
    })
    await context.close()
  })

test('/upgrade-account: a chosen document is saved at once, and only once', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await goToDocuments(page)
    await page.goto('/upgrade-account?langkah=dokumen')
    await page.getByLabel('NPWP perusahaan').setInputFiles(DOCUMENT)
    await page.getByText('Menunggu').first().waitFor()
    await page.reload()
    await page.getByText('npwp.pdf').waitFor()
    await page.getByLabel('NIB').setInputFiles({ ...DOCUMENT, name: 'nib.pdf' })
    await page.getByRole('button', { name: 'Kirim untuk diperiksa' }).click()
    await page.getByText('Lengkapi dulu langkah Perusahaan dan').waitFor()
    await page.reload()
    await page.getByText('nib.pdf').first().waitFor()
    assert.equal(await page.getByText('nib.pdf').count(), 1)
    assert.equal(await page.getByText('npwp.pdf').count(), 1)
  })
  await context.close()
})

test('/upgrade-account, /waiting-verification: visitors are asked to sign in', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await page.goto('/upgrade-account')
    await page.waitForURL(/\/login\?redirect=%2Fupgrade-account/)
    await page.goto('/waiting-verification')
    await page.getByRole('link', { name: 'Masuk untuk melihat status' }).waitFor()
  })
  await context.close()
})
