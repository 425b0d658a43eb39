import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { days } from '#platform/clock.ts'
import { formatExact, formatShort } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, rupiah, sen } from '#platform/money.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { prepareCompanyOnTerms } from '#tests/support/finance/company-on-terms.ts'
import { setLateFeeRates } from '#tests/support/finance/late-fees.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { creditReturn } from '#tests/support/finance/returns.ts'
import { departLines } from '#tests/support/orders/staff-orders.ts'
import {
  DESKTOP,
  PHONE,
  PROOF_IMAGE,
  signIn,
  signInStaff,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

/** Sends a proof of transfer from the page that asks for it. */
async function sendProof(page: Page): Promise<void> {
  await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
  await page.getByText(PROOF_IMAGE.name, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Kirim bukti' }).click()
  await page.getByText('Bukti sudah kami terima').waitFor()
}

/** Works as finance on an order's page. */
const asFinance = (orderId: string, work: (page: Page) => Promise<void>) =>
  visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/pesanan/${orderId}`)
    await work(page)
  })

/** Finance types what came in for an order, and it is settled. */
const confirmTransfer = (orderId: string, received: string) =>
  asFinance(orderId, async (page) => {
    await page.getByLabel('Jumlah masuk').fill(received)
    await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click()
    await page.getByRole('button', { name: 'Batalkan konfirmasi' }).waitFor()
  })

/** From the page of an invoice on terms to its transfer, proof and confirmation. */
const payOnTerms = (email: string, { id, invoiceId }: { id: string; invoiceId: string }) =>
  visit(PHONE, async (page) => {
    await signIn(page, email)
    await page.goto(`/payment-confirmation/tempo?order=${id}`)
    await page.getByText('Transfer bank', { exact: true }).click()
    await page.getByRole('button', { name: 'Lanjut bayar' }).click()
    await page.waitForURL(/\/payment-confirmation\/transfer/)
    await sendProof(page)
    const api = await shop.asBuyer(email)
    const { toSend } = await api.invoices.header({ id: invoiceId })
    await confirmTransfer(id, formatExact(toSend))
    await page.getByRole('heading', { name: 'Pembayaran diterima', level: 1 }).waitFor()
  })

test('transfer: a proof is refused once, Rp 194 too much is taken, and the difference goes back to its buyer', async () => {
  const variant = await createProduct(shop.db, { price: 45_900, stock: { CBT: 900 } })
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }
  const { id, invoiceId } = await placeOrder(shop, [{ variant, qty: 7 }], buyer)
  const { toSend } = await api.payments.paymentDetail({ id: invoiceId })
  const received = formatExact(moneyToJson(sen(moneyFromJson(toSend) + rupiah(194))))
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/payment-confirmation/transfer?order=${id}`)
    await sendProof(page)
    await asFinance(id, async (staff) => {
      await staff.getByText('Tolak bukti').click()
      await staff.getByLabel('Alasan', { exact: true }).fill('Gambarnya tidak terbaca.')
      await staff.getByRole('button', { name: 'Kembalikan ke pembeli' }).click()
      await staff.getByText('Bukti terakhir dikembalikan').waitFor()
    })
    // The page that was open says it by itself.
    await page.getByRole('heading', { name: 'Kirim ulang bukti transfer' }).waitFor()
    await page.getByText('Gambarnya tidak terbaca.').waitFor()
    await sendProof(page)
    await asFinance(id, async (staff) => {
      await staff.getByLabel('Jumlah masuk').fill(received)
      await staff.getByRole('button', { name: 'Konfirmasi pembayaran' }).click()
      await staff
        .getByText(/Kembalikan buktinya, atau terima selisihnya/)
        .first()
        .waitFor()
      await staff.getByText('Terima dengan selisih', { exact: true }).click()
      await staff.getByLabel('Uang yang masuk').fill(received)
      await staff.getByLabel('Selisihnya').selectOption('credited')
      await staff.getByLabel('Alasan menerima').fill('Salah ketik kode unik; sudah ditelepon.')
      await staff.getByRole('button', { name: 'Terima dan lunasi' }).click()
      await staff.getByRole('heading', { name: 'Pengembalian dana' }).first().waitFor()
    })
    await page.getByRole('heading', { name: 'Pembayaran diterima', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Lihat pesanan' }).click()
    await page.getByLabel('Rekening tujuan').fill('BCA 5271 882 901 a.n. Warsito')
    await page.getByRole('button', { name: 'Simpan rekening' }).click()
    await page.getByText(/Sedang kami siapkan untuk dikembalikan ke BCA 5271/).waitFor()
    assert.ok(!(await page.locator('main').innerText()).includes('sudah ditelepon'))
    await visit(DESKTOP, async (staff) => {
      await signInStaff(staff, 'finance@contoh.id')
      const [refund] = (await api.refunds.ofOrder({ id })).results
      await staff.goto(`/backoffice/pengembalian-dana/${refund!.id}`)
      await staff.getByLabel('Jumlah', { exact: true }).fill('194')
      await staff.getByRole('button', { name: 'Siapkan', exact: true }).click()
      await staff.getByLabel('Nomor referensi transfer').fill('BCA 8817')
      await staff.getByRole('button', { name: 'Catat sudah ditransfer' }).click()
      await staff.getByText('BCA 8817').first().waitFor()
    })
    await page.reload()
    await page.getByText(/Sudah kami kembalikan ke BCA 5271 .* referensi BCA 8817/).waitFor()
  })
})

