import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pdf } from '#tests/files/honest.ts'
import { signedInBuyer } from '../buyers.ts'
import { register } from './buying.ts'
import { DESK, person, PHONE, PROOF, showing, signIn } from './people.ts'
import { sound } from './screen.ts'
import { shopAndBrowser } from './shop-and-browser.ts'

const { shop, browser } = await shopAndBrowser()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
}
/** An active account of its own, with the password `belanja-2026`; its address of mail. */
async function buyer(): Promise<string> {
  const { accountId } = await signedInBuyer(shop.db)
  const row = shop.db.selectFrom('account').select('email').where('id', '=', accountId)
  return (await row.executeTakeFirstOrThrow()).email
}

test('a forgotten password is chosen anew by the letter’s link, which opens nothing twice', async () => {
  const email = await buyer()
  const { page, context, complaints } = await person(browser, shop, PHONE)
  const elsewhere = await person(browser, shop, DESK)
  await signIn(elsewhere.page, email)
  await showing(page, async () => {
    await page.goto('/login?redirect=/upo')
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
    await page.waitForURL('/forgot?redirect=%2Fupo')
    await fill(page, { Email: email })
    await press(page, 'Kirim tautan')
    await page.getByRole('heading', { name: 'Buka email Anda' }).waitFor()
    await sound(page, 'forgot, sent')
    const link = await page
      .getByRole('link', { name: /Buka tautan|Pilih kata sandi/ })
      .first()
      .getAttribute('href')
    await page.goto(link!)
    await fill(page, { 'Kata sandi baru': 'password123' })
    await press(page, 'Simpan kata sandi')
    await page.getByText('terlalu umum').first().waitFor()
    await sound(page, 'reset refused')
    await fill(page, { 'Kata sandi baru': 'rumah-joglo-77' })
    await press(page, 'Simpan kata sandi')
    await page.getByRole('heading', { name: 'Kata sandi diganti' }).waitFor()
    await page.getByRole('link', { name: 'Masuk', exact: true }).click()
    await fill(page, { 'Kata sandi': 'rumah-joglo-77' })
    await press(page, 'Masuk')
    // Where one was going before the password was forgotten.
    await page.waitForURL('/upo')
    await page.goto(link!)
    await page.getByText('Tautan ini sudah dipakai').waitFor()
    await page.getByRole('link', { name: 'Minta tautan baru' }).click()
    await page.waitForURL('/forgot?redirect=%2Fupo')
  })
  await elsewhere.page.goto('/profile')
  await elsewhere.page.waitForURL(/\/login\?redirect=%2Fprofile/)
  assert.deepEqual([...complaints, ...elsewhere.complaints], [])
  await context.close()
  await elsewhere.context.close()
})

test('the first field that was refused has the focus, and where none was, the sentence above', async () => {
  const { page, context } = await person(browser, shop, PHONE)
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('name') ?? activeElement?.textContent
    })
  await showing(page, async () => {
    await page.goto('/register/retail')
    await fill(page, { 'Nama lengkap': 'Rudi Hartono' })
    await press(page, 'Daftar')
    await page.getByText('Ada isian yang perlu diperbaiki').waitFor()
    assert.equal(await focused(), 'email')
    await page.goto('/login')
    await fill(page, { Email: 'tidak-ada@contoh.id', 'Kata sandi': 'salah-sekali' })
    await press(page, 'Masuk')
    await page.getByText('Email atau kata sandi tidak cocok').waitFor()
    assert.equal(await focused(), 'Email atau kata sandi tidak cocok.')
  })
  await context.close()
})

