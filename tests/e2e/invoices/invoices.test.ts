import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import { putOnTerms } from '#tests/support/finance/invoices.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { markOverdue } from '#modules/finance/invoices/service.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, PROOF_IMAGE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

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
    await page.getByRole('link', { name: /^Tagihan \d+ menunggu Anda$/ }).click()
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

test('/profile/daftar-invoice/detail: another way to pay is chosen with what it costs, and refused where it was paid meanwhile', async () => {
  const { id, invoiceId, api } = await order(24)
  const { amount } = await api.invoices.header({ id: invoiceId })
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-invoice/detail?id=${invoiceId}`)
    await page.getByText('Ganti cara bayar').click()
    const choices = page.getByRole('group', { name: 'Cara bayar' })
    const va = choices.locator('label').filter({ hasText: 'Virtual account' }).first()
    await va.getByText(formatExact(amount)).waitFor()
    assert.ok(await page.getByRole('radio', { name: /^Tempo/ }).isDisabled())
    await choices.getByText('Tingkatkan akun Anda ke akun bisnis').first().waitFor()
    // A lender pays for companies only.
    assert.ok(await page.getByRole('radio', { name: /^Credilinq/ }).isDisabled())
    await assertPageQuality(page, 'an invoice with its ways to pay')
    await va.click()
    await page.getByLabel('Bank virtual account').selectOption('bni')
    await page.getByRole('button', { name: 'Pakai cara ini' }).dblclick()
    await page.waitForURL(/payment-confirmation\/va/)
    await page.goto(`/profile/daftar-invoice/detail?id=${invoiceId}`)
    await page.getByText('Ganti cara bayar').click()
    await choices.locator('label').filter({ hasText: 'Transfer bank' }).click()
    await page.getByRole('button', { name: 'Pakai cara ini' }).click()
    await page.getByRole('heading', { name: 'Transfer tepat sebesar ini' }).waitFor()
    await page.getByText('Ganti cara bayar').click()
    await va.click()
    const finance = await shop.asStaff('finance@contoh.id')
    const { toSend } = await api.invoices.header({ id: invoiceId })
    await api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
    await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
    await page.getByRole('button', { name: 'Pakai cara ini' }).click()
    await page
      .getByRole('main')
      .getByText(/sudah lunas, jadi cara bayarnya tetap/)
      .waitFor()
    assert.equal(await page.getByText(/sudah lunas, jadi cara bayarnya tetap/).count(), 1)
  })
  const payments = await shop.db
    .selectFrom('payment')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .execute()
  assert.equal(payments.length, 1)
})

test('/profile/daftar-invoice: several invoices are chosen, summed, and paid by one transfer', async () => {
  const placed = [await order(21), await order(22)]
  const headers = await Promise.all(
    placed.map(({ api, invoiceId }) => api.invoices.header({ id: invoiceId })),
  )
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto('/profile/daftar-invoice')
    for (const { number } of headers)
      await page.getByRole('checkbox', { name: `Bayar sekaligus ${number}` }).check()
    await page.getByText('2 tagihan dipilih').waitFor()
    await assertPageQuality(page, 'chosen invoices')
    await page.getByRole('button', { name: 'Bayar sekaligus' }).click()
    await page.getByRole('heading', { name: 'Bayar sekaligus', level: 1 }).waitFor()
    await page.getByText('Jumlah 2 tagihan').waitFor()
    await assertPageQuality(page, 'how several invoices are paid')
    await page.getByRole('button', { name: 'Lanjut bayar' }).click()
    await page.getByRole('heading', { name: /^BYR\// }).waitFor()
    await assertPageQuality(page, 'several invoices to pay at once')
    await page.locator('input[type=file]').setInputFiles(PROOF_IMAGE)
    await page.getByRole('button', { name: 'Kirim bukti' }).click()
    await page.getByText('Bukti sudah kami terima').waitFor()
    const { api, invoiceId } = placed[0]!
    assert.equal((await api.invoices.header({ id: invoiceId })).status, 'proof_submitted')
  })
})

test('/profile/daftar-invoice: gives the statement of a month as a PDF and as a spreadsheet', async () => {
  await order(15)
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto('/profile/daftar-invoice')
    await page.getByRole('heading', { name: 'Rekap bulanan' }).waitFor()
    for (const [button, ending] of [
      ['PDF', 'pdf'],
      ['Excel', 'xlsx'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: button, exact: true }).click()
      const name = (await download).suggestedFilename()
      assert.match(name, new RegExp(`^Rekap-tagihan-[\\w-]+-\\d{4}-\\d{2}\\.${ending}$`))
    }
  })
})
