import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { goToPayment } from '#tests/support/browser/purchase-steps.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
const buyer = await shop.asBuyer()
const finance = await shop.asStaff('finance@contoh.id')
const { staffBankSimulator: bank } = finance

/** Places the cart as an order that is paid that way. Returns the order's number. */
async function orderBy(page: Page, choose: () => Promise<unknown>): Promise<string> {
  await buyer.cart.add({ body: { product_variant_id: variant, qty: 20 } })
  await page.goto('/checkout')
  await goToPayment(page)
  await choose()
  await page.getByRole('button', { name: 'Buat pesanan' }).click()
  await page.waitForURL(/\/payment-confirmation\/va/)
  await page.getByRole('heading', { name: 'Selesaikan pembayaran', level: 1 }).waitFor()
  return /SO\/\d{4}\/\d{2}\/\d{6}/.exec(await page.locator('main').innerText())![0]
}

const chooseVirtualAccount = (page: Page, name: string) => async () => {
  await page.getByText('Virtual account', { exact: true }).click()
  const field = page.getByLabel('Bank virtual account')
  await field.selectOption({ label: name })
  // Right below its choice, before the other ways to pay.
  const next = page.getByText('Paper.id', { exact: true })
  assert.ok((await field.boundingBox())!.y < (await next.boundingBox())!.y)
}

/** Pays at the bank; the page that is open has to tell it by itself. */
async function payAndSee(page: Page, number: string) {
  // A page that is loaded anew forgets it.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const { id } = await findAccount(finance, number)
  await bank.pay({ id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  await page.getByRole('heading', { name: 'Pembayaran diterima', level: 1 }).waitFor()
  assert.equal(await page.evaluate(() => 'isSamePage' in globalThis), true)
}

for (const [screen, name] of [
  [PHONE, '360 px'],
  [DESKTOP, '1280 px'],
] as const)
  test(`/payment-confirmation/va: from the checkout to a paid virtual account and a paid QRIS code, ${name}`, async () => {
    await visit(screen, async (page) => {
      await signIn(page)
      const byAccount = await orderBy(page, chooseVirtualAccount(page, 'Mandiri'))
      const { number } = await findAccount(finance, byAccount)
      await page.getByText(number!.replace(/(\d{4})(?=\d)/g, '$1 ')).waitFor()
      await page.getByRole('button', { name: 'Salin nomor virtual account Mandiri' }).waitFor()
      await page.getByText('Kode perusahaan').first().waitFor()
      await page.getByText('Buka Livin’ by Mandiri.').waitFor()
      await page.getByRole('timer').waitFor()
      await assertPageQuality(page, 'virtual account')
      await payAndSee(page, byAccount)
      await assertPageQuality(page, 'paid')

      const byCode = await orderBy(page, () => page.getByText('QRIS', { exact: true }).click())
      await page.getByRole('img', { name: 'Kode QRIS untuk pesanan ini' }).waitFor()
      await assertPageQuality(page, 'QRIS')
      await payAndSee(page, byCode)
    })
  })

for (const [screen, name] of [
  [PHONE, '360 px'],
  [DESKTOP, '1280 px'],
] as const)
  test(`/payment-confirmation/va: from the checkout to the page of Paper.id, and back to paid, ${name}`, async () => {
    await visit(screen, async (page) => {
      await signIn(page)
      await orderBy(page, () => page.getByText('Paper.id', { exact: true }).click())
      const link = page.getByRole('link', { name: 'Bayar di Paper.id' })
      const { pathname } = new URL((await link.getAttribute('href'))!)
      await page.getByRole('timer').waitFor()
      await assertPageQuality(page, 'Paper.id')
      const paper = await page.context().newPage()
      await paper.goto(pathname)
      await paper.getByRole('button', { name: /^Bayar Rp/ }).click()
      await paper.getByText('Sudah dibayar.').waitFor()
      await paper.close()
      await runGatewayJobs(shop)
      await page.getByRole('heading', { name: 'Pembayaran diterima', level: 1 }).waitFor()
    })
  })

test('/payment-confirmation/va: while the bank is down the order stands, and a transfer or another try pays it', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page)
    await bank.changeMode({ body: { mode: 'down' } })
    await orderBy(page, chooseVirtualAccount(page, 'BCA'))
    await page.getByText('Bank belum menjawab').waitFor()
    await page.getByText('Ganti cara bayar').click()
    await page.getByText('Transfer bank', { exact: true }).click()
    await page.getByRole('button', { name: 'Pakai cara ini' }).click()
    await page.getByText('Transfer tepat sebesar ini').waitFor()
    await bank.changeMode({ body: { mode: 'normal' } })
    await page.getByText('Ganti cara bayar').click()
    await chooseVirtualAccount(page, 'BRI')()
    await page.getByRole('button', { name: 'Pakai cara ini' }).click()
    await page.getByRole('button', { name: 'Salin nomor virtual account BRI' }).waitFor()
  })
})

