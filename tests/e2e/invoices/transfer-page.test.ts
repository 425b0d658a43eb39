import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { createRandom } from '#demo/catalogue/random.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { findCoveredControls } from '#tests/e2e/screenshots/layout-checks.ts'
import {
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()
let order: { id: string; transfer: string; uniqueCode: number }
before(async () => {
  // An amount that does not end in three zeros: the number that is added is not what stands at its end.
  const variant = await createProduct(shop.db, { price: 45_900, stock: { CBT: 900 } })
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const { id, invoiceId } = await placeOrder(shop, [{ variant, qty: 7 }], {
    api,
    accountId: '',
    addressId: results[0]!.id,
  })
  const { toSend, uniqueCode, amount } = await api.payments.paymentDetail({ id: invoiceId })
  assert.ok(uniqueCode > 0 && !amount.amount.endsWith('000.00'))
  order = { id, transfer: toSend.amount.split('.')[0]!, uniqueCode }
})

test('/payment-confirmation/transfer: says that the order was received and names one unique code, the end of the amount', async () => {
  await visit(PHONE, async (page, context) => {
    await signIn(page)
    await page.goto(`/payment-confirmation/transfer?order=${order.id}`)
    await page.getByRole('heading', { name: 'Pesanan diterima', level: 1 }).waitFor()
    const digits = order.transfer.slice(-3)
    const sentence = page.getByText(/adalah kode unik/)
    assert.equal(await sentence.locator('b').innerText(), digits)
    const numbers = (await sentence.innerText()).match(/\b\d{3}\b(?![.\d])/g) ?? []
    assert.deepEqual(
      [...new Set(numbers.filter((number) => number !== digits))].filter(
        (number) => !order.transfer.endsWith(number) && !isPartOfAmount(number),
      ),
      [],
    )
    assert.deepEqual(await findCoveredControls(page), [])
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const name of ['Salin jumlah', /^Salin rekening/])
      for (const button of await page.getByRole('button', { name }).all()) {
        await button.click()
        await page.getByText('Berhasil disalin').first().waitFor()
      }
  })
})

/** The row is named after the digits to look for; its amount is what was added to the invoice. */
async function expectCodeThatAddsUp(page: Page): Promise<void> {
  const row = page.locator('dl > div').filter({ hasText: `Kode unik ${order.transfer.slice(-3)}` })
  assert.match(
    await row.locator('dd').innerText(),
    new RegExp(`^\\+ Rp\\s?${order.uniqueCode},00$`),
  )
}

/** The last digits of the invoice's own amount. */
const isPartOfAmount = (number: string) => ['300', '900'].includes(number)

test('/backoffice/pesanan/{id}: finance sees the same unique code', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/pesanan/${order.id}`)
    await expectCodeThatAddsUp(page)
  })
  await context.close()
})

test('/profile/daftar-transaksi/detail: the order’s page says the same unique code', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${order.id}`)
    await expectCodeThatAddsUp(page)
    await page.getByText('Harus ditransfer').waitFor()
  })
  await context.close()
})

test('/payment-confirmation/transfer: a file chosen while a photo is made smaller is shown with its own size', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    const shrinking = Promise.withResolvers<void>()
    await page.route(/shrink-picture/, async (route) => {
      await shrinking.promise
      await route.continue()
    })
    await signIn(page)
    await page.goto(`/payment-confirmation/transfer?order=${order.id}`)
    const field = page.getByLabel('Foto atau PDF bukti transfer')
    const buffer = await takeLargePicture()
    await field.setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer })
    await page.getByText('Mengecilkan berkas…').waitFor()
    await field.setInputFiles(PROOF_IMAGE)
    await page.getByText(PROOF_IMAGE.name, { exact: true }).waitFor()
    shrinking.resolve()
    await page.getByText(/^\d+ kB$/).waitFor()
  })
  await context.close()
})

test('/payment-confirmation/transfer: a photo of more than 3 MB is made smaller in the browser, shown with name and size, and accepted', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/payment-confirmation/transfer?order=${order.id}`)
    const buffer = await takeLargePicture()
    assert.ok(buffer.length > 3 * 1_048_576, String(buffer.length))
    await page
      .getByLabel('Foto atau PDF bukti transfer')
      .setInputFiles({ name: 'Bukti BCA.png', mimeType: 'image/png', buffer })
    await page.getByText('Bukti BCA.jpg', { exact: true }).waitFor()
    await page.getByText(/^\d+ kB$/).waitFor()
    await page.getByRole('button', { name: 'Kirim bukti' }).click()
    await page.getByText('Bukti sudah kami terima').waitFor()
    // The account numbers are gone: a buyer who looks again must not transfer twice.
    assert.equal(await page.getByText('Ke salah satu rekening').count(), 0)
  })
})

/** A picture of large patches with a little noise: several megabytes as PNG, few as JPEG. */
function takeLargePicture(): Promise<Buffer> {
  const random = createRandom('proof')
  const [width, height] = [1800, 1200]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = 200 + Math.floor(random() * 24)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
