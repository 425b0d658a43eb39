import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { days, toJakartaDate } from '#platform/clock.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createMatchedPurchaseOrder } from '#tests/support/orders/purchase-order.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const validUntil = () => toJakartaDate(new Date(shop.clock.now().getTime() + days(3)))
const admin = await shop.asStaff()

type Decision = 'Setuju' | 'Tolak' | number

/** Decides these lines of an offer; a number is a new bid. */
async function decide(page: Page, decisions: Record<string, Decision>) {
  for (const [line, decision] of Object.entries(decisions)) {
    const name = typeof decision === 'number' ? 'Tawar lagi' : decision
    await page
      .getByRole('radiogroup', { name: `Keputusan untuk ${line}` })
      .getByRole('radio', { name, exact: true })
      .check()
    if (typeof decision === 'number')
      await page.getByLabel(`Tawaran Anda untuk ${line}`).fill(String(decision))
  }
  await page.getByRole('button', { name: 'Kirim keputusan' }).click()
}

/** Answers the open lines of the negotiation that the page shows. */
async function offer(page: Page, prices: Record<string, number>, freight: number) {
  for (const [line, price] of Object.entries(prices))
    await page.getByLabel(`Harga kita untuk ${line}`).fill(String(price))
  await page.getByLabel('Ongkos kirim armada kita').fill(String(freight))
  await page.getByLabel('Berlaku sampai akhir hari').fill(validUntil())
  await page.getByRole('button', { name: 'Kirim penawaran' }).click()
  await page.getByText('Penawaran terkirim; sekarang giliran pembeli.').waitFor()
}

/** Loads so much of each line of the order that the page shows; 0 leaves it for later. */
async function prepare(page: Page, quantities: Record<string, number>) {
  for (const [line, quantity] of Object.entries(quantities))
    if (quantity > 0) await page.getByLabel(`Jumlah ${line}`).fill(String(quantity))
    else await page.getByRole('checkbox', { name: line }).uncheck()
  await page.getByLabel('Nomor polisi').fill('B 9041 KXR')
  await page.getByLabel('Nama sopir').fill('Agus Salim')
  await page.getByLabel('Nomor ponsel sopir').fill('0813 1111 2222')
  await page.getByRole('button', { name: 'Siapkan pengiriman' }).click()
}

/** Sends the prepared delivery off and records its receipt. */
async function deliver(page: Page, recipient: string) {
  await page.getByRole('button', { name: 'Berangkatkan' }).click()
  await page.getByLabel('Diterima oleh').fill(recipient)
  // The shop's clock is fixed at noon; the form proposes the machine's time.
  await page.getByLabel('Waktu terima').fill('2026-11-20T12:00')
  await page.getByRole('button', { name: 'Catat diterima' }).click()
  await page.getByText(`Diterima ${recipient}`).first().waitFor()
}