test('/payment-confirmation/transfer: turns to paid by itself when finance has confirmed it', async () => {
  const { results } = await buyer.customers.addresses()
  const { id, invoiceId } = await placeOrder(shop, [{ variant, qty: 20 }], {
    api: buyer,
    accountId: '',
    addressId: results[0]!.id,
  })
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    const following = page.waitForResponse(/ikuti=1/)
    await page.goto(`/payment-confirmation/transfer?order=${id}`)
    await page.getByRole('heading', { name: 'Pesanan diterima', level: 1 }).waitFor()
    await following
    const { toSend } = await buyer.payments.paymentDetail({ id: invoiceId })
    await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
    await page.getByRole('heading', { name: 'Pembayaran diterima', level: 1 }).waitFor()
  })
})

test('/backoffice/simulator-bank: staff forge a notification and pay another amount, which waits for finance', async () => {
  const { results } = await buyer.customers.addresses()
  const order = await placeOrder(
    shop,
    [{ variant, qty: 20 }],
    { api: buyer, accountId: '', addressId: results[0]!.id },
    { payment: { paymentType: 'va', bank: 'permata' } },
  )
  await runGatewayJobs(shop)
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/simulator-bank')
    const row = page.getByRole('listitem').filter({ hasText: order.number })
    await row.getByRole('button', { name: 'Palsukan kabar' }).click()
    await page.getByText(/Toko menjawab 401/).waitFor()
    await row.getByLabel('Jumlah lain').fill('500.000')
    await row.getByRole('button', { name: 'Bayar jumlah lain' }).click()
    await row.getByText(/Dibayar/).waitFor()
    await runGatewayJobs(shop)
    await visit(PHONE, async (buyerPage) => {
      await signIn(buyerPage)
      await buyerPage.goto(`/profile/daftar-transaksi/detail?id=${order.id}`)
      await buyerPage.getByText('Pembayaran perlu diperiksa').waitFor()
      await buyerPage.getByText('Jangan bayar lagi').waitFor()
      assert.equal(await buyerPage.getByRole('link', { name: /^Bayar/ }).count(), 0)
      await assertPageQuality(buyerPage, 'an order whose money does not fit')
      await buyerPage.goto(`/payment-confirmation/va?order=${order.id}`)
      await buyerPage.getByRole('heading', { name: 'Pembayaran diperiksa', level: 1 }).waitFor()
    })
    await page.goto('/backoffice/pembayaran')
    await page.getByRole('heading', { name: 'Uang belum cocok', level: 1 }).waitFor()
    const waiting = page.getByRole('listitem').filter({ hasText: order.number })
    await waiting.getByText(/yang diminta/).waitFor()
    await waiting.getByLabel('Nomor referensi pengembalian').fill('TRF-77')
    await waiting.getByRole('button', { name: 'Sudah dikembalikan' }).click()
    await page.getByText('Pengembalian dicatat.').waitFor()
    await page.getByText('Semua uang cocok').waitFor()
  })
})
