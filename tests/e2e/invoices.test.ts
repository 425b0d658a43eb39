import assert from 'node:assert/strict'
import { test } from 'node:test'
import { putOnTerms } from '#tests/support/invoices.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { createProduct } from '#tests/support/products.ts'
import { markOverdue } from '#modules/finance/invoices/service.ts'
import { assertPageQuality } from '../support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, PROOF_IMAGE, signIn } from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const cement = await createProduct(shop.db, {
  name: 'Semen tagihan',
  unit: 'sak',
  price: 54_500,
  weightKg: 40,
  stock: { CBT: 50_000 },
})

/** The invoices of these orders of the demo's retail buyer. */
async function order(qty: number) {
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }
  return placeOrder(shop, [{ variant: cement, qty }], buyer)
}

test('/profile/daftar-invoice: says what is owed by age, and leads from an age to its invoices', async () => {
  const [late, due] = [await order(20), await order(30)]
  await putOnTerms(shop, late.id, late.invoiceId, 35)
  await markOverdue(shop.deps)
  const { number } = await late.api.invoices.header({ id: late.invoiceId })
  const other = await due.api.invoices.header({ id: due.invoiceId })
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Tagihan', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Tagihan', level: 1 }).waitFor()
    assert.match(await page.title(), /^Daftar Invoice/)
    await assertPageQuality(page, 'the list of invoices')
    await page.getByRole('link', { name: /^Lewat 31–60 hari/ }).click()
    await page.getByRole('link', { name: other.number }).waitFor({ state: 'detached' })
    await page.getByText('Lewat tempo 35 hari').waitFor()
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { name: number, level: 1 }).waitFor()
    await page.getByText('Lewat tempo 35 hari').first().waitFor()
    await assertPageQuality(page, 'an invoice that is late')
  })
})

test('/profile/daftar-invoice/detail: takes the proof of a transfer and gives the invoice as a PDF', async () => {
  const { invoiceId, api } = await order(25)
  const { number } = await api.invoices.header({ id: invoiceId })
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-invoice?search=${encodeURIComponent(number)}`)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { name: 'Transfer tepat sebesar ini' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Tagihan (PDF)' }).click()
    assert.equal((await download).suggestedFilename(), `Tagihan-${number.replaceAll('/', '-')}.pdf`)
    await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
    await page.getByRole('button', { name: 'Kirim bukti' }).click()
    await page.getByText('Bukti sudah kami terima').waitFor()
    await assertPageQuality(page, 'an invoice whose proof is being checked')
    await page.getByRole('link', { name: 'Pesanan dan surat jalan' }).click()
    await page.getByRole('link', { name: number }).click()
    await page.waitForURL(/daftar-invoice\/detail/)
  })
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'proof_submitted')
})

test('/profile/daftar-invoice/detail: an invoice that waits for approval is approved, then paid', async () => {
  const { invoiceId, api } = await order(22)
  await shop.db
    .updateTable('invoice')
    .set({ status: 'awaiting_approval' })
    .where('id', '=', invoiceId)
    .execute()
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-invoice/detail?id=${invoiceId}`)
    await page.getByText('Perlu persetujuan').first().waitFor()
    assert.equal(await page.getByRole('button', { name: 'Kirim bukti' }).count(), 0)
    await assertPageQuality(page, 'an invoice that waits for approval')
    await page.getByLabel('Catatan').fill('Sudah cocok dengan PO.')
    await page.getByRole('button', { name: 'Setujui tagihan' }).click()
    await page.getByRole('button', { name: 'Kirim bukti' }).waitFor()
  })
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'unpaid')
})