test('a road’s width is written with a comma, as people here write it', async () => {
  const { page, context } = await person(browser, shop, PHONE)
  await signIn(page, await buyer())
  await showing(page, async () => {
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

test('who changes the password stays, and the other browser is out at its next step', async () => {
  const email = await buyer()
  const here = await person(browser, shop, PHONE)
  const there = await person(browser, shop, DESK)
  await signIn(here.page, email)
  await signIn(there.page, email)
  await there.page.goto('/profile')
  await showing(here.page, async () => {
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
    await sound(here.page, 'password changed')
    await here.page.goto('/profile')
    await here.page.getByRole('heading', { name: 'Profil saya' }).waitFor()
  })
  await showing(there.page, async () => {
    // Within the browser, not by loading anew: the very next request of the page.
    await there.page.getByRole('link', { name: 'Alamat pengiriman' }).first().click()
    await there.page.waitForURL(/\/login\?redirect=%2Fprofile%2Falamat-pengiriman/)
    await fill(there.page, { Email: email, 'Kata sandi': 'rumah-joglo-77' })
    await press(there.page, 'Masuk')
    await there.page.waitForURL('/profile/alamat-pengiriman')
  })
  assert.deepEqual([...here.complaints, ...there.complaints], [])
  await here.context.close()
  await there.context.close()
})

test('a buyer sees the other browser among their devices and puts it out', async () => {
  const email = await buyer()
  const here = await person(browser, shop, PHONE)
  const there = await person(browser, shop, DESK)
  await signIn(there.page, email)
  await signIn(here.page, email)
  await showing(here.page, async () => {
    await here.page.goto('/profile/ubah-kata-sandi')
    await here.page.getByText('Peranti ini').waitFor()
    await sound(here.page, 'devices')
    await press(here.page, 'Keluarkan peranti lain')
    await here.page.getByText(/\d peranti lain sudah dikeluarkan/).waitFor()
    await here.page.getByText('Akun Anda hanya masuk di sini.').waitFor()
  })
  await showing(there.page, async () => {
    await there.page.goto('/profile')
    await there.page.waitForURL(/\/login\?redirect=%2Fprofile/)
  })
  await here.context.close()
  await there.context.close()
})

test('a retail buyer becomes a business step by step, stops, sees what is missing, and sends', async () => {
  const { page, context, complaints } = await person(browser, shop, PHONE)
  await signIn(page, await buyer())
  await showing(page, async () => {
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
    await sound(page, 'what a draft lacks')
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
    const paper = { name: 'npwp.pdf', mimeType: 'application/pdf', buffer: pdf() }
    await page.getByLabel('NPWP perusahaan').setInputFiles(paper)
    await page.getByLabel('NIB').setInputFiles({ ...paper, name: 'nib.pdf' })
    await page.getByLabel('KTP penanggung jawab').setInputFiles({ ...PROOF, name: 'ktp.png' })
    await press(page, 'Kirim untuk diperiksa')
    await page.waitForURL('/waiting-verification')
    await page.goto('/profile')
    await page.getByText('sedang diperiksa').first().waitFor()
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click()
    await page.getByText('sedang diperiksa').first().waitFor({ state: 'hidden' })
  })
  assert.deepEqual(complaints, [])
  await context.close()
})

test('where somebody was going comes along through registering, activation and signing in', async () => {
  const { page, context } = await person(browser, shop, PHONE)
  await showing(page, async () => {
    await page.goto('/profile/alamat-pengiriman?baru')
    await page.waitForURL(/\/login\?redirect=%2Fprofile%2Falamat-pengiriman%3Fbaru/)
    await page.getByRole('link', { name: 'Daftar akun baru' }).click()
    await page.getByRole('link', { name: 'Daftar akun bisnis' }).click()
    await page.waitForURL(/\/register\/bisnis\?redirect=%2Fprofile/)
    await page.getByRole('link', { name: 'Daftar akun eceran' }).click()
    await page.waitForURL(/\/register\/retail\?redirect=%2Fprofile/)
    await page.getByRole('link', { name: 'Masuk', exact: true }).click()
    await fill(page, { Email: await buyer(), 'Kata sandi': 'belanja-2026' })
    await press(page, 'Masuk')
    await page.waitForURL(/\/profile\/alamat-pengiriman\?baru/)
  })
  await context.close()
})

test('an account that is not active yet is led to its link, and still knows where it was going', async () => {
  const { page, context } = await person(browser, shop, PHONE)
  const body = {
    name: 'Warsito',
    email: 'belum-aktif@contoh.id',
    phone: '081290417735',
    password: 'rumah-joglo-77',
  }
  await shop.visitor().identity.register({ body })
  await showing(page, async () => {
    await page.goto('/upo')
    await fill(page, { Email: body.email, 'Kata sandi': body.password })
    await press(page, 'Masuk')
    await page.waitForURL(/\/activation\?.*redirect=%2Fupo/)
    await page.getByText('Akun ini belum aktif').waitFor()
  })
  await context.close()
})

test('a district is found by its name, and the lists above it follow', async () => {
  const { page, context, complaints } = await person(browser, shop, PHONE)
  await signIn(page, await buyer())
  await showing(page, async () => {
    await page.goto('/profile/alamat-pengiriman?baru')
    const search = page.getByRole('searchbox', { name: /Cari daerah/ })
    await search.fill('qqzzxx')
    await page.getByText('Tidak ada kecamatan dengan nama itu.').waitFor()
    await search.fill('cikarang barat')
    await page.getByRole('button', { name: /Cikarang Barat/ }).waitFor()
    await sound(page, 'district search')
    await page.getByRole('button', { name: /Cikarang Barat/ }).click()
    await page
      .getByLabel('Desa atau kelurahan')
      .locator('option')
      .nth(1)
      .waitFor({ state: 'attached' })
    const chosen = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
    assert.deepEqual(
      await Promise.all(['Provinsi', 'Kota atau kabupaten', 'Desa atau kelurahan'].map(chosen)),
      ['32', '32.16', ''],
    )
    assert.match(await chosen('Kecamatan'), /^32\.16\./)
  })
  assert.deepEqual(complaints, [])
  await context.close()
})

test('a register address leads on to a child with its query, and those who are in are sent home', async () => {
  const { page, context } = await person(browser, shop, DESK)
  await showing(page, async () => {
    await page.goto('/register?tracker=ig-11&redirect=/cart')
    await page.waitForURL('/register/retail?tracker=ig-11&redirect=%2Fcart')
    await register(page, 'pelacak@contoh.id')
    await page.waitForURL('/cart')
    for (const path of [
      '/login',
      '/login?redirect=/cart',
      '/register/retail',
      '/register/bisnis',
    ]) {
      await page.goto(path)
      await page.waitForURL('/')
    }
  })
  const row = await shop.db
    .selectFrom('account')
    .select('tracker')
    .where('email', '=', 'pelacak@contoh.id')
    .executeTakeFirstOrThrow()
  assert.equal(row.tracker, 'ig-11')
  await context.close()
})

test('while somebody is let out the session is loading, and nothing asks for it when the window is looked at', async () => {
  const { page, context } = await person(browser, shop, DESK)
  await signIn(page, await buyer())
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Profil saya' }).waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/\/assets\/|\/img\//.test(request.url())) asked.push(request.url())
  })
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(500)
  assert.deepEqual(asked, [])
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/profile.data*', async (route) => (await held, route.continue()))
  await showing(page, async () => {
    await press(page, 'Keluar')
    const link = page.locator('header a[aria-busy="true"]').filter({ visible: true })
    await link.first().waitFor()
    assert.match(await link.first().innerText(), /Memuat/)
    letGo()
    await page.waitForURL('/')
    await page.getByRole('link', { name: 'Masuk', exact: true }).first().waitFor()
  })
  await context.close()
})
