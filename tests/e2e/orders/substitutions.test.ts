import { test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
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

const { shop, browser } = await openShopAndBrowser()

async function createPaidOrder() {
  const stock = { stock: { CBT: 900 }, unit: 'sak' }
  const variant = await createProduct(shop.db, { name: 'Semen habis', price: 55_500, ...stock })
  const other = await createProduct(shop.db, { name: 'Semen ganti', price: 54_000, ...stock })
  const { sku } = await shop.db
    .selectFrom('variant')
    .select('sku')
    .where('id', '=', Number(other))
    .executeTakeFirstOrThrow()
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }
  const { id, number, invoiceId } = await placeOrder(shop, [{ variant, qty: 20 }], buyer)
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const admin = await shop.asStaff()
  await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
  return { id, number, sku }
}

test('a substitute: proposed in the back office, agreed to on a phone, and the difference goes back', async () => {
  const { id, sku } = await createPaidOrder()
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  const buyer = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(staff.page, async () => {
    const { page } = staff
    await signInStaff(page, 'sales@contoh.id')
    await page.goto(`/backoffice/pesanan/${id}`)
    await page.getByText('Usulkan barang pengganti').click()
    await page.getByLabel('Jumlah yang diganti').fill('5')
    await page.getByLabel('SKU penggantinya').fill(sku)
    await page.getByLabel('Jumlah penggantinya').fill('5')
    await page.getByLabel('Harga satuan termasuk PPN').fill('60.000')
    await page.getByRole('button', { name: 'Kirim usulan ke pembeli' }).click()
    await page
      .getByText(/Pengganti tidak boleh lebih mahal/)
      .first()
      .waitFor()
    await page.getByLabel('Harga satuan termasuk PPN').fill('54.000')
    await page.getByRole('button', { name: 'Kirim usulan ke pembeli' }).click()
    await page.getByText('Menunggu pembeli').waitFor()
    await assertPageQuality(page, 'order with a proposed substitute')
  })
  await withScreenOnFailure(buyer.page, async () => {
    const { page } = buyer
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${id}`)
    await page.getByText('Pesanan menjadi lebih murah').waitFor()
    await assertPageQuality(page, 'order with a substitute to decide on')
    await page.getByRole('button', { name: 'Setuju diganti' }).click()
    await page.getByText('Anda setuju').waitFor()
    await page.getByRole('heading', { name: 'Pengembalian dana' }).waitFor()
  })
  await staff.context.close()
  await buyer.context.close()
})
