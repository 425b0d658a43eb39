import { test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { departLines } from '#tests/support/orders/staff-orders.ts'
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

/** A paid order of twenty sacks, of which the recipient refused two. */
async function createRefused() {
  const variant = await createProduct(shop.db, {
    name: 'Semen basah',
    price: 55_500,
    unit: 'sak',
    stock: { CBT: 900 },
  })
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }
  const { id, invoiceId } = await placeOrder(shop, [{ variant, qty: 20 }], buyer)
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const admin = await shop.asStaff()
  await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
  const [line] = (await api.orders.products({ id })).results
  const delivery = await departLines(admin, id, [{ lineId: line!.id, qty: 20 }])
  await admin.staffOrders.receive({
    id: delivery,
    body: {
      receivedBy: 'Pak Warsito',
      receivedAt: shop.clock.now().toISOString(),
      refused: [{ lineId: line!.id, qty: 2, reason: 'Sak basah' }],
    },
  })
  return id
}

test('/backoffice/pesanan/{id}: what was refused and is not sent again is cancelled, and its buyer reads what becomes of the money', async () => {
  const id = await createRefused()
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  const buyer = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(staff.page, async () => {
    const { page } = staff
    await signInStaff(page, 'admin@contoh.id')
    await page.goto(`/backoffice/pesanan/${id}`)
    await page.getByText('Tidak jadi dikirim', { exact: true }).click()
    const quantity = page.getByLabel(/^Semen basah/).last()
    await quantity.fill('3')
    await page.getByRole('button', { name: 'Batalkan sisa barang' }).click()
    await page.getByText('Wajib diisi.').waitFor()
    await page.getByRole('textbox', { name: 'Alasannya' }).fill('Pabriknya belum kirim lagi.')
    await page.getByRole('button', { name: 'Batalkan sisa barang' }).click()
    await page
      .getByText(/tinggal 2 sak yang belum dikirim/)
      .first()
      .waitFor()
    await assertPageQuality(page, 'order whose rest is cancelled')
    await quantity.fill('2')
    await page.getByRole('button', { name: 'Batalkan sisa barang' }).click()
    await page.getByText('Sisa barang dibatalkan, pembeli diberi tahu.').waitFor()
    await page.getByText(/tidak jadi dikirim 2 sak/).waitFor()
  })
  await withScreenOnFailure(buyer.page, async () => {
    const { page } = buyer
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${id}`)
    await page.getByText(/tidak jadi dikirim 2 sak/).waitFor()
    await page.getByText('Barang tidak jadi dikirim').first().waitFor()
    await page
      .getByText(/Pabriknya belum kirim lagi/)
      .first()
      .waitFor()
    await assertPageQuality(page, 'order with cancelled goods')
  })
})
