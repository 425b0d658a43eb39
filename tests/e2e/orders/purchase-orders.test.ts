import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { pdf } from '#tests/support/files/valid.ts'
import { BILL_OF_QUANTITIES_HEADER, makeWorkbook } from '#tests/support/files/workbook.ts'
import { findWellStockedSkus } from '#tests/support/catalogue/products.ts'
import {
  signInStaff,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
  signIn,
} from '#tests/support/browser/sessions.ts'
import {
  findChoices,
  findLine,
  findQuantity,
  rematch,
} from '#tests/support/browser/material-lines.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()
let skus: string[]
let bill: Awaited<ReturnType<typeof makeBill>>
before(async () => {
  skus = await findWellStockedSkus(shop.deps.db, 40)
  bill = await makeBill()
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PDF_FILE = { name: 'po-118.pdf', mimeType: 'application/pdf', buffer: pdf() }

/** Forty lines: 36 by SKU, one ambiguous, two unknown, and a total. */
const makeBill = async () => ({
  name: 'rab-gudang.xlsx',
  mimeType: XLSX,
  buffer: await makeWorkbook([
    BILL_OF_QUANTITIES_HEADER,
    ...skus.slice(0, 36).map((sku, at) => [at + 1, sku, 600]),
    [37, 'triplek', 20, 'lembar'],
    [38, 'qqzz wwqq', 4, 'buah'],
    [39, 'zzqq wwzz', 7, 'sak'],
    [40, 'qqxx jumlah seluruhnya', 1, 'set'],
  ]),
})

const signInSales = async (page: Page) => {
  await signInStaff(page, 'sales@contoh.id')
  await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
}

test('/upo: a spreadsheet of forty lines is parsed, corrected, sent and finished by staff', async () => {
  const buyer = await openBrowserSession(browser, shop)
  const staff = await openBrowserSession(browser, shop)
  const page = buyer.page
  await withScreenOnFailure(page, async () => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/upo')
    await page.getByLabel('Purchase order atau RAB').setInputFiles(bill)
    await page.getByRole('button', { name: 'Unggah dan lanjut' }).click()
    await page.getByText('36 dari 40 baris cocok').waitFor()
    await assertPageQuality(page, 'lines of a purchase order')
    // The first row is the header, so line 37 is row 38.
    await findChoices(page, 38).getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.getByLabel('Barang baris 39').fill(skus[36]!)
    await page.getByLabel('Barang baris 39').press('Enter')
    await findLine(page, 39).getByText('Cocok').waitFor()
    await page.getByRole('button', { name: 'Hapus baris 41' }).last().click()
    await page.getByText('38 dari 39 baris cocok').waitFor()
    await findQuantity(page, 2).fill('250')
    await findQuantity(page, 3).fill('')
    await page.getByLabel('Nama proyek').fill('G')
    await page.getByRole('button', { name: 'Kirim PO' }).click()
    await page.getByText('Tulis nama proyek').waitFor()
    await page.getByText('Pilih jenis proyek.').waitFor()
    await page.getByText('Pilih cara bayar.').waitFor()
    await findLine(page, 3).getByText('Tulis jumlah dengan angka.').waitFor()
    await assertPageQuality(page, 'purchase order refused')
    // Corrections survive the refusal.
    assert.equal(await findQuantity(page, 2).inputValue(), '250')
    assert.equal(await page.getByLabel('Barang baris 39').inputValue(), skus[36])
    await findQuantity(page, 3).fill('300')
    await page.getByLabel('Nama proyek').fill('Gudang Cikande tahap 2')
    await page.getByLabel('Jenis proyek').selectOption('pabrik')
    await page.getByLabel('Alamat proyek').selectOption({ index: 1 })
    await page.getByLabel('Tempo').check()
    await page.getByLabel('Catatan').fill('Kirim bertahap.')
    await page.getByRole('button', { name: 'Kirim PO' }).click()
    await page.getByText('PO terkirim').waitFor()
    await page.getByText('39 baris barang').waitFor()
    await page
      .getByText('Gudang Rungkut', { exact: false })
      .or(page.getByText('Jl. Rungkut Industri III', { exact: false }))
      .first()
      .waitFor()
    await assertPageQuality(page, 'purchase order sent')
  })

  const staffPage = staff.page
  await withScreenOnFailure(staffPage, async () => {
    await signInSales(staffPage)
    await staffPage.getByRole('link', { name: 'Purchase order' }).first().click()
    await staffPage.getByRole('link', { name: /Gudang Cikande tahap 2/ }).click()
    await staffPage.getByRole('button', { name: 'Ambil PO ini' }).click()
    await staffPage.getByText('Sedang dikerjakan').first().waitFor()
    await assertPageQuality(staffPage, 'purchase order desk')
    await staffPage.getByText('38 dari 39 baris cocok').waitFor()
    await staffPage.getByLabel('Barang baris 39').fill(skus[37]!)
    await staffPage.getByLabel('Barang baris 39').press('Enter')
    await findLine(staffPage, 39).getByText('Cocok').waitFor()
    await staffPage.getByLabel('Tambah baris').fill(`${skus[38]} 600`)
    await staffPage.getByRole('button', { name: 'Simpan baris' }).click()
    await staffPage.getByText('40 dari 40 baris cocok').waitFor()
    await staffPage
      .getByLabel('Catatan', { exact: false })
      .first()
      .fill('Pembeli minta harga proyek.')
    await staffPage.getByRole('button', { name: 'Simpan catatan' }).click()
    await staffPage.getByText('Catatan staf').waitFor()
    const download = await staffPage.request.get(
      (await staffPage.getByRole('link', { name: /rab-gudang\.xlsx/ }).getAttribute('href'))!,
    )
    assert.equal(download.headers()['x-content-type-options'], 'nosniff')
    assert.match(download.headers()['content-disposition']!, /^attachment;.*rab-gudang\.xlsx$/)
    await staffPage.getByRole('button', { name: 'Tandai selesai' }).click()
    await staffPage.getByText('Tulis hasilnya untuk pembeli.').first().waitFor()
    await staffPage
      .getByLabel('Hasil untuk pembeli')
      .fill('Penawaran sudah kami kirim lewat email.')
    await staffPage.getByRole('button', { name: 'Tandai selesai' }).click()
    await staffPage.getByText('Selesai').first().waitFor()
    await assertPageQuality(staffPage, 'purchase order done')
  })

  await withScreenOnFailure(page, async () => {
    await page.reload()
    await page.getByText('Penawaran sudah kami kirim lewat email.').first().waitFor()
    assert.equal(await page.getByText('Pembeli minta harga proyek.').count(), 0)
    await page.goto('/upo')
    await page.getByRole('link', { name: /Gudang Cikande tahap 2/ }).click()
    const href = await page.getByRole('link', { name: /rab-gudang\.xlsx/ }).getAttribute('href')
    const download = await page.request.get(href!)
    assert.equal(download.headers()['x-content-type-options'], 'nosniff')
    assert.deepEqual(await download.body(), bill.buffer)
  })
  assert.deepEqual([...buyer.browserErrors, ...staff.browserErrors], [])
  await buyer.context.close()
  await staff.context.close()
})

test('/upo: rows of an .xls file that were skipped as headings can be added as lines', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/upo')
    await page.getByLabel('Purchase order atau RAB').setInputFiles('tests/support/files/rab.xls')
    await page.getByRole('button', { name: 'Unggah dan lanjut' }).click()
    await page.getByText(/dari 6 baris cocok/).waitFor()
    await page.getByText('14 baris kami lewati').click()
    const title = page.getByRole('listitem').filter({ hasText: 'II · PEKERJAAN DINDING' })
    await assertPageQuality(page, 'rows that were left out')
    await title.getByRole('button', { name: 'Ini barang' }).click()
    await page.getByText(/dari 7 baris cocok/).waitFor()
    await title.getByText('sudah jadi baris').waitFor()
    await page.getByLabel('Barang baris 13').fill(skus[0]!)
    await page.getByLabel('Barang baris 13').press('Enter')
    await findLine(page, 13).getByText('Cocok').waitFor()
    await rematch(page, 9, 'triplek')
    await rematch(page, 11, 'besi ulir')
    // Accepting the top suggestions marks them until the buyer has checked them.
    await page.getByRole('button', { name: 'Pakai usulan teratas' }).click()
    await page.getByText(/[67] dari 7 baris cocok/).waitFor()
    await assertPageQuality(page, 'suggestions taken')
    const suggested = findLine(page, 9)
    await suggested.getByText('Usulan').waitFor()
    await findQuantity(page, 9).fill('70')
    await suggested.getByText('Cocok').waitFor()
  })
})