test('tempo: of two invoices one is paid late with its fee, the other in time and partly credited', async () => {
  await setLateFeeRates(shop, { percentPerDay: 0.1, maxPercent: 5 })
  const { email, placeOnTerms } = await prepareCompanyOnTerms(shop, 20_000_000)
  const late = await placeOnTerms(20)
  const credited = await placeOnTerms(30)
  const api = await shop.asBuyer(email)
  const admin = await shop.asStaff()
  for (const { id, lineId, qty } of [
    { ...late, qty: 20 },
    { ...credited, qty: 30 },
  ]) {
    const delivery = { id: await departLines(admin, id, [{ lineId, qty }]) }
    const receivedAt = shop.clock.now().toISOString()
    await admin.staffOrders.receive({ ...delivery, body: { receivedBy: 'Warsito', receivedAt } })
  }

  const used = async () => moneyFromJson((await api.credit.own()).credit!.used)
  const { amount: lateAmount } = await api.invoices.header({ id: late.invoiceId })
  await payOnTerms(email, credited)
  assert.equal(await used(), moneyFromJson(lateAmount))
  await creditReturn(shop, admin, api, { ...credited, name: 'Warsito' })
  const { creditNotes } = await api.invoices.header({ id: credited.invoiceId })
  await visit(PHONE, async (page) => {
    await signIn(page, email)
    await page.goto(`/profile/daftar-invoice/detail?id=${credited.invoiceId}`)
    await page.getByText(creditNotes[0]!.number).filter({ visible: true }).first().waitFor()
  })

  shop.clock.advance(days(14 + 9))
  await runNightly(shop.deps)
  const buyer = await shop.asBuyer(email)
  const overdue = await buyer.invoices.header({ id: late.invoiceId })
  assert.equal(overdue.lateFee?.days, 9)
  await visit(PHONE, async (page) => {
    await signIn(page, email)
    await page.goto('/profile/limit-kredit')
    await page.getByText(/Pesanan baru belum bisa dibayar tempo/).waitFor()
    await page.getByRole('link', { name: overdue.number }).click()
    await page.getByText('Lewat tempo 9 hari').waitFor()
    await page.getByText(formatShort(overdue.lateFee!.amount)).first().waitFor()
  })
  // The late fee is part of what is transferred.
  await payOnTerms(email, late)
  await visit(PHONE, async (page) => {
    await signIn(page, email)
    await page.goto('/profile/limit-kredit')
    await page.getByText('Terpakai', { exact: true }).waitFor()
    assert.equal(await page.getByText('Tagihan tempo yang belum dibayar').count(), 0)
    assert.equal(await page.getByText(/Pesanan baru belum bisa dibayar tempo/).count(), 0)
  })
})
