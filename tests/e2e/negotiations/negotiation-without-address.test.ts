import { test } from 'node:test'
import { fillAddress } from '#tests/support/browser/purchase-steps.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import {
  answerNegotiation,
  decideNegotiation,
  toRupiahJson,
} from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, visit } = await openShopAndBrowser()

const sheet = await createProduct(shop.deps.db, {
  name: 'Triplek tawar',
  price: 118_000,
  stock: { CBT: 900 },
})
const api = await shop.asBuyer()
for (const { id } of (await api.customers.addresses()).results)
  await api.customers.removeAddress({ id })
const bid = { product_variant_id: sheet, qty: 40, price: toRupiahJson(95_000) }

test('/negotiation: a buyer without an address adds one on the way, and what was typed is still there', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/negotiation?varian=${sheet}&jumlah=40`)
    await page.getByLabel('Harga Anda untuk Triplek tawar').fill('95.000')
    await page.getByLabel('Nama proyek').fill('Ruko Pak Haji')
    await page.getByRole('link', { name: 'Tambah alamat' }).click()
    await page.getByRole('heading', { name: 'Alamat baru' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Ajukan negosiasi' }).waitFor()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=project]')?.value === 'Ruko Pak Haji',
    )
    await assertPageQuality(page, 'a negotiation without an address')
  })
})

test('/negotiation: without an address the buyer reads why one is needed, and may fetch the goods instead', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/negotiation?varian=${sheet}&jumlah=40`)
    await page.getByLabel('Harga Anda untuk Triplek tawar').fill('95.000')
    await page.getByRole('button', { name: 'Ajukan negosiasi' }).click()
    await page.getByText(/^Ongkos kirim disepakati untuk satu kota\./).waitFor()
    await assertPageQuality(page, 'a negotiation that lacks an address')
    await page.getByRole('radio', { name: 'Ambil di gudang' }).check()
    await page.getByRole('button', { name: 'Ajukan negosiasi' }).click()
    await page.waitForURL('**/negotiation/pengajuan-berhasil?**')
  })
})

test('/checkout?negosiasi=…: a buyer without an address adds one and is back at the order', async () => {
  const { id } = await api.negotiations.create({ body: { lines: [bid], delivery: 'pickup' } })
  await answerNegotiation(await shop.asStaff('sales@contoh.id'), id, [98_000])
  await decideNegotiation(api, id, ['accept'])
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/checkout?negosiasi=${id}`)
    await page.getByRole('link', { name: 'Tambah alamat' }).click()
    await fillAddress(page)
    await page.waitForURL(`/checkout?negosiasi=${id}**`)
    await page.getByRole('button', { name: 'Buat pesanan' }).waitFor()
  })
})