test('/upo: before scripts run a purchase order is sent, refused with its values preserved, and cancelled', async () => {
  const { page, context } = await openBrowserSession(browser, shop, {
    ...PHONE,
    javaScriptEnabled: false,
  })
  await withScreenOnFailure(page, async () => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/upo')
    await page.getByLabel('Purchase order atau RAB').setInputFiles({ ...PDF_FILE, name: 'po.png' })
    await page.getByRole('button', { name: 'Unggah dan lanjut' }).click()
    await page
      .getByText(/isinya bukan jenis yang bisa dikirim/)
      .first()
      .waitFor()
    await page.getByLabel('Purchase order atau RAB').setInputFiles(bill)
    await page.getByRole('button', { name: 'Unggah dan lanjut' }).click()
    await findQuantity(page, 2).fill('275')
    await page.getByLabel('Catatan').fill('Lewat pintu belakang.')
    await page.getByRole('button', { name: 'Kirim PO' }).click()
    await page.getByText('Tulis nama proyek').first().waitFor()
    assert.equal(await findQuantity(page, 2).inputValue(), '275')
    assert.equal(await page.getByLabel('Catatan').inputValue(), 'Lewat pintu belakang.')
    await page.getByLabel('Nama proyek').fill('Kios Pasar Minggu')
    await page.getByLabel('Jenis proyek').selectOption('ruko')
    await page.getByLabel('Transfer bank').check()
    await page.getByRole('button', { name: 'Kirim PO' }).click()
    await page.getByText('40 baris barang').waitFor()
    await page.getByRole('button', { name: 'Batalkan PO' }).click()
    await page.getByText('Dibatalkan').first().waitFor()
  })
  await context.close()
})

