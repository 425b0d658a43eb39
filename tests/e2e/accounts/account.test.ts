import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdf } from '#tests/support/files/valid.ts'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import { fill, press } from '#tests/support/browser/forms.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  withScreenOnFailure,
  signIn,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

test('/forgot: a new password is chosen through the e-mailed link, which works only once', async () => {
  const email = await createBuyerEmail(shop.db)
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  const elsewhere = await openBrowserSession(browser, shop, DESKTOP)
  await signIn(elsewhere.page, email)
  await withScreenOnFailure(page, async () => {
    await page.goto('/login?redirect=/upo')
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
    await page.waitForURL('/forgot?redirect=%2Fupo')
    await fill(page, { Email: email })
    await press(page, 'Kirim tautan')
    await page.getByRole('heading', { name: 'Buka email Anda' }).waitFor()
    await assertPageQuality(page, 'forgot, sent')
    const link = await page
      .getByRole('link', { name: /Buka tautan|Pilih kata sandi/ })
      .first()
      .getAttribute('href')
    await page.goto(link!)
    await fill(page, { 'Kata sandi baru': 'password123' })
    await press(page, 'Simpan kata sandi')
    await page.getByText('paling banyak dipakai orang').first().waitFor()
    await assertPageQuality(page, 'reset refused')
    await fill(page, { 'Kata sandi baru': 'rumah-joglo-77' })
    await press(page, 'Simpan kata sandi')
    await page.getByRole('heading', { name: 'Kata sandi diganti' }).waitFor()
    await page.getByRole('link', { name: 'Masuk', exact: true }).click()
    await fill(page, { 'Kata sandi': 'rumah-joglo-77' })
    await press(page, 'Masuk')
    // The page that was requested before the password was forgotten.
    await page.waitForURL('/upo')
    await page.goto(link!)
    await page.getByText('Tautan ini sudah dipakai').waitFor()
    await page.getByRole('link', { name: 'Minta tautan baru' }).click()
    await page.waitForURL('/forgot?redirect=%2Fupo')
  })
  await elsewhere.page.goto('/profile')
  await elsewhere.page.waitForURL(/\/login\?redirect=%2Fprofile/)
  assert.deepEqual([...browserErrors, ...elsewhere.browserErrors], [])
  await context.close()
  await elsewhere.context.close()
})

test('forms: a refusal focuses the first invalid field, or the message if there is none', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  const readFocused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('name') ?? activeElement?.textContent
    })
  await withScreenOnFailure(page, async () => {
    await page.goto('/register/retail')
    await fill(page, { 'Nama lengkap': 'Rudi Hartono' })
    await press(page, 'Daftar')
    await page.getByText('Periksa lagi isian yang ditandai').waitFor()
    assert.equal(await readFocused(), 'email')
    await page.goto('/login')
    await fill(page, { Email: 'tidak-ada@contoh.id', 'Kata sandi': 'salah-sekali' })
    await press(page, 'Masuk')
    await page.getByText('Email atau kata sandi tidak cocok').waitFor()
    assert.equal(await readFocused(), 'Email atau kata sandi tidak cocok.')
  })
  await context.close()
})

test('/profile/ubah-kata-sandi: a new password signs out the other browser at its next request', async () => {
  const email = await createBuyerEmail(shop.db)
  const here = await openBrowserSession(browser, shop, PHONE)
  const there = await openBrowserSession(browser, shop, DESKTOP)
  await signIn(here.page, email)
  await signIn(there.page, email)
  await there.page.goto('/profile')
  await withScreenOnFailure(here.page, async () => {
    await here.page.goto('/profile/ubah-kata-sandi')
    await fill(here.page, { 'Kata sandi sekarang': 'salah', 'Kata sandi baru': 'rumah-joglo-77' })
    await press(here.page, 'Simpan kata sandi')
    await here.page.getByText('Kata sandi sekarang tidak cocok.').first().waitFor()
    await fill(here.page, {
      'Kata sandi sekarang': 'belanja-2026',
      'Kata sandi baru': 'rumah-joglo-77',
    })
    await press(here.page, 'Simpan kata sandi')
    await here.page.getByText('Peranti lain sudah dikeluarkan').waitFor()
    await assertPageQuality(here.page, 'password changed')
    await here.page.goto('/profile')
    await here.page.getByRole('heading', { name: 'Profil saya' }).waitFor()
  })
  await withScreenOnFailure(there.page, async () => {
    // A navigation within the browser, not a reload: the very next request of the page.
    await there.page.getByRole('link', { name: 'Alamat pengiriman' }).first().click()
    await there.page.waitForURL(/\/login\?redirect=%2Fprofile%2Falamat-pengiriman/)
    await fill(there.page, { Email: email, 'Kata sandi': 'rumah-joglo-77' })
    await press(there.page, 'Masuk')
    await there.page.waitForURL('/profile/alamat-pengiriman')
  })
  assert.deepEqual([...here.browserErrors, ...there.browserErrors], [])
  await here.context.close()
  await there.context.close()
})

