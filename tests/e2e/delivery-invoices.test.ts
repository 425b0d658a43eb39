import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, minutes } from '#platform/clock.ts'
import { formatExact } from '#platform/format.ts'
import { jobs } from '#modules/jobs.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { giveLimit } from '#tests/support/credit.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { createProduct } from '#tests/support/products.ts'
import { latestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/staff-orders.ts'
import { assertPageQuality } from '../support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const BUSINESS = 'bisnis@contoh.id'

/** The company buys on terms from now on. Returns who orders, and the goods. */
async function prepareCompany() {
  const variant = await createProduct(shop.db, {
    name: 'Semen ditagih per pengiriman',
    unit: 'sak',
    price: 55_500,
    stock: { CBT: 900 },
  })
  const api = await shop.asBuyer(BUSINESS)
  const { company_id } = await shop.db
    .selectFrom('account')
    .select('company_id')
    .where('email', '=', BUSINESS)
    .executeTakeFirstOrThrow()
  await giveLimit(shop, company_id!, 90_000_000, 'D')
  const { results } = await api.customers.addresses()
  return { variant, buyer: { api, accountId: '', addressId: results[0]!.id } }
}

/** So much of an order's only line leaves, and is invoiced once that is for good. */
async function deliver(orderId: string, lineId: string, qty: number): Promise<void> {
  const { staffOrders } = await shop.asStaff()
  const body = { lines: [{ lineId, qty }], ...VEHICLE_AND_DRIVER }
  const { id } = latestDelivery(await staffOrders.prepare({ id: orderId, body }))
  await staffOrders.depart({ id })
  shop.clock.advance(minutes(12))
  await jobs['invoices.issue_for_delivery']!(shop.deps, { deliveryId: id } as never)
}

test('a company has its deliveries invoiced one by one: from the rule to an invoice that is late, and its fee waived', async () => {
  await visit(DESKTOP, async (page) => {
    await signIn(page, BUSINESS)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Tagih per pengiriman' }).click()
    await page.getByText('Tagihan tempo per pengiriman').waitFor()
    await assertPageQuality(page, 'the order rules of a company')
  })
  const { variant, buyer } = await prepareCompany()
  const tempo = { payment: { paymentType: 'tempo' } } as const
  const { id } = await placeOrder(shop, [{ variant, qty: 30 }], buyer, tempo)
  const orderUrl = `/profile/daftar-transaksi/detail?id=${id}`
  await visit(PHONE, async (page) => {
    await signIn(page, BUSINESS)
    await page.goto(`/payment-confirmation/tempo?order=${id}`)
    await page.getByText('Setiap pengiriman ada tagihannya sendiri').waitFor()
    await assertPageQuality(page, 'the payment page of an order that is not invoiced yet')
    await page.goto(orderUrl)
    await page.getByText('Belum ditagih').waitFor()
  })
  const { lines } = await (await shop.asStaff()).staffOrders.show({ id })
  await deliver(id, lines[0]!.id, 10)
  await deliver(id, lines[0]!.id, 12)

  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/keuangan/denda')
    await page.getByText('Belum ada denda').waitFor()
    await page.getByLabel('Denda per hari (%)').fill('0,1')
    await page.getByLabel('Paling banyak (%)').fill('seribu')
    await page.getByRole('button', { name: 'Tambahkan baris' }).click()
    await page.getByText('Tulis denda tertinggi dengan angka.').waitFor()
    await page.getByLabel('Paling banyak (%)').fill('5')
    await page.getByLabel('Mulai tanggal').fill('2026-11-20')
    await page.getByRole('button', { name: 'Tambahkan baris' }).click()
    await page.getByText('Berlaku').waitFor()
    await assertPageQuality(page, 'the table of late fees')
  })
  shop.clock.advance(days(17))
  await runNightly(shop.deps)

  const api = await shop.asBuyer(BUSINESS)
  const { deliveryInvoices } = await api.orders.header({ id })
  const [late] = deliveryInvoices!.results
  assert.equal(late!.status, 'overdue')
  const { lateFee } = await api.invoices.header({ id: late!.id })
  await visit(PHONE, async (page) => {
    await signIn(page, BUSINESS)
    await page.goto('/profile')
    const grade = page.getByRole('dialog', { name: 'Perusahaan Anda sekarang kelas D' })
    const noted = page.waitForResponse((response) => response.request().method() === 'POST')
    await grade.getByRole('button', { name: 'Mengerti' }).click()
    await noted
  })
  for (const viewport of [PHONE, DESKTOP])
    await visit(viewport, async (page) => {
      await signIn(page, BUSINESS)
      await page.goto(orderUrl)
      await page.getByText('Tagihan per pengiriman').waitFor()
      await page.getByText(late!.number).first().waitFor()
      await assertPageQuality(page, 'an order with an invoice for each delivery')
      await page.goto(`/profile/daftar-invoice/detail?id=${late!.id}`)
      await page.getByText(formatExact(lateFee!.amount)).filter({ visible: true }).first().waitFor()
      await assertPageQuality(page, 'an invoice of a delivery with a late fee')
    })
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/pesanan/${id}`)
    await page.getByText('Tagihan per pengiriman').waitFor()
    await assertPageQuality(page, 'an order of staff with an invoice for each delivery')
    await page.goto(`/backoffice/keuangan/tagihan/${late!.id}`)
    await page.getByLabel('Alasan menghapus denda').fill('Truk kami terlambat tiga hari')
    await page.getByRole('button', { name: 'Hapus denda' }).click()
    await page.getByText('Tagihan ini tidak punya denda.').waitFor()
    await page.getByText('Truk kami terlambat tiga hari').waitFor()
    await assertPageQuality(page, 'an invoice whose late fee was waived')
  })
  assert.equal((await api.invoices.header({ id: late!.id })).lateFee, null)
})
