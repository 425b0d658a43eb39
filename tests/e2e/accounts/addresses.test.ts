import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import { press } from '#tests/support/browser/forms.ts'
import {
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
  signIn,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

test('/profile/alamat-pengiriman: an address is deleted only after a confirmation', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page, 'retail@contoh.id')
    await page.goto('/profile/alamat-pengiriman')
    const addressItems = page.getByRole('listitem').filter({ hasText: 'Jadikan utama' })
    const before = await addressItems.count()
    const [first] = await addressItems.all()
    await first!.getByText('Hapus', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await assertPageQuality(page, 'an address about to go')
    assert.equal(await addressItems.count(), before)
    await page.getByRole('button', { name: /^Ya, hapus / }).click()
    await page.waitForFunction(
      (count) => document.querySelectorAll('[value="make-main"]').length === count,
      before - 1,
    )
  })
})

test('/profile/alamat-pengiriman: what can be done with an address is named with the address', async () => {
  await visit(PHONE, async (page) => {
    const { label } = (await (await shop.asBuyer('retail@contoh.id')).customers.addresses())
      .results[0]!
    await signIn(page, 'retail@contoh.id')
    await page.goto('/profile/alamat-pengiriman')
    await page.getByRole('link', { name: `Ubah ${label}`, exact: true }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Ubah', exact: true }).count(), 0)
    assert.equal(await page.getByRole('button', { name: 'Jadikan utama', exact: true }).count(), 0)
  })
})

test('/profile/alamat-pengiriman: what two tabs change of one address is there together', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page, await createBuyerEmail(shop.db))
  await withScreenOnFailure(page, async () => {
    await page.goto('/profile/alamat-pengiriman')
    await page.getByRole('link', { name: /^Ubah / }).click()
    await page.getByRole('heading', { name: 'Ubah alamat' }).waitFor()
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Petunjuk untuk sopir').fill('Klakson dua kali')
    await press(other, 'Simpan alamat')
    await other.getByText('Klakson dua kali').waitFor()
    await page.getByLabel('Nama penerima').fill('Bu Sri')
    await press(page, 'Simpan alamat')
    await page.getByText('Bu Sri').waitFor()
    await page.getByText('Klakson dua kali').waitFor()
  })
  await context.close()
})

test('/profile/alamat-pengiriman: the road width takes a decimal comma', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page, await createBuyerEmail(shop.db))
  await withScreenOnFailure(page, async () => {
    await page.goto('/profile/alamat-pengiriman')
    await page.getByRole('link', { name: 'Ubah' }).first().click()
    await page.getByLabel('Lebar jalan').fill('3,5')
    await press(page, 'Simpan alamat')
    await page.getByText('Lebar jalan 3,5 m').waitFor()
    await page.getByRole('link', { name: 'Ubah' }).first().click()
    assert.equal(await page.getByLabel('Lebar jalan').inputValue(), '3,5')
    await page.getByLabel('Lebar jalan').fill('tiga')
    await press(page, 'Simpan alamat')
    await page.locator('[name=roadWidthM][aria-invalid=true]').waitFor()
    assert.equal(await page.getByLabel('Lebar jalan').inputValue(), 'tiga')
  })
  await context.close()
})

test('/profile/alamat-pengiriman: choosing a searched district fills the lists above it', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page, await createBuyerEmail(shop.db))
  await withScreenOnFailure(page, async () => {
    await page.goto('/profile/alamat-pengiriman?baru')
    const search = page.getByRole('searchbox', { name: /Cari daerah/ })
    await search.fill('qqzzxx')
    await page.getByText('Tidak ada daerah dengan nama itu.').waitFor()
    await search.fill('cikarang barat')
    await page.getByRole('button', { name: /Cikarang Barat/ }).waitFor()
    await assertPageQuality(page, 'district search')
    await page.getByRole('button', { name: /Cikarang Barat/ }).click()
    await page
      .getByLabel('Desa atau kelurahan')
      .locator('option')
      .nth(1)
      .waitFor({ state: 'attached' })
    const readSelected = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
    assert.deepEqual(
      await Promise.all(
        ['Provinsi', 'Kota atau kabupaten', 'Desa atau kelurahan'].map(readSelected),
      ),
      ['32', '32.16', ''],
    )
    assert.match(await readSelected('Kecamatan'), /^32\.16\./)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})
