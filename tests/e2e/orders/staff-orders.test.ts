import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { assertChoiceWhole } from '#tests/support/browser/assert-choice-whole.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const proven: { id: string; number: string; amount: string }[] = []
before(async () => {
  const variant = await createProduct(shop.db, {
    name: 'Semen meja',
    unit: 'sak',
    price: 45_900,
    stock: { CBT: 900 },
  })
  for (let count = 0; count < 3; count++) {
    const buyer = await createBuyerClient(shop)
    const order = await placeOrder(shop, [{ variant, qty: 7 + count }], buyer)
    const files = { file: makeProofImage() }
    await buyer.api.payments.sendProof({ id: order.invoiceId, form: {}, files })
    const { toSend } = await buyer.api.invoices.header({ id: order.invoiceId })
    proven.push({ id: order.id, number: order.number, amount: toSend.amount })
    shop.clock.advance(60_000)
  }
})

test('/backoffice: finance works through proofs from Hari ini with the keyboard, from one to the next and back', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
    const rows = page.locator('main a[data-row]')
    assert.match((await rows.first().textContent())!, new RegExp(proven[0]!.number))
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    for (const { number, amount } of proven) {
      await page.getByRole('heading', { name: number }).waitFor()
      await page.getByLabel('Jumlah masuk').fill(amount)
      await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click()
      await page.getByRole('heading', { name: `${number} Diproses` }).click()
      await page.keyboard.press('n')
    }
    await page.getByText(/^Itu yang terakhir di daftar ini\./).waitFor()
    assert.equal(await page.getByText(proven[0]!.number).count(), 0)
  })
})

for (const size of [PHONE, DESKTOP])
  test(`/backoffice/pesanan/:id at ${size.viewport.width} px: finance takes back a payment that was confirmed by mistake`, async () => {
    const buyer = await createBuyerClient(shop)
    const variant = await createProduct(shop.db, { price: 45_900, stock: { CBT: 9 } })
    const { id, number, invoiceId } = await placeOrder(shop, [{ variant, qty: 3 }], buyer)
    const { toSend: received } = await buyer.api.invoices.header({ id: invoiceId })
    const finance = await shop.asStaff('finance@contoh.id')
    await finance.staffPayments.confirmPayment({ id, body: { received } })
    await visit(size, async (page) => {
      await signInStaff(page, 'finance@contoh.id')
      await page.goto(`/backoffice/pesanan/${id}`)
      await page.getByRole('heading', { name: `${number} Diproses` }).waitFor()
      const undo = page.getByRole('button', { name: 'Batalkan konfirmasi' })
      await page.getByText('Salah tekan? Bisa dibatalkan sampai').waitFor()
      await undo.click()
      await page.getByRole('heading', { name: `${number} Menunggu pembayaran` }).waitFor()
      await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).waitFor()
      assert.equal(await undo.count(), 0)
    })
    assert.equal((await buyer.api.invoices.header({ id: invoiceId })).status, 'unpaid')
  })

