import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { days, toJakartaDate } from '#platform/clock.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { toRupiahJson } from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, browser, visit } = await openShopAndBrowser()
const OTHER_RECIPIENT = 'Neni Suryani'
const goods = { cement: '', brick: '' }
before(async () => {
  const create = (name: string, price: number) =>
    createProduct(shop.deps.db, { name, price, unit: 'sak', stock: { CBT: 5000 } })
  goods.cement = await create('Semen nego', 111_000)
  goods.brick = await create('Bata nego', 55_500)
  const { customers } = await shop.asBuyer()
  const { results } = await customers.addresses()
  const { label, phone, street, postalCode, province, city, district, village } = results[0]!
  await customers.addAddress({
    body: {
      label: `${label} belakang`,
      recipient: OTHER_RECIPIENT,
      phone,
      street,
      postalCode,
      provinceId: province.id,
      cityId: city.id,
      districtId: district.id,
      villageId: village.id,
    },
  })
})

/** Chooses a decision for a line. */
const decide = (page: Page, line: string, decision: 'Setuju' | 'Tolak' | 'Tawar lagi') =>
  page
    .getByRole('radiogroup', { name: `Keputusan untuk ${line}` })
    .getByRole('radio', { name: decision, exact: true })
    .check()
const detailTitle = (page: Page) => page.getByRole('heading', { name: /^NEG\// })

/** Answers the newest waiting negotiation in the back office. */
async function answerAsStaff(page: Page, prices: Record<string, string>, freight: string) {
  await page.goto('/backoffice/negosiasi')
  await page.getByRole('link', { name: /NEG\// }).last().click()
  for (const [line, price] of Object.entries(prices))
    await page.getByLabel(`Harga kita untuk ${line}`).fill(price)
  await page.getByLabel('Ongkos kirim armada kita').fill(freight)
  await page.getByLabel('Berlaku sampai akhir hari').fill(inThreeDays())
  await page.getByRole('button', { name: 'Kirim penawaran' }).click()
  await page.getByText('Penawaran terkirim; sekarang giliran pembeli.').waitFor()
}

const inThreeDays = () => toJakartaDate(new Date(shop.clock.now().getTime() + days(3)))

/** Chooses an address with another recipient, and the first one again. */
async function assertRecipientFollowsAddress(page: Page) {
  const field = page.getByLabel('Alamat', { exact: true })
  const { results } = await (await shop.asBuyer()).customers.addresses()
  const chosen = results.find(({ recipient }) => recipient !== OTHER_RECIPIENT)!
  const other = results.find(({ recipient }) => recipient === OTHER_RECIPIENT)!
  for (const { id, recipient } of [other, chosen]) {
    await field.selectOption(id)
    await page.getByRole('button', { name: 'Ganti alamat' }).click()
    await page.locator(`input[name="addressId"][value="${id}"]`).waitFor({ state: 'attached' })
    assert.equal(await page.getByLabel('Nama penerima di lokasi').inputValue(), recipient)
  }
}

test('/negotiation: from the cart over two rounds to an order at the agreed price', async () => {
  const buyer = await openBrowserSession(browser, shop, DESKTOP)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  const { page } = buyer
  await withScreenOnFailure(page, async () => {
    // A visitor sees the summary, signs in and finds everything again.
    await page.goto(`/negotiation?varian=${goods.cement}&jumlah=10`)
    await page.getByText('Semen nego biasa').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click()
    await page.getByLabel('Email').fill('retail@contoh.id')
    await page.getByLabel('Kata sandi').fill('belanja-2026')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.getByLabel('Harga Anda untuk Semen nego biasa').waitFor()
    assert.equal(await page.getByLabel('Jumlah Semen nego biasa').inputValue(), '10')
    await assertPageQuality(page, 'new negotiation')
    // A price above the list is refused at its field, and what was typed stays.
    await page.getByLabel('Harga Anda untuk Semen nego biasa').fill('120.000')
    await page.getByRole('button', { name: 'Ajukan negosiasi' }).click()
    await page.getByText('Harga daftar hanya Rp 100.000').first().waitFor()
    await page.getByLabel('Harga Anda untuk Semen nego biasa').fill('90.000')
    await page.getByRole('complementary', { name: 'Total' }).getByText('999.000,00').waitFor()
    await page.getByLabel('Nama proyek').fill('Ruko nego')
    await page.getByRole('button', { name: 'Ajukan negosiasi' }).click()
    await page.getByRole('heading', { name: 'Negosiasi diajukan' }).waitFor()
    await assertPageQuality(page, 'negotiation sent')
  })
  await withScreenOnFailure(staff.page, async () => {
    await signInStaff(staff.page, 'sales@contoh.id')
    await answerAsStaff(staff.page, { 'Semen nego biasa': '96.000' }, '200.000')
    await assertPageQuality(staff.page, 'negotiation of staff')
  })
  await withScreenOnFailure(page, async () => {
    await page.getByRole('link', { name: 'Lihat negosiasi' }).click()
    await detailTitle(page).waitFor()
    await page.getByText('Giliran Anda').waitFor()
    await assertPageQuality(page, 'offer to decide')
    await page.getByRole('button', { name: 'Kirim keputusan' }).click()
    await page.getByText(/Pilih keputusan untuk 1 barang lagi/).waitFor()
    await decide(page, 'Semen nego biasa', 'Tawar lagi')
    await page.getByLabel('Tawaran Anda untuk Semen nego biasa').fill('93.000')
    await page.getByRole('button', { name: 'Kirim keputusan' }).click()
    await page.getByText('Giliran kami').waitFor()
  })
  await withScreenOnFailure(staff.page, () =>
    answerAsStaff(staff.page, { 'Semen nego biasa': '94.000' }, '150.000'),
  )
  await withScreenOnFailure(page, async () => {
    await page.reload()
    await decide(page, 'Semen nego biasa', 'Setuju')
    await page.getByRole('button', { name: 'Kirim keputusan' }).click()
    await page.getByText('Harga disepakati').waitFor()
    await page.getByRole('link', { name: 'Buat pesanan' }).first().click()
    await page.getByRole('heading', { name: 'Penerima dan jadwal' }).waitFor()
    await assertPageQuality(page, 'checkout of a negotiation')
    await assertRecipientFollowsAddress(page)
    // 10 × 94.000 + 150.000, and 11 % PPN.
    await page.getByRole('complementary', { name: 'Total' }).getByText('1.209.900,00').waitFor()
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/payment-confirmation\/transfer/)
  })
  assert.deepEqual([...buyer.browserErrors, ...staff.browserErrors], [])
})

test('/profile/daftar-negosiasi: a guest’s link reads and comments until it is revoked', async () => {
  const api = await shop.asBuyer()
  const { id } = await api.negotiations.create({
    body: {
      addressId: (await api.customers.addresses()).results[0]!.id,
      lines: [{ product_variant_id: goods.brick, qty: 10, price: toRupiahJson(40_000) }],
    },
  })
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    await page.goto('/profile/daftar-negosiasi')
    await page.getByRole('heading', { name: 'Negosiasi', exact: true }).waitFor()
    await assertPageQuality(page, 'list of negotiations')
    await page.goto(`/profile/daftar-negosiasi/detail?id=${id}`)
    await page.getByLabel('Nama rekan').fill('Pak Mandor')
    await page.getByRole('button', { name: 'Buat tautan' }).click()
    const link = (await page.locator('code').innerText()).trim()
    await visit(PHONE, async (guest) => {
      await guest.goto(new URL(link).pathname + new URL(link).search)
      await guest.getByText('Tautan untuk Pak Mandor').waitFor()
      await guest.getByText('Ronde 1, pembeli').waitFor()
      await assertPageQuality(guest, 'negotiation for a guest')
      await guest.getByLabel('Catatan Anda').fill('Setuju harga segini.')
      await guest.getByRole('button', { name: 'Kirim catatan' }).click()
      await guest.getByText('Setuju harga segini.').waitFor()
      await page.getByRole('button', { name: 'Cabut tautan Pak Mandor' }).click()
      await page.getByRole('button', { name: 'Cabut tautan', exact: true }).click()
      await page.getByText('Tidak berlaku').waitFor()
      await guest.reload()
      await guest.getByText('Tautan ini sudah tidak berlaku').waitFor()
    })
  })
})

test('/backoffice/negosiasi/baru: staff offer to a buyer who phoned', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/negosiasi/baru')
    await page.getByLabel('Cari pembeli').fill('retail@contoh.id')
    await page.getByRole('button', { name: 'Cari pembeli' }).click()
    await page.getByRole('link', { name: 'retail@contoh.id' }).click()
    await page.getByLabel('Satu barang per baris').fill('Bata nego 20 sak')
    await page.getByRole('button', { name: 'Cocokkan dengan katalog' }).click()
    await page.getByLabel('Harga kita').fill('45.000')
    await page.getByLabel('Perlu tiba').fill(inThreeDays())
    await page.getByRole('button', { name: 'Hitung tarif armada' }).click()
    await page.getByText(/^Tarif armada kita Rp .+ rit\)\.$/).waitFor()
    assert.equal(await page.getByLabel('Harga kita').inputValue(), '45.000')
    await page.getByLabel('Ongkos kirim').fill('0')
    await page.getByLabel('Berlaku sampai akhir hari').fill(inThreeDays())
    await assertPageQuality(page, 'offer by phone')
    await page.getByRole('button', { name: 'Kirim penawaran' }).click()
    await page.getByRole('heading', { name: /^NEG\// }).waitFor()
    const request = page.locator('section', {
      has: page.getByRole('heading', { name: 'Permintaan' }),
    })
    await request.getByText('Perlu tiba').waitFor()
    await request.getByText('Alamat', { exact: true }).waitFor()
  })
})