test('/profile/ubah-kata-sandi: the list of devices shows the other browser, which can be signed out', async () => {
  const email = await createBuyerEmail(shop.db)
  const here = await openBrowserSession(browser, shop, PHONE)
  const there = await openBrowserSession(browser, shop, DESKTOP)
  await signIn(there.page, email)
  await signIn(here.page, email)
  await withScreenOnFailure(here.page, async () => {
    await here.page.goto('/profile/ubah-kata-sandi')
    await here.page.getByText('Peranti ini').waitFor()
    await assertPageQuality(here.page, 'devices')
    await press(here.page, 'Keluarkan peranti lain')
    await here.page.getByText(/\d peranti lain sudah dikeluarkan/).waitFor()
    await here.page.getByText('Akun Anda hanya masuk di sini.').waitFor()
  })
  await withScreenOnFailure(there.page, async () => {
    await there.page.goto('/profile')
    await there.page.waitForURL(/\/login\?redirect=%2Fprofile/)
  })
  await here.context.close()
  await there.context.close()
})

test('/profile: what two tabs change of name and phone is there together', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page, await createBuyerEmail(shop.db))
  await withScreenOnFailure(page, async () => {
    await page.goto('/profile')
    const other = await context.newPage()
    await other.goto('/profile')
    await fill(other, { 'Nomor ponsel': '0813 1111 2222' })
    await press(other, 'Simpan')
    await other.getByText('Perubahan tersimpan').waitFor()
    await fill(page, { 'Nama lengkap': 'Sri Rahayu' })
    await press(page, 'Simpan')
    await page.getByText('Perubahan tersimpan').waitFor()
    for (const tab of [page, other]) {
      await tab.goto('/profile')
      assert.equal(await tab.getByLabel('Nama lengkap').inputValue(), 'Sri Rahayu')
      assert.match(await tab.getByLabel('Nomor ponsel').inputValue(), /1111.2222$/)
    }
  })
  await context.close()
})

test('/profile: a form for a company that was only begun makes nobody its owner', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page, await createBuyerEmail(shop.db))
  await withScreenOnFailure(page, async () => {
    await page.goto('/upgrade-account?langkah=penanggung-jawab')
    await fill(page, { Jabatan: 'Pemilik' })
    await press(page, 'Simpan dan lanjut')
    await page.waitForURL(/langkah=alamat/)
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Jadi akun bisnis' }).waitFor()
    for (const name of ['Perusahaan', 'Rekan perusahaan'])
      assert.equal(await page.getByRole('heading', { name, exact: true }).count(), 0, name)
  })
  await context.close()
})

test('/upgrade-account: a retail buyer saves step by step, sees what is missing and submits', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page, await createBuyerEmail(shop.db))
  await withScreenOnFailure(page, async () => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Jadi akun bisnis' }).click()
    await page.waitForURL(/\/upgrade-account(\?|$)/)
    await fill(page, { 'Nama perusahaan': 'UD Sumber Rejeki' })
    await page.getByLabel('Bentuk usaha').selectOption('UD')
    await fill(page, { NPWP: '82.345.678.9-013.000', NIB: '9120001234567' })
    await press(page, 'Simpan dan lanjut')
    await page.waitForURL(/langkah=penanggung-jawab/)
    await page.goto('/waiting-verification')
    await page.getByRole('heading', { name: 'Belum dikirim' }).waitFor()
    const missing = page.locator('main li')
    assert.deepEqual(await missing.allInnerTexts(), [
      'Penanggung jawab',
      'Alamat',
      'NPWP perusahaan',
      'NIB',
      'KTP penanggung jawab',
    ])
    await assertPageQuality(page, 'what a draft lacks')
    await page.getByRole('link', { name: 'Penanggung jawab', exact: true }).click()
    await fill(page, { Jabatan: 'Pemilik' })
    await press(page, 'Simpan dan lanjut')
    await page.waitForURL(/langkah=alamat/)
    await fill(page, { 'Jalan dan nomor': 'Jl. Raya Serang No. 8' })
    await page.getByLabel('Provinsi').selectOption('32')
    await page.getByLabel('Kota atau kabupaten').selectOption('32.16')
    await page.getByLabel('Kecamatan').selectOption({ label: 'Tambun Selatan' })
    await page.getByLabel('Desa atau kelurahan').selectOption({ index: 1 })
    await fill(page, { 'Kode pos': '17510' })
    await press(page, 'Simpan dan lanjut')
    await page.waitForURL(/langkah=dokumen/)
    const document = { name: 'npwp.pdf', mimeType: 'application/pdf', buffer: pdf() }
    await page.getByLabel('NPWP perusahaan').setInputFiles(document)
    await page.getByLabel('NIB').setInputFiles({ ...document, name: 'nib.pdf' })
    await page.getByLabel('KTP penanggung jawab').setInputFiles({ ...PROOF_IMAGE, name: 'ktp.png' })
    await press(page, 'Kirim untuk diperiksa')
    await page.waitForURL('/waiting-verification')
    await page.goto('/profile')
    await page.getByText('sedang diperiksa').first().waitFor()
    const close = page.getByRole('button', { name: 'Tutup pemberitahuan' })
    await close.click()
    await close.waitFor({ state: 'detached' })
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})
