import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { makeStatement } from '#tests/support/finance/bank-statements.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { noteToasts, waitForToast } from '#tests/support/browser/shown-toasts.ts'

const { shop, visit } = await openShopAndBrowser()
const variant = await createProduct(shop.db, {
  name: 'Semen mutasi',
  price: 55_500,
  stock: { CBT: 900 },
})
const buyer = await shop.asBuyer()
const admin = await shop.asStaff()
const { results: addresses } = await buyer.customers.addresses()

const place = async (qty: number) => {
  const account = { api: buyer, accountId: '', addressId: addresses[0]!.id }
  const order = await placeOrder(shop, [{ variant, qty }], account)
  const { toSend, number } = await buyer.invoices.header({ id: order.invoiceId })
  return { ...order, toSend, invoice: number }
}

const toFilePayload = async (file: File) => ({
  name: file.name,
  mimeType: 'text/csv',
  buffer: Buffer.from(await file.arrayBuffer()),
})

test('/backoffice/mutasi-bank: a broken file is named by its line; a good one is looked at, taken in and settled with the keyboard', async () => {
  const order = await place(20)
  const line = { day: '2026-11-20', text: 'TRSF E-BANKING CR WARSITO', amount: order.toSend }
  const good = makeStatement.bca([line])
  const broken = new File(
    [(await good.text()).replace("'20/11/2026", "'99/11/2026")],
    'mutasi-rusak.csv',
  )
  await visit(DESKTOP, async (page) => {
    await noteToasts(page)
    await signInStaff(page, 'finance@contoh.id')
    await page.getByRole('link', { name: 'Mutasi bank' }).first().click()
    await page.getByRole('heading', { name: 'Mutasi bank', level: 1 }).waitFor()
    const upload = async (file: File) => {
      await page.getByLabel('Berkas CSV').setInputFiles(await toFilePayload(file))
      await page.getByRole('button', { name: 'Periksa berkas' }).click()
      await page.getByRole('heading', { name: `BCA · ${file.name}` }).waitFor()
    }
    await upload(broken)
    await page.getByText('Baris 7: tanggal "\'99/11/2026" tidak terbaca').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Masukkan/ }).count(), 0)
    await assertPageQuality(page, 'a broken statement')
    await page.getByRole('link', { name: 'Mutasi bank' }).first().click()
    await upload(good)
    await assertPageQuality(page, 'a statement')
    await page.getByRole('button', { name: 'Masukkan 1 mutasi' }).click()
    await waitForToast(page, 'Mutasi dimasukkan.')
    await page.getByRole('link', { name: 'Mutasi bank' }).first().click()
    const settle = page.getByRole('button', { name: `Lunasi ${order.invoice}` })
    await settle.waitFor()
    await assertPageQuality(page, 'bank lines')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByText('Semua uang masuk sudah cocok').waitFor()
    await page.getByRole('link', { name: 'Sudah cocok' }).click()
    await page.getByText(`Melunasi ${order.invoice}`).waitFor()
    await page.getByRole('button', { name: 'Batalkan pencocokan' }).click()
    await waitForToast(page, 'Pencocokan dibatalkan; pembeli tidak diberi tahu.')
    await page.getByRole('link', { name: 'Belum cocok', exact: true }).click()
    await settle.click()
    await page.getByText('Semua uang masuk sudah cocok').waitFor()
  })
  assert.equal((await buyer.orders.header({ id: order.id })).status, 'processing')
})

test('/backoffice/mutasi-bank: a line whose payment was confirmed before has joined it, and taken apart is offered it again', async () => {
  const order = await place(9)
  await admin.staffPayments.confirmPayment({ id: order.id, body: { received: order.toSend } })
  const bank = admin.staffBankStatements
  const file = makeStatement.bni([{ day: '2026-11-20', text: 'TARIK', amount: order.toSend }])
  const { id } = await bank.upload({ files: { file } })
  await bank.apply({ id })
  await visit(PHONE, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/mutasi-bank?status=matched')
    const row = page.getByRole('listitem').filter({ hasText: order.invoice })
    await row.getByText(`Pembayaran yang sudah dikonfirmasi: ${order.invoice}`).waitFor()
    await assertPageQuality(page, 'a line that joined a payment')
    await row.getByRole('button', { name: 'Buka lagi' }).click()
    await row.waitFor({ state: 'detached' })
    await page.goto('/backoffice/mutasi-bank')
    await page.getByText('Sudah dikonfirmasi 20 November 2026, jumlah tepat').waitFor()
    await assertPageQuality(page, 'a line with the payment that it is of')
    await page.getByRole('button', { name: `Cocokkan ${order.invoice}` }).click()
    await page.getByText('Semua uang masuk sudah cocok').waitFor()
  })
  assert.equal((await buyer.orders.header({ id: order.id })).status, 'processing')
})