test('/backoffice/pesanan/:id: a transfer for two invoices is taken back from one of its orders', async () => {
  const buyer = await createBuyerClient(shop)
  const variant = await createProduct(shop.db, { price: 45_900, stock: { CBT: 90 } })
  const place = (qty: number) => placeOrder(shop, [{ variant, qty }], buyer)
  const [one, two] = [await place(3), await place(4)]
  const { id, number, toSend } = await buyer.api.paymentBundles.createBundle({
    body: { invoices: [one.invoiceId, two.invoiceId], paymentType: 'transfer' },
  })
  await buyer.api.paymentBundles.sendBundleProof({ id, files: { file: makeProofImage() } })
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/pesanan/${one.id}`)
    const panel = page.locator('dl', { hasText: 'Dibayar gabungan' })
    await panel.getByText(formatExact(toSend)).waitFor()
    await assertPageQuality(page, 'the proof of a transfer for two invoices')
    await page.getByLabel('Jumlah masuk').fill(toSend.amount.replace('.', ','))
    await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click()
    await page.getByRole('heading', { name: `${one.number} Diproses` }).waitFor()
    await page.getByText(`Pembayaran ${number} untuk 2 tagihan dibatalkan sekaligus.`).waitFor()
    await page.getByRole('button', { name: 'Batalkan konfirmasi' }).click()
    await page.getByRole('heading', { name: `${one.number} Pembayaran diperiksa` }).waitFor()
  })
  const { status } = await buyer.api.invoices.header({ id: two.invoiceId })
  const bundle = await buyer.api.paymentBundles.bundle({ id })
  assert.deepEqual([status, bundle.status], ['proof_submitted', 'open'])
})

test('/backoffice: on a phone every filter of Hari ini can be read whole', async () => {
  await visit(PHONE, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice')
    for (const label of ['Gudang', 'Jadwal kirim']) await assertChoiceWhole(page.getByLabel(label))
  })
})

test('/backoffice: reads itself again when it becomes visible, but not over a form that is filled in', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice?ahead=7')
    const rows = page.locator('main a[data-row]')
    await rows.first().waitFor()
    const before = await rows.count()
    await page.getByLabel('Gudang').focus()
    const sales = await shop.asStaff('sales@contoh.id')
    const reason = 'Pembeli minta batal.'
    await sales.staffOrderCancellation.cancel({ id: proven[2]!.id, body: { reason } })
    const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'))
    await page.evaluate(becomeVisible)
    assert.equal(await rows.count(), before)
    await page.getByRole('heading', { name: 'Hari ini' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.evaluate(becomeVisible)
    await page.getByText(proven[2]!.number).first().waitFor({ state: 'detached' })
  })
})

test('/backoffice/pesanan: filters and sort survive going into an order and back, and next order keeps to them', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/pesanan?status=processing')
    await page.getByRole('link', { name: 'Total' }).click()
    await page.waitForURL(/sort=largest/)
    const [first, second] = [proven[1]!, proven[0]!]
    await page.getByRole('link', { name: first.number }).click()
    await page.getByRole('heading', { name: first.number }).waitFor()
    await page.getByRole('link', { name: 'Berikutnya' }).click()
    await page.getByRole('heading', { name: second.number }).waitFor()
    await page.getByLabel('Tanda baru').fill('Kirim pagi')
    await page.getByRole('button', { name: 'Tandai' }).click()
    await page.getByRole('button', { name: 'Lepas tanda kirim pagi' }).waitFor()
    await page.getByLabel('Tulis catatan atau pesan').fill('Gang sempit, bawa pickup.')
    await page.getByRole('button', { name: 'Simpan untuk staf' }).click()
    await page.getByText('Gang sempit, bawa pickup.').first().waitFor()
    await page.getByRole('link', { name: 'Daftar pesanan', exact: true }).click()
    await page.waitForURL(/status=processing.*sort=largest/)
    await page.getByText('kirim pagi').first().waitFor()
  })
})

test('/backoffice/pesanan: many orders are tagged at once, and what was refused is named with its reason', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/pesanan?search=semen+meja')
    await page.getByText('Pilih semua di halaman ini').click()
    await page.getByText('3 dipilih').waitFor()
    await page.getByText('Ubah yang dipilih').click()
    await page.getByLabel('Tanda', { exact: true }).last().fill('borongan')
    await page.getByRole('button', { name: 'Tandai' }).click()
    await page.getByText('3 dari 3 pesanan diubah.').first().waitFor()
    await page.getByRole('button', { name: 'Selesaikan' }).click()
    const refused = page.getByRole('alert').filter({ hasText: '3 pesanan tidak berubah:' })
    await refused.waitFor()
    const reasons = (await refused.getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/^[^:]*: /, ''),
    )
    assert.deepEqual(reasons, [...new Set(reasons)], 'each reason stands once')
    // What changed nothing does not look like a success.
    await page.locator('.toast[data-color=warning]').getByText('0 dari 3 pesanan diubah.').waitFor()
    await page.getByText('Saringan', { exact: true }).click()
    await page.getByLabel('Tanda', { exact: true }).first().selectOption('borongan')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await page.waitForURL(/tag=borongan/)
    await page.getByText('Saringan saya').click()
    await page.getByLabel('Simpan saringan ini sebagai').fill('Borongan saya')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByRole('link', { name: 'Borongan saya' }).waitFor()
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Unduh CSV' }).click()
    const csv = await readFile(await (await started).path(), 'utf8')
    for (const { number } of proven) assert.ok(csv.includes(number), number)
  })
})

test('/backoffice/pesanan: without scripts a filter is saved, used and removed, and orders are handed over', async () => {
  await visit({ ...PHONE, javaScriptEnabled: false }, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/pesanan?status=cancelled')
    await page.getByText('Saringan saya').click()
    await page.getByLabel('Simpan saringan ini sebagai').fill('Yang batal')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByRole('link', { name: 'Yang batal' }).waitFor()
    await page.getByLabel(`Pilih ${proven[2]!.number}`).check()
    await page.getByText('Ubah yang dipilih').click()
    await page.getByRole('group').getByLabel('Petugas').last().selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Serahkan' }).click()
    const sales = await shop.asStaff('sales@contoh.id')
    await page.getByLabel(`Pilih ${proven[2]!.number}`).waitFor()
    const { assignee } = await sales.staffOrders.work({ id: proven[2]!.id })
    assert.notEqual(assignee, null)
  })
})
