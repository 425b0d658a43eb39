import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  DESKTOP,
  signInStaff,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
  signIn,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const PASSWORD = 'batu-kali-di-halaman'

/** The path of the link in the latest e-mail of a template to an address. */
async function readEmailLink(email: string, template: string) {
  const { results } = await shop.asVisitor().notifications.demoMail({ query: { email } })
  const { pathname, search } = new URL(results.find((mail) => mail.template === template)!.link!)
  return pathname + search
}

test('/backoffice/akun: a buyer found by phone is suspended with a reason, signed out at once and reinstated', async () => {
  const buyer = await openBrowserSession(browser, shop, PHONE)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  const staffPage = staff.page
  await withScreenOnFailure(buyer.page, async () => {
    await signIn(buyer.page)
    await buyer.page.goto('/profile')
    await buyer.page.getByRole('heading', { name: 'Profil saya' }).waitFor()
  })
  await withScreenOnFailure(staffPage, async () => {
    await signInStaff(staffPage, 'verifikasi@contoh.id')
    await staffPage.getByRole('heading', { name: 'Hari ini' }).waitFor()
    await staffPage.getByRole('link', { name: 'Akun', exact: true }).click()
    // The page that is left has a search of its own.
    await staffPage.getByRole('heading', { name: 'Akun pembeli' }).waitFor()
    await staffPage.getByRole('searchbox').fill('0812 9041 7735')
    await staffPage.getByRole('button', { name: 'Cari' }).click()
    await staffPage.getByRole('link', { name: /Sari Wulandari/ }).click()
    await staffPage.getByRole('heading', { name: 'Sesi terbuka' }).waitFor()
    await assertPageQuality(staffPage, 'account desk')
    await staffPage.locator('summary', { hasText: 'Tangguhkan akun' }).click()
    await staffPage.getByRole('button', { name: 'Ya, tangguhkan' }).click()
    await staffPage.getByText('Tulis alasannya; pembeli membacanya.').waitFor()
    await staffPage.getByLabel('Alasan').fill('Tagihan bulan lalu belum dibayar.')
    await staffPage.getByRole('button', { name: 'Ya, tangguhkan' }).click()
    await staffPage.getByText('Ditangguhkan oleh Vera Lestari').waitFor()
    await assertPageQuality(staffPage, 'suspended account')
  })
  await withScreenOnFailure(buyer.page, async () => {
    await buyer.page.reload()
    await buyer.page.waitForURL(/\/login/)
    await buyer.page.getByLabel('Email').fill('retail@contoh.id')
    await buyer.page.getByLabel('Kata sandi').fill('belanja-2026')
    await buyer.page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await buyer.page.getByText('Akun ini sedang ditangguhkan').waitFor()
  })
  await withScreenOnFailure(staffPage, async () => {
    await staffPage.getByRole('button', { name: 'Buka penangguhan' }).click()
    await staffPage.getByText('Ditangguhkan oleh Vera Lestari').waitFor({ state: 'hidden' })
  })
  await withScreenOnFailure(buyer.page, () => signIn(buyer.page))
  assert.deepEqual([...buyer.browserErrors, ...staff.browserErrors], [])
  await buyer.context.close()
  await staff.context.close()
})

