import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { toJakartaDate } from '#platform/clock.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
let order: { id: string; number: string }
before(async () => {
  const variant = await createProduct(shop.db, {
    name: 'Semen retur',
    unit: 'sak',
    price: 55_500,
    stock: { CBT: 900 },
  })
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }
  const { id, number, invoiceId } = await placeOrder(shop, [{ variant, qty: 20 }], buyer)
  const admin = await shop.asStaff()
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const { lines } = await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
  const prepared = await admin.staffOrders.prepare({
    id,
    body: { lines: [{ lineId: lines[0]!.id, qty: 20 }], ...VEHICLE_AND_DRIVER },
  })
  const delivery = findLatestDelivery(prepared).id
  await admin.staffOrders.depart({ id: delivery })
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ id: delivery, body: { receivedBy: 'Warsito', receivedAt } })
  order = { id, number }
})

/** The text of the credit note that the page links. */
async function downloadCreditNote(page: Page): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: /^CN\// }).click()
  const file = await started
  assert.match(file.suggestedFilename(), /^Nota-kredit-CN-\d{4}-\d{2}-\d{6}\.pdf$/)
  return (await readPdfPages(await readFile(await file.path()))).map(joinLines).join(' ')
}

test('a return: asked for on a phone with a picture, approved, fetched and paid back in the back office', async () => {
  const buyer = await openBrowserSession(browser, shop, PHONE)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  const today = toJakartaDate(shop.clock.now())
  const { page } = buyer
  const orderUrl = `/profile/daftar-transaksi/detail?id=${order.id}`
  await withScreenOnFailure(page, async () => {
    await signIn(page)
    await page.goto(orderUrl)
    await page.getByRole('link', { name: 'Ajukan retur' }).click()
    await page.getByRole('heading', { name: 'Ajukan retur', level: 1 }).waitFor()
    await assertPageQuality(page, 'request of a return')
    await page.getByLabel('Jumlah Semen retur').fill('21')
    await page.getByLabel('Rekening tujuan').fill('BCA 5271 882 901 a.n. Warsito')
    await page.getByRole('button', { name: 'Ajukan retur' }).click()
    await page.getByText('Pilih alasannya.').waitFor()
    await page.getByLabel('Alasan Semen retur').selectOption({ label: 'Rusak atau pecah' })
    await page.getByLabel('Foto 1').setInputFiles(PROOF_IMAGE)
    await page.getByRole('button', { name: 'Ajukan retur' }).click()
    await page
      .getByText(/paling banyak 20 sak, sebanyak yang diterima/)
      .first()
      .waitFor()
    await page.getByLabel('Jumlah Semen retur').fill('6')
    await page.getByRole('button', { name: 'Ajukan retur' }).click()
    await page.getByText('Menunggu keputusan').first().waitFor()
    // What came with the form was on the disk, and is gone.
    assert.deepEqual(await readdir(path.join(shop.dataDir, 'files-received')), [])
    await page.getByText('diminta 6 sak').waitFor()
    const picture = page.getByRole('img', { name: 'Foto 1, buka ukuran penuh' })
    const response = await page.request.get((await picture.getAttribute('src'))!)
    assert.equal(response.headers()['content-type'], 'image/png')
    await assertPageQuality(page, 'order with a return')
  })
  const staffPage = staff.page
  await withScreenOnFailure(staffPage, async () => {
    await signInStaff(staffPage, 'admin@contoh.id')
    await staffPage.getByRole('link', { name: 'Retur' }).first().click()
    await staffPage.getByRole('heading', { name: 'Retur', level: 1 }).waitFor()
    await assertPageQuality(staffPage, 'queue of returns')
    await staffPage.getByRole('link', { name: new RegExp(order.number) }).click()
    await staffPage.getByRole('heading', { name: /^RTR\// }).waitFor()
    await assertPageQuality(staffPage, 'a return to decide')
    await staffPage.getByLabel('Disetujui Semen retur').fill('5')
    await staffPage.getByLabel('Tanggal ambil').fill(today)
    await staffPage.getByRole('button', { name: 'Setujui retur' }).click()
    await staffPage.getByRole('heading', { name: 'Catat barang yang kembali' }).waitFor()
    await assertPageQuality(staffPage, 'a return to receive')
    await staffPage.getByLabel('Diterima Semen retur').fill('4')
    await staffPage.getByLabel('Kembali ke stok Semen retur').fill('1')
    await staffPage.getByLabel('Gudang').selectOption({ index: 1 })
    await staffPage.getByLabel('Tanggal terima').fill(today)
    await staffPage.getByRole('button', { name: 'Catat barang kembali' }).click()
    await staffPage.getByRole('heading', { name: 'Terbitkan nota kredit' }).waitFor()
    await assertPageQuality(staffPage, 'a return to credit')
    await staffPage.getByRole('button', { name: 'Terbitkan nota kredit' }).click()
    await staffPage.getByText('Nota kredit terbit; pembeli sudah kami kabari.').waitFor()
    assert.match(await downloadCreditNote(staffPage), /NOTA KREDIT CN\/.* kabarnya kami kirim/)
    await staffPage.getByRole('link', { name: order.number }).click()
    await staffPage
      .getByText(/dikembalikan dengan nota kredit CN\//)
      .first()
      .waitFor()
    await staffPage.getByRole('link', { name: /Rp\s222\.000/ }).click()
    await staffPage.getByRole('heading', { name: `Pengembalian dana ${order.number}` }).waitFor()
    await assertPageQuality(staffPage, 'a refund to prepare')
    await staffPage.getByLabel('Jumlah').fill('222.001')
    await staffPage.getByRole('button', { name: 'Siapkan' }).click()
    await staffPage
      .getByText(/Paling banyak Rp\s222\.000,00/)
      .first()
      .waitFor()
    await staffPage.getByLabel('Jumlah').fill('222.000')
    await staffPage.getByRole('button', { name: 'Siapkan' }).click()
    await staffPage.getByLabel('Nomor referensi transfer').fill('BCA 8817')
    await staffPage.getByRole('button', { name: 'Catat sudah ditransfer' }).click()
    await staffPage.getByText('Pengembalian dicatat; pembeli sudah kami kabari.').waitFor()
  })
  await withScreenOnFailure(page, async () => {
    await page.goto(orderUrl)
    await page.getByText('diminta 6 sak, disetujui 5, diterima 4').waitFor()
    await page.getByText('BCA 8817').first().waitFor()
    assert.match(await downloadCreditNote(page), /NOTA KREDIT CN\/.* 4 sak .* 222\.000,00/)
    await assertPageQuality(page, 'order with money given back')
  })
  assert.deepEqual([...buyer.browserErrors, ...staff.browserErrors], [])
})

test('/profile/daftar-transaksi/detail: a return is withdrawn after a question while its goods are still there', async () => {
  const buyer = await openBrowserSession(browser, shop, PHONE)
  const { page } = buyer
  const api = await shop.asBuyer()
  const [line] = (await api.returns.ofOrder({ id: order.id })).returnable
  const { number } = await api.returns.request({
    id: order.id,
    body: {
      lines: [{ lineId: line!.lineId, qty: 2, reason: 'surplus' }],
      refundTo: 'BCA 5271 882 901 a.n. Warsito',
    },
  })
  await withScreenOnFailure(page, async () => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${order.id}`)
    await page.getByRole('button', { name: `Tarik retur ${number}` }).click()
    await page.getByText('Anda bisa mengajukannya lagi.').waitFor()
    await page.getByRole('button', { name: 'Ya, tarik' }).click()
    await page.getByText('Anda menarik retur ini').waitFor()
    assert.equal(await page.getByRole('button', { name: `Tarik retur ${number}` }).count(), 0)
    await assertPageQuality(page, 'order with a withdrawn return')
  })
  assert.deepEqual(buyer.browserErrors, [])
})
