import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import {
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const EMAIL = 'tanpa-skrip@contoh.id'
const PASSWORD = 'rumah-joglo-77'

test('purchase without scripts: a buyer searches, registers, chooses a vehicle, orders and sends the proof', async () => {
  const { page, context } = await openBrowserSession(browser, shop, {
    ...PHONE,
    javaScriptEnabled: false,
  })
  await withScreenOnFailure(page, async () => {
    await findAndAdd(page)
    await changeQuantity(page)
    await registerAndSignIn(page)
    await writeAddress(page)
    await chooseVehicle(page)
    await placeOrderAndPay(page)
  })
  await context.close()
})

async function findAndAdd(page: Page) {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('triplek 9 mm')
  await page.getByRole('searchbox').first().press('Enter')
  await page.waitForURL(/\/produk\?search=/)
  await page
    .locator('main')
    .getByRole('link', { name: /Triplek/ })
    .first()
    .click()
  await page.waitForURL(/\/produk\/.+/)
  await page.getByRole('button', { name: 'Tambah ke keranjang', exact: true }).click()
  await page.waitForURL(/\/cart$/)
}

async function changeQuantity(page: Page) {
  const quantity = page.getByRole('spinbutton').first()
  await quantity.fill('3')
  await page.getByRole('button', { name: 'Ubah' }).first().click()
  await page.waitForURL(/\/cart$/)
  assert.equal(await page.getByRole('spinbutton').first().inputValue(), '3')
  await page.getByRole('link', { name: 'Lanjut ke pengiriman' }).click()
  await page.waitForURL(/\/checkout/)
}

async function registerAndSignIn(page: Page) {
  await page.getByRole('link', { name: 'Daftar akun baru' }).click()
  await page.getByLabel('Nama lengkap').fill('Warsito Mandor')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Nomor ponsel').fill('0812 9041 7735')
  await page.getByLabel('Kata sandi').fill('12345678')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  // A common password is refused at its field; the other fields are preserved.
  assert.equal(await page.getByLabel('Nama lengkap').inputValue(), 'Warsito Mandor')
  assert.equal(await page.getByLabel('Kata sandi').inputValue(), '')
  await page.getByLabel('Kata sandi').fill(PASSWORD)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.waitForURL(/\/activation\?/)
  await page.getByRole('link', { name: 'Buka tautan' }).click()
  await page.getByRole('link', { name: 'Masuk', exact: true }).click()
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Kata sandi').fill(PASSWORD)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL(/\/checkout/)
}

async function writeAddress(page: Page) {
  await page.getByRole('link', { name: 'Tambah alamat' }).click()
  await page.waitForURL(/\/profile\/alamat-pengiriman/)
  await page.getByLabel('Jalan, nomor, RT/RW').fill('Jl. Kalimantan Blok C2 No. 18')
  await page.getByLabel('Nama penerima').fill('Pak Warsito')
  await page.getByLabel('Nomor ponsel penerima').fill('0812 9041 7735')
  for (const [label, option] of [
    ['Provinsi', 'Jawa Barat'],
    ['Kota atau kabupaten', 'Kabupaten Bekasi'],
    ['Kecamatan', 'Cikarang Barat'],
  ] as const) {
    await page.getByLabel(label).selectOption({ label: option })
    await page.getByRole('button', { name: 'Perbarui daftar wilayah' }).click()
    assert.equal(
      await page.getByLabel('Jalan, nomor, RT/RW').inputValue(),
      'Jl. Kalimantan Blok C2 No. 18',
    )
    // Personal data never appears in a URL.
    assert.doesNotMatch(decodeURIComponent(page.url()), /Kalimantan|9041|Warsito/)
  }
  await page.getByLabel('Desa atau kelurahan').selectOption({ label: 'Telaga Asih' })
  await page.getByLabel('Kode pos').fill('1753')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  // A refusal preserves everything, including the region lists.
  await page.getByText('Kode pos terdiri dari 5 angka.').first().waitFor()
  assert.equal(
    await page.getByLabel('Desa atau kelurahan').locator('option:checked').innerText(),
    'Telaga Asih',
  )
  await page.getByLabel('Kode pos').fill('17530')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await page.waitForURL(/\/checkout\?alamat=/)
}

async function chooseVehicle(page: Page) {
  const readTotal = async () =>
    (await page.getByRole('complementary', { name: 'Total' }).innerText()).replaceAll(/\s+/g, ' ')
  const cheapest = await readTotal()
  const vehicles = page.locator('input[name="kendaraan"]:enabled')
  const other = page.locator('input[name="kendaraan"]:enabled:not(:checked)').first()
  assert.ok((await vehicles.count()) > 1)
  const vehicle = await other.getAttribute('value')
  await other.check({ force: true })
  await page.getByRole('button', { name: 'Hitung ulang' }).click()
  await page.waitForURL(new RegExp(`kendaraan=${vehicle}`))
  assert.equal(await page.locator('input[name="kendaraan"]:checked').getAttribute('value'), vehicle)
  assert.notEqual(await readTotal(), cheapest)
}

async function placeOrderAndPay(page: Page) {
  await page.getByRole('button', { name: 'Buat pesanan' }).click()
  await page.waitForURL(/\/payment-confirmation\/transfer/)
  assert.match(await page.locator('main').innerText(), /SO\/\d{4}\/\d{2}\/\d{6}/)
  await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
  await page.getByRole('button', { name: 'Kirim bukti' }).click()
  await page.getByText('Bukti sudah kami terima').waitFor()
}