test('/profile/daftar-transaksi/detail: who cancelled a paid order writes a bank account and reads what becomes of the money', async () => {
  const order = await place(7)
  const { id } = order
  await admin.staffPayments.confirmPayment({ id, body: { received: order.toSend } })
  await admin.staffOrderCancellation.cancel({ id, body: { reason: 'Barang rusak.' } })
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${id}`)
    await page.getByRole('heading', { name: 'Pengembalian dana' }).waitFor()
    await page.getByRole('link', { name: 'Tulis rekening' }).click()
    await page.waitForURL(/#pengembalian-dana$/)
    await assertPageQuality(page, 'order that asks for an account')
    assert.equal(await page.getByText('Batalkan pesanan').count(), 0)
    await page.getByLabel('Rekening tujuan').fill('BCA')
    await page.getByRole('button', { name: 'Simpan rekening' }).click()
    await page.getByText('Tulis bank, nomor rekening, dan nama pemiliknya.').first().waitFor()
    await page.getByLabel('Rekening tujuan').fill('BCA 5271 882 901 a.n. Warsito')
    await page.getByRole('button', { name: 'Simpan rekening' }).click()
    const standing = page.getByText(/Sedang kami siapkan untuk dikembalikan ke BCA 5271/)
    await standing.waitFor()
    await page.waitForFunction(() => scrollY > 0)
    assert.equal(await page.getByRole('link', { name: 'Tulis rekening' }).count(), 0)
    const [refund] = (await buyer.refunds.ofOrder({ id })).results
    const { amount } = refund!
    await admin.staffRefunds.prepare({ id: refund!.id, body: { amount } })
    await admin.staffRefunds.pay({ id: refund!.id, body: { reference: 'BCA 8817' } })
    await page.reload()
    await page.getByText(/Sudah kami kembalikan ke BCA 5271 .* referensi BCA 8817/).waitFor()
    await assertPageQuality(page, 'order with its money sent back')
  })
})

test('/profile/daftar-transaksi/detail: another refund has the bank account of the last one filled in', async () => {
  const [first, second] = [await place(3), await place(4)]
  for (const { id, toSend } of [first, second]) {
    await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
    await admin.staffOrderCancellation.cancel({ id, body: { reason: 'Barang rusak.' } })
  }
  const [refund] = (await buyer.refunds.ofOrder({ id: first.id })).results
  const destination = 'Mandiri 1230 0045 a.n. Budi Hartono'
  shop.clock.advance(minutes(1))
  await buyer.refunds.setAccount({ id: first.id, refundId: refund!.id, body: { destination } })
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${second.id}`)
    const account = page.getByLabel('Rekening tujuan')
    assert.equal(await account.inputValue(), destination)
    await page.getByText('Rekening yang terakhir Anda pakai').waitFor()
    await page.getByRole('button', { name: 'Simpan rekening' }).click()
    await page.getByText(/Sedang kami siapkan untuk dikembalikan ke Mandiri 1230/).waitFor()
  })
})

/** A paid order that was cancelled, whose refund waits for a second person. */
async function prepareRefund(quantity: number) {
  const { id, toSend } = await place(quantity)
  await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
  await admin.staffOrderCancellation.cancel({ id, body: { reason: 'Barang rusak.' } })
  const [refund] = (await buyer.refunds.ofOrder({ id })).results
  const { id: refundId, amount } = refund!
  const body = { destination: 'BCA 5271 882 901 a.n. Warsito' }
  await buyer.refunds.setAccount({ id, refundId, body })
  await admin.staffRefunds.prepare({ id: refundId, body: { amount } })
  return { id, refundId }
}

test('/backoffice/pengembalian-dana: finance uploads the proof of a transfer, and the buyer opens it on the order page', async () => {
  const { id, refundId } = await prepareRefund(7)
  const name = 'bukti-bca.png'
  const buffer = Buffer.from(await makeProofImage().arrayBuffer())
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/pengembalian-dana/${refundId}`)
    await page.getByLabel('Nomor referensi transfer').fill('BCA 8817')
    await page.getByRole('button', { name: 'Catat sudah ditransfer' }).click()
    await page.getByRole('button', { name: 'Unggah bukti' }).waitFor()
    await assertPageQuality(page, 'a refund that waits for its proof')
    await page
      .getByLabel('Foto atau PDF bukti transfer')
      .setInputFiles({ name, mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Unggah bukti' }).click()
    await page.getByRole('link', { name: 'Buka bukti' }).waitFor()
    await assertPageQuality(page, 'a refund with its proof')
  })
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${id}`)
    const link = page.getByRole('link', { name: 'Lihat bukti transfer' })
    await link.waitFor()
    const response = await page.request.get((await link.getAttribute('href'))!)
    assert.deepEqual([response.status(), response.headers()['content-type']], [200, 'image/png'])
    assert.deepEqual(await response.body(), buffer)
    const missing = await page.request.get(
      `/profile/daftar-transaksi/detail?id=${id}&bukti-dana=${crypto.randomUUID()}`,
    )
    assert.equal(missing.status(), 404)
  })
})

test('/backoffice/pengembalian-dana: what a colleague did not approve says why, where it is prepared again', async () => {
  const { refundId } = await prepareRefund(100)
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/pengembalian-dana/${refundId}`)
    await page.getByLabel('Alasan').fill('Nama pemiliknya lain.')
    await page.getByRole('button', { name: 'Jangan setujui' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'belum menyetujuinya' })
    await notice.getByText('Nama pemiliknya lain.').waitFor()
    await assertPageQuality(page, 'a refund that was sent back')
  })
})