test('/negotiation: five lines over three rounds, one refused and one countered, become an order that comes in two deliveries', async () => {
  const prices = { Semen: 111_000, Bata: 55_500, Pasir: 222_000, Besi: 88_800, Cat: 166_500 }
  const api = await shop.asBuyer()
  for (const [name, price] of Object.entries(prices)) {
    const variant = await createProduct(shop.db, {
      name: `${name} tawar`,
      price,
      unit: 'sak',
      weightKg: 10,
      stock: { CBT: 500 },
    })
    await api.cart.add({ body: { product_variant_id: variant, qty: 20 } })
  }
  const buyer = await openBrowserSession(browser, shop, PHONE)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  const { page } = buyer
  let path = ''
  await withScreenOnFailure(page, async () => {
    await signIn(page)
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Tawar harga' }).click()
    const bids = { Semen: 80_000, Bata: 40_000, Pasir: 150_000, Besi: 60_000, Cat: 120_000 }
    for (const [name, bid] of Object.entries(bids))
      await page.getByLabel(`Harga Anda untuk ${name} tawar`).fill(String(bid))
    await assertPageQuality(page, 'a negotiation of five lines')
    await page.getByRole('button', { name: 'Ajukan negosiasi' }).click()
    await page.getByRole('link', { name: 'Lihat negosiasi' }).click()
    await page.getByText('Giliran kami').waitFor()
    path = new URL(page.url()).searchParams.get('id')!
  })
  await withScreenOnFailure(staff.page, async () => {
    await signInStaff(staff.page, 'admin@contoh.id')
    await staff.page.getByRole('heading', { name: 'Hari ini' }).waitFor()
    await staff.page.goto(`/backoffice/negosiasi/${path}`)
    const answer = { Semen: 95_000, Bata: 48_000, Pasir: 190_000, Besi: 75_000, Cat: 140_000 }
    const named = Object.fromEntries(
      Object.entries(answer).map(([name, price]) => [`${name} tawar`, price]),
    )
    await offer(staff.page, named, 300_000)
  })
  await withScreenOnFailure(page, async () => {
    await page.reload()
    await page.getByText('Giliran Anda').waitFor()
    await decide(page, {
      'Semen tawar': 85_000,
      'Bata tawar': 'Setuju',
      'Pasir tawar': 'Tolak',
      'Besi tawar': 'Setuju',
      'Cat tawar': 'Setuju',
    })
    await page.getByText('Giliran kami').waitFor()
  })
  await withScreenOnFailure(staff.page, async () => {
    await staff.page.reload()
    await offer(staff.page, { 'Semen tawar': 92_000 }, 250_000)
  })
  await withScreenOnFailure(page, async () => {
    await page.reload()
    await page.getByText('Giliran Anda').waitFor()
    await decide(page, { 'Semen tawar': 88_000 })
    await page.getByText('Giliran kami').waitFor()
  })
  await withScreenOnFailure(staff.page, async () => {
    await staff.page.reload()
    await offer(staff.page, { 'Semen tawar': 90_000 }, 200_000)
    await assertPageQuality(staff.page, 'the third answer')
  })
  let order = ''
  await withScreenOnFailure(page, async () => {
    await page.reload()
    await page.getByText('Giliran Anda').waitFor()
    await decide(page, { 'Semen tawar': 'Setuju' })
    await page.getByText('Harga disepakati').waitFor()
    await assertPageQuality(page, 'agreed after three rounds')
    await page.getByRole('link', { name: 'Buat pesanan' }).first().click()
    await page.getByRole('heading', { name: 'Penerima dan jadwal' }).waitFor()
    // 20 × (90.000 + 48.000 + 75.000 + 140.000) + 200.000 = 7.260.000, and 11 % PPN.
    await page.getByRole('complementary', { name: 'Total' }).getByText('8.058.600,00').waitFor()
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
    await page.getByRole('button', { name: 'Kirim bukti' }).click()
    await page.getByText('Bukti sudah kami terima').waitFor()
    order = (await api.negotiations.header({ id: path })).order!.id
  })
  const { transfer, lines } = await admin.staffOrders.show({ id: order })
  assert.deepEqual(
    lines.map(({ name, qty }) => [name, qty]),
    [
      ['Semen tawar', 20],
      ['Bata tawar', 20],
      ['Besi tawar', 20],
      ['Cat tawar', 20],
    ],
  )
  await withScreenOnFailure(staff.page, async () => {
    await staff.page.goto(`/backoffice/pesanan/${order}`)
    await staff.page.getByLabel('Jumlah masuk').fill(transfer!.expected.amount.replace('.', ','))
    await staff.page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click()
    await prepare(staff.page, {
      'Semen tawar': 12,
      'Bata tawar': 20,
      'Besi tawar': 0,
      'Cat tawar': 0,
    })
    await deliver(staff.page, 'Pak Warsito')
    await assertPageQuality(staff.page, 'an order of which a part came')
  })
  const orderPath = `/profile/daftar-transaksi/detail?id=${order}`
  await withScreenOnFailure(page, async () => {
    await page.goto(orderPath)
    await page.getByText('Dikirim sebagian').first().waitFor()
    await page.getByText('8 dari 20 sak').first().waitFor()
    await assertPageQuality(page, 'the buyer’s order of which a part came')
  })
  await withScreenOnFailure(staff.page, async () => {
    await prepare(staff.page, {})
    await deliver(staff.page, 'Bu Sri')
  })
  await withScreenOnFailure(page, async () => {
    await page.goto(orderPath)
    await page.getByText('Diterima Bu Sri').first().waitFor()
    await page.getByText('Diterima Pak Warsito').first().waitFor()
  })
  const header = await api.orders.header({ id: order })
  assert.deepEqual([header.status, header.totals.total.amount], ['delivered', '8058600.00'])
  assert.deepEqual([...buyer.browserErrors, ...staff.browserErrors], [])
})

test('/backoffice/upo/:id: a purchase order of forty lines becomes a negotiation, and that an order at the agreed prices', async () => {
  const record = await createMatchedPurchaseOrder(shop)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  const buyer = await openBrowserSession(browser, shop, PHONE)
  let id = ''
  await withScreenOnFailure(staff.page, async () => {
    const { page } = staff
    await signInStaff(page, 'sales@contoh.id')
    await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
    await page.goto(`/backoffice/upo/${record}`)
    await page.getByText('40 dari 40 baris cocok').waitFor()
    await page.getByRole('button', { name: 'Jadikan negosiasi' }).click()
    await page.getByRole('heading', { name: /^NEG\// }).waitFor()
    id = new URL(page.url()).pathname.split('/').at(-1)!
    const { lines } = await admin.staffNegotiations.show({ id })
    assert.equal(lines.length, 40)
    const fields = page.getByLabel(/^Harga kita untuk/)
    for (const [index, { listPrice }] of lines.entries())
      await fields.nth(index).fill(String(Math.floor(Number(listPrice.amount) * 0.9)))
    await page.getByLabel('Ongkos kirim armada kita').fill('1.250.000')
    await page.getByLabel('Berlaku sampai akhir hari').fill(validUntil())
    await page.getByRole('button', { name: 'Kirim penawaran' }).click()
    await page.getByText('Penawaran terkirim; sekarang giliran pembeli.').waitFor()
  })
  const { page } = buyer
  const api = await shop.asBuyer('bisnis@contoh.id')
  await withScreenOnFailure(page, async () => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/upo')
    await page.getByText('Ruko Blok C').first().waitFor()
    await page.goto(`/profile/daftar-negosiasi/detail?id=${id}`)
    await page.getByText('Giliran Anda').waitFor()
    await assertPageQuality(page, 'an offer of forty lines')
    await page.getByRole('button', { name: 'Setujui semua' }).click()
    await page.getByText('Harga disepakati').waitFor()
    await page.getByRole('link', { name: 'Buat pesanan' }).first().click()
    await page.getByRole('heading', { name: 'Penerima dan jadwal' }).waitFor()
    await page.getByLabel('Nomor PO opsional').fill('PO-2026-119')
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/payment-confirmation\/transfer/)
  })
  const negotiation = await api.negotiations.header({ id })
  const order = await api.orders.header({ id: negotiation.order!.id })
  assert.deepEqual(order.totals.total, negotiation.totals.total)
  assert.equal(order.poNumber, 'PO-2026-119')
  const { results } = await api.orders.products({ id: order.id })
  assert.equal(new Set(results.map(({ sku }) => sku)).size, 40)
  assert.deepEqual([...buyer.browserErrors, ...staff.browserErrors], [])
})