test('/backoffice/negosiasi: an answer changes a quantity and takes out a line that cannot be had', async () => {
  const api = await shop.asBuyer('bisnis@contoh.id')
  const price = { amount: '90000.00', currency: 'IDR' } as const
  const { id } = await api.negotiations.create({
    body: {
      addressId: (await api.customers.addresses()).results[0]!.id,
      lines: [
        { product_variant_id: goods.cement, qty: 10, price },
        { product_variant_id: goods.brick, qty: 5, price: { ...price, amount: '45000.00' } },
      ],
    },
  })
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto(`/backoffice/negosiasi/${id}`)
    await page.getByLabel('Harga kita untuk Semen nego').fill('95.000')
    await page.getByRole('button', { name: 'Kirim penawaran' }).click()
    await page.locator('[aria-invalid=true]:focus').waitFor()
    const unpriced = await page.getByLabel('Harga kita untuk Bata nego').getAttribute('id')
    const marked = page.locator('[aria-invalid=true]')
    assert.deepEqual(await marked.evaluateAll((all) => all.map(({ id }) => id)), [unpriced])
    await page.getByText('Ubah jumlah atau tandai tidak tersedia Semen nego').click()
    await page.getByLabel('Jumlah yang ditawarkan Semen nego').fill('8')
    await page.getByText('Ubah jumlah atau tandai tidak tersedia Bata nego').click()
    await page.getByLabel('Alasan tidak tersedia Bata nego').fill('Pabriknya berhenti membuat.')
    await assertPageQuality(page, 'an answer with another quantity')
    await page.getByLabel('Ongkos kirim armada kita').fill('100.000')
    await page.getByLabel('Berlaku sampai akhir hari').fill(inThreeDays())
    await page.getByRole('button', { name: 'Kirim penawaran' }).click()
    await page.getByText('Penawaran terkirim; sekarang giliran pembeli.').waitFor()
  })
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto(`/profile/daftar-negosiasi/detail?id=${id}`)
    await page.getByText('Tidak tersedia: Pabriknya berhenti membuat.').waitFor()
    await page.getByText('Jumlah kami ubah dari 10 menjadi 8 sak.').first().waitFor()
    const rounds = page.getByRole('region', { name: 'Ronde 1, Kami' })
    await rounds.getByText('Semen nego biasa 10 menjadi 8 sak').waitFor()
    await rounds.getByText('Bata nego biasa tidak tersedia').waitFor()
    await rounds.getByText('760.000').waitFor()
    await assertPageQuality(page, 'an offer with a line that cannot be had')
  })
})
