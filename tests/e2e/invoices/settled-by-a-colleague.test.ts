import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson, moneyToJson, sen } from '#platform/money.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { makeStatement } from '#tests/support/finance/bank-statements.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { answerNegotiation, toRupiahJson } from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
const finance = await shop.asStaff('finance@contoh.id')

test('/backoffice/mutasi-bank: a line that a colleague has settled says so, and its row is gone', async () => {
  const order = await placeOrder(shop, [{ variant, qty: 20 }])
  const { toSend, number } = await order.api.invoices.header({ id: order.invoiceId })
  const line = { day: '2026-11-20', text: 'TRSF E-BANKING CR WARSITO', amount: toSend }
  const { id } = await finance.staffBankStatements.upload({
    files: { file: makeStatement.bca([line]) },
  })
  await finance.staffBankStatements.apply({ id })
  const { results } = await finance.staffBankStatements.lines({ query: {} })
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/mutasi-bank')
    const settle = page.getByRole('button', { name: `Lunasi ${number}` })
    await settle.waitFor()
    const body = { invoices: [number] }
    await finance.staffBankStatements.match({ id: results[0]!.id, body })
    await settle.click()
    await page.getByText('Mutasi ini sudah diurus rekan Anda. Muat ulang daftarnya.').waitFor()
    await page.getByText('Semua uang masuk sudah cocok').waitFor()
  })
})

test('/backoffice/pembayaran: money that a colleague has taken says so; only what fits a shortfall is offered', async () => {
  const order = await placeOrder(shop, [{ variant, qty: 20 }], undefined, {
    payment: { paymentType: 'qris' },
  })
  await runGatewayJobs(shop)
  const { id, amount } = await findAccount(finance, order.number)
  const short = moneyToJson(sen(moneyFromJson(amount) - 100))
  await finance.staffBankSimulator.pay({ id, body: { kind: 'other', amount: short } })
  await runGatewayJobs(shop)
  const { results } = await finance.staffPayments.listUnmatched({ query: {} })
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/pembayaran')
    const treatment = page.getByLabel('Selisihnya')
    const offered = ['Pilih', 'Kurang: hapuskan kekurangannya']
    assert.deepEqual(await treatment.locator('option').allInnerTexts(), offered)
    await treatment.selectOption({ label: offered[1]! })
    await page.getByLabel('Alasan').fill('Biaya bank')
    await finance.staffPayments.accept({
      id: results[0]!.id,
      body: { treatment: 'written_off', note: 'Selisih satu rupiah' },
    })
    await page.getByRole('button', { name: 'Terima sebagai pembayaran' }).click()
    await page.getByText('Uang ini sudah diurus rekan Anda. Muat ulang daftarnya.').waitFor()
    await page.getByText('Semua uang cocok').waitFor()
  })
})

const place = async () => {
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }
  return placeOrder(shop, [{ variant, qty: 20 }], buyer)
}

test('/profile/daftar-invoice/detail: an invoice that was approved elsewhere says so, and can be paid', async () => {
  const { api, invoiceId } = await place()
  const { db } = shop.deps
  await db
    .updateTable('invoice')
    .set({ status: 'awaiting_approval' })
    .where('id', '=', invoiceId)
    .execute()
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-invoice/detail?id=${invoiceId}`)
    const approve = page.getByRole('button', { name: 'Setujui tagihan' })
    await approve.waitFor()
    await api.payments.approve({ id: invoiceId, body: {} })
    await approve.click()
    await page.locator('.toast').getByText('sudah berstatus "Belum dibayar"').waitFor()
    await page.getByRole('button', { name: 'Kirim bukti' }).waitFor()
  })
})

test('/profile/daftar-invoice/detail: that nothing can be chosen any more is said once, where one chose', async () => {
  const { api, invoiceId } = await place()
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-invoice/detail?id=${invoiceId}`)
    await page.locator('summary', { hasText: 'Ganti cara bayar' }).click()
    await page.getByRole('radio', { name: /QRIS/ }).check()
    await api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
    await page.getByRole('button', { name: 'Pakai cara ini' }).click()
    const said = page.getByText(/^Bukti transfer Anda sedang diperiksa\. Tunggu hasilnya/)
    await page.getByText('Bukti sudah kami terima').waitFor()
    await said.first().waitFor()
    assert.equal(await said.count(), 1)
  })
})

test('/payment-confirmation/transfer: what is wrong with a proof is said once, at the proof', async () => {
  const { id } = await place()
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/payment-confirmation/transfer?order=${id}`)
    await page.locator('summary', { hasText: 'Ganti cara bayar' }).click()
    const buffer = Buffer.from('Bukan gambar.')
    const proof = { name: 'bukti.png', mimeType: 'image/png', buffer }
    await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(proof)
    await page.getByRole('button', { name: 'Kirim bukti' }).click()
    const proofField = page.locator('[aria-invalid=true]')
    await proofField.waitFor()
    const [errorId] = (await proofField.getAttribute('aria-describedby'))!.split(' ')
    await page.locator(`[id="${errorId}"]`).waitFor()
    // Above the form it is only read out.
    const { width, height } = (await page.locator('[data-form-message]').boundingBox())!
    assert.deepEqual([width, height], [1, 1])
  })
})

test('/backoffice/negosiasi: what was typed while a colleague answered can still be read and copied', async () => {
  const api = await shop.asBuyer()
  const addressId = (await api.customers.addresses()).results[0]!.id
  const { id } = await api.negotiations.create({
    body: {
      addressId,
      lines: [{ product_variant_id: variant, qty: 10, price: toRupiahJson(40_000) }],
    },
  })
  await visit(PHONE, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto(`/backoffice/negosiasi/${id}`)
    await page.getByLabel('Harga kita untuk').fill('43.250')
    await page.getByLabel('Ongkos kirim armada kita').fill('120.000')
    await page.getByLabel('Catatan untuk pembeli').fill('Ini yang terbaik.')
    await answerNegotiation(await shop.asStaff(), id, [44_000])
    await page.getByRole('button', { name: 'Kirim penawaran' }).click()
    await page.getByRole('heading', { name: 'Belum terkirim' }).waitFor()
    const unsent = page.locator('dl', { hasText: 'Ini yang terbaik.' })
    await unsent.getByText('43.250').waitFor()
    await unsent.getByText('120.000').waitFor()
    await assertPageQuality(page, 'an offer that came too late')
  })
})
