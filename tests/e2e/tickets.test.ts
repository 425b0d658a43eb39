import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '../support/browser/sessions.ts'
import { assertPageQuality } from '../support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

test('a ticket: asked on a phone with a photo, answered in the back office, read and closed by the buyer', async () => {
  const buyer = await openBrowserSession(browser, shop, PHONE)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(buyer.page, async () => {
    await signIn(buyer.page)
    await buyer.page.goto('/profile/bantuan')
    await buyer.page.getByRole('link', { name: 'Buat tiket' }).first().click()
    await buyer.page.getByLabel('Topik').selectOption('delivery')
    await buyer.page.getByLabel('Judul').fill('Truk tidak bisa masuk gang')
    await buyer.page.getByLabel('Pertanyaan').fill('Bisa dikirim dengan pickup?')
    await buyer.page.getByLabel('Lampiran', { exact: false }).first().setInputFiles(PROOF_IMAGE)
    await buyer.page.getByRole('button', { name: 'Kirim tiket' }).click()
    await buyer.page.getByRole('heading', { name: 'Truk tidak bisa masuk gang' }).waitFor()
    await assertPageQuality(buyer.page, 'ticket of the buyer')
  })
  await withScreenOnFailure(staff.page, async () => {
    await signInStaff(staff.page, 'sales@contoh.id')
    await staff.page.goto('/backoffice/tiket')
    await staff.page.getByRole('link', { name: /Truk tidak bisa masuk gang/ }).click()
    await staff.page.getByRole('link', { name: /\.png$/ }).waitFor()
    await staff.page.getByLabel('Jawaban').fill('Bisa, kami pakai pickup.')
    await staff.page.getByRole('button', { name: 'Kirim jawaban' }).click()
    await staff.page.getByText('Jawaban terkirim').waitFor()
  })
  await withScreenOnFailure(buyer.page, async () => {
    await buyer.page.reload()
    await buyer.page.getByText('Bisa, kami pakai pickup.').waitFor()
    await buyer.page.getByRole('button', { name: 'Sudah selesai, tutup tiket' }).click()
    await buyer.page.getByText('Tiket ini sudah selesai.').waitFor()
    assert.equal(await buyer.page.getByRole('button', { name: 'Kirim pesan' }).count(), 0)
  })
})
