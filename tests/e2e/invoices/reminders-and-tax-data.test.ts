import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDebtor } from '#tests/support/finance/credit.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const variant = await createProduct(shop.db, { price: 55_500, stock: { CBT: 900 } })

test('/backoffice/keuangan/tagihan: finance reminds of an invoice, pauses it with a reason, and goes on', async () => {
  const debtor = await createDebtor(shop)
  const tempo = { payment: { paymentType: 'tempo' } } as const
  const { invoiceId } = await placeOrder(shop, [{ variant, qty: 20 }], debtor, tempo)
  const { number } = await debtor.api.invoices.header({ id: invoiceId })
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/keuangan/tagihan?company=${debtor.companyId}`)
    await page.getByRole('link', { name: 'Belum ada' }).click()
    await page.getByRole('heading', { name: number, level: 1 }).waitFor()
    await page.getByText('3 hari sebelum').waitFor()
    await page.getByRole('button', { name: 'Kirim pengingat sekarang' }).click()
    await page.getByText('Dikirim tim').waitFor()
    await page.getByText('Hari ini sudah diingatkan.').waitFor()
    await page.getByRole('button', { name: 'Jeda pengingat' }).click()
    await page.getByText('Wajib diisi.').waitFor()
    await page.getByLabel('Alasan').fill('Jumlah sak diperselisihkan')
    await page.getByRole('button', { name: 'Jeda pengingat' }).click()
    await page.getByText('Tagihan ini dijeda').waitFor()
    await page.getByText('Jumlah sak diperselisihkan').waitFor()
    await assertPageQuality(page, 'paused reminders')
    await page.getByRole('button', { name: 'Lanjutkan pengingat' }).click()
    await page.getByText('Hari ini sudah diingatkan.').waitFor()
  })
  const { pauses, sent } = await (
    await shop.asStaff('finance@contoh.id')
  ).staffReminders.show({ id: invoiceId })
  assert.deepEqual([pauses.length, sent.length], [0, 1])
})

test('/profile/faktur-pajak: a person enters the NIK after a typing error, and takes it back', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page, 'retail@contoh.id')
    await page.goto('/profile/faktur-pajak')
    await page.getByRole('heading', { name: 'Data faktur pajak', level: 1 }).waitFor()
    await page.getByLabel('Jenis nomor').selectOption('nik')
    await page.getByLabel('Nomor', { exact: true }).fill('3216 0617 0890 000')
    await page.getByLabel('Nama seperti di kartu').fill('Warsito')
    await page.getByLabel('Alamat seperti di kartu').fill('Jl. Melati 4, Bekasi')
    await page.getByRole('button', { name: 'Simpan data faktur' }).click()
    await page.getByText('NIK terdiri dari 16 angka.').waitFor()
    await page.getByLabel('Nomor', { exact: true }).fill('3216 0617 0890 0001')
    await page.getByRole('button', { name: 'Simpan data faktur' }).click()
    await page.getByText('Data faktur pajak tersimpan.').waitFor()
    // What is stored is read again after the reply.
    const remove = page.getByRole('button', { name: 'Hapus data ini' })
    await remove.waitFor()
    assert.equal(await page.getByLabel('Nomor', { exact: true }).inputValue(), '3216061708900001')
    await assertPageQuality(page, 'tax data')
    await remove.click()
    await page.getByText('Data faktur pajak dihapus.').waitFor()
    // The button is busy until the page is read again, and the number goes with what is read.
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=idNumber]')?.value === '',
    )
    assert.equal(await remove.count(), 0)
  })
})

test('/backoffice/pajak: what is missing of a buyer is said in whole sentences on a phone, too', async () => {
  const debtor = await createDebtor(shop)
  const order = await placeOrder(shop, [{ variant, qty: 20 }], debtor)
  const { toSend } = await debtor.api.invoices.header({ id: order.invoiceId })
  const finance = await shop.asStaff('finance@contoh.id')
  await finance.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
  for (const screen of [PHONE, DESKTOP])
    await visit(screen, async (page) => {
      await signInStaff(page, 'finance@contoh.id')
      await page.goto('/backoffice/pajak')
      await page
        .getByText(/kosong|belum ada/)
        .first()
        .waitFor()
      await assertPageQuality(page, 'tax invoices with something missing')
    })
})

test('/backoffice/pajak: one form completes all of a company’s invoices that lack the same, once', async () => {
  const debtor = await createDebtor(shop)
  const finance = await shop.asStaff('finance@contoh.id')
  const numbers: string[] = []
  for (const qty of [11, 12, 13]) {
    const order = await placeOrder(shop, [{ variant, qty }], debtor)
    const { toSend, number } = await debtor.api.invoices.header({ id: order.invoiceId })
    await finance.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
    numbers.push(number)
  }
  await visit(PHONE, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/pajak')
    const own = page.getByRole('listitem').filter({ hasText: numbers[0]! }).first()
    for (const number of numbers) await own.getByRole('link', { name: number }).waitFor()
    await own.getByLabel('Nomor', { exact: true }).fill('0912345678013009')
    await own.getByLabel('Alamat').fill('Jl. Raya Cakung 9, Jakarta')
    await own.getByRole('button', { name: 'Simpan untuk 3 tagihan' }).click()
    await page.getByText('Data pembeli disimpan.').waitFor()
    await page.getByRole('link', { name: numbers[0]! }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Siap', exact: true }).click()
    for (const number of numbers) await page.getByRole('link', { name: number }).waitFor()
    await assertPageQuality(page, 'tax invoices that are ready')
  })
})