test('/backoffice/staf: an invited member chooses a password, works in their roles and is signed out when suspended', async () => {
  const admin = await openBrowserSession(browser, shop, DESKTOP)
  const invited = await openBrowserSession(browser, shop, PHONE)
  const email = 'tono.prasetyo@contoh.id'
  await withScreenOnFailure(admin.page, async () => {
    await signInStaff(admin.page, 'admin@contoh.id')
    await admin.page.getByRole('link', { name: 'Staf', exact: true }).click()
    await admin.page.getByLabel('Nama', { exact: true }).fill('Tono Prasetyo')
    await admin.page.getByLabel('Email', { exact: true }).fill(email)
    await admin.page.getByRole('button', { name: 'Kirim undangan' }).click()
    await admin.page.getByText('Pilih paling sedikit satu peran.').waitFor()
    await assertPageQuality(admin.page, 'staff desk refused')
    await admin.page.getByRole('checkbox', { name: /Konten/ }).check()
    await admin.page.getByRole('button', { name: 'Kirim undangan' }).click()
    await admin.page.getByRole('heading', { level: 1, name: 'Tono Prasetyo' }).waitFor()
    await admin.page.getByText('Diundang').waitFor()
    await assertPageQuality(admin.page, 'member of staff')
  })
  const link = await readEmailLink(email, 'staff.invitation')
  const { page } = invited
  await withScreenOnFailure(page, async () => {
    await page.goto(link)
    await page.getByLabel('Kata sandi baru').fill('password123')
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await page.getByText('paling banyak dipakai orang').first().waitFor()
    await assertPageQuality(page, 'staff password refused')
    await page.getByLabel('Kata sandi baru').fill(PASSWORD)
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await page.getByRole('link', { name: 'Masuk' }).click()
    assert.equal(await page.getByLabel('Email').inputValue(), email)
    await page.getByLabel('Kata sandi').fill(PASSWORD)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.waitForURL(/\/backoffice\/produk/)
    assert.equal(await page.getByRole('link', { name: 'Staf', exact: true }).count(), 0)
    await page.goto('/backoffice/staf')
    await page.getByText('Bukan untuk peran Anda').waitFor()
    // A used link is reported before anything is typed; an unknown back-office path has its own 404
    // page.
    await page.goto('/backoffice/tidak-ada')
    await page.getByRole('link', { name: 'Ke meja staf' }).waitFor()
    await page.goto(link)
    await page.getByText('Tautan ini sudah dipakai').waitFor()
    await page.getByRole('link', { name: 'Minta tautan baru' }).click()
    await page.getByRole('button', { name: 'Kirim tautan' }).waitFor()
  })
  await withScreenOnFailure(admin.page, async () => {
    await admin.page.reload()
    await admin.page.getByRole('checkbox', { name: /Penjualan/ }).check()
    await admin.page.getByRole('button', { name: 'Simpan peran' }).click()
    await admin.page.getByText('Peran tersimpan.').waitFor()
    await page.goto('/backoffice/akun')
    await page.getByRole('heading', { name: 'Akun pembeli' }).waitFor()
    await admin.page.getByRole('button', { name: 'Tangguhkan staf' }).click()
    await admin.page.getByText('Staf ditangguhkan.').waitFor()
    await page.reload()
    await page.waitForURL(/\/backoffice\/login/)
    await admin.page.goto('/backoffice/audit?search=Tono')
    await admin.page.getByText('Undang staf').waitFor()
    await admin.page.locator('del', { hasText: /^Konten$/ }).waitFor()
    await admin.page.locator('ins', { hasText: /^Penjualan, Konten$/ }).waitFor()
    await assertPageQuality(admin.page, 'audit of staff')
  })
  assert.deepEqual(admin.browserErrors, [])
  await admin.context.close()
  await invited.context.close()
})

test('/backoffice/staf, /backoffice/verifikasi: without scripts admins cannot drop their own role, and a search stays across tabs', async () => {
  const { page, context } = await openBrowserSession(browser, shop, {
    ...DESKTOP,
    javaScriptEnabled: false,
  })
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/staf?search=admin@')
    await page.getByRole('link', { name: /Ratna Kusuma/ }).click()
    await page.getByRole('checkbox', { name: /Penjualan/ }).check()
    await page.getByRole('button', { name: 'Simpan peran' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ratna Kusuma' }).waitFor()
    assert.ok(await page.getByRole('checkbox', { name: /Admin/ }).isChecked())
    assert.ok(await page.getByRole('checkbox', { name: /Penjualan/ }).isChecked())
    assert.equal(await page.getByRole('button', { name: 'Tangguhkan staf' }).count(), 0)

    await page.goto('/backoffice/verifikasi')
    await page.getByRole('searchbox').fill('karya')
    await page.getByRole('button', { name: 'Cari' }).click()
    await page.getByRole('link', { name: /CV Karya Bersama/ }).waitFor()
    await page.getByRole('link', { name: 'Ditolak' }).click()
    await page.getByText('Tidak ada yang cocok').waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), 'karya')
  })
  await context.close()
})