test('/upo: a retail buyer sees that it is for businesses, and another company’s file is 404', async () => {
  const retail = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(retail.page, async () => {
    await retail.page.goto('/upo')
    await retail.page.waitForURL(/\/login\?redirect=%2Fupo/)
    await retail.page.getByLabel('Email').fill('retail@contoh.id')
    await retail.page.getByLabel('Kata sandi').fill('belanja-2026')
    await retail.page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await retail.page.getByText('Unggah PO untuk akun bisnis').waitFor()
    await assertPageQuality(retail.page, 'for businesses')
    await retail.page.getByRole('link', { name: 'Jadi akun bisnis' }).click()
    await retail.page.waitForURL(/\/upgrade-account/)
    const { id } = await shop.deps.db
      .selectFrom('upo')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    assert.equal((await retail.page.request.get(`/upo?unduh=${id}`)).status(), 404)
  })
  await retail.context.close()
})

test('GET /services/upo/tables/upo/records: needs the access header and a buyer’s token', async () => {
  const { token } = await shop
    .client()
    .identity.signIn({ body: { email: 'bisnis@contoh.id', password: 'belanja-2026' } })
  const status = async (headers: Record<string, string>) =>
    (await fetch(`${shop.origin}/services/upo/tables/upo/records`, { headers })).status
  const access = { 'x-service-access': 'pondasi-upo' }
  const authorization = `Bearer ${token}`
  assert.equal(await status({ authorization }), 401)
  assert.equal(await status({ authorization, 'x-service-access': 'lain' }), 401)
  assert.equal(await status(access), 401)
  assert.equal(await status({ ...access, authorization }), 200)
})
