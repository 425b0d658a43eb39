import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, minutes } from '#platform/clock.ts'
import { formatExact } from '#platform/format.ts'
import { jobs } from '#modules/jobs.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { prepareCompanyOnTerms } from '#tests/support/finance/company-on-terms.ts'
import { departLines } from '#tests/support/orders/staff-orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const BUSINESS = 'bisnis@contoh.id'

/** So much of an order's only line leaves, and is invoiced once that is for good. */
async function deliver(orderId: string, lineId: string, qty: number): Promise<void> {
  const id = await departLines(await shop.asStaff(), orderId, [{ lineId, qty }])
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
  const { placeOnTerms } = await prepareCompanyOnTerms(shop, 90_000_000)
  const { id, lineId } = await placeOnTerms(30)
  const orderUrl = `/profile/daftar-transaksi/detail?id=${id}`
  await visit(PHONE, async (page) => {
    await signIn(page, BUSINESS)
    await page.goto(`/payment-confirmation/tempo?order=${id}`)
    await page.getByText('Setiap pengiriman ada tagihannya sendiri').waitFor()
    await assertPageQuality(page, 'the payment page of an order that is not invoiced yet')
    await page.goto(orderUrl)
    await page.getByText('Belum ditagih').waitFor()
  })
  await deliver(id, lineId, 10)
  await deliver(id, lineId, 12)

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

test('/backoffice/pengaturan: leads to the late fees', async () => {
  await visit(PHONE, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/pengaturan')
    await page.getByRole('link', { name: 'Atur tarif denda' }).click()
    await page.waitForURL('/backoffice/keuangan/denda')
    await page.getByRole('heading', { name: /^Denda/, level: 1 }).waitFor()
  })
})
