import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { days } from '#platform/clock.ts'
import { beginNegotiation } from '#tests/support/negotiations.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders.ts'
import { createProduct } from '#tests/support/products.ts'
import {
  createBusinessBuyer,
  PURCHASE_ORDER_DETAILS,
  uploadFile,
} from '#tests/support/purchase-order.ts'
import { latestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/staff-orders.ts'
import { tabTo, typeOver } from '../support/browser/keyboard-steps.ts'
import { DESKTOP, signInStaff } from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const admin = await shop.asStaff()

const WORKS = [
  'prepare',
  'depart',
  'refund',
  'confirm',
  'receive',
  'return',
  'negotiation',
  'purchase order',
] as const
type Work = (typeof WORKS)[number]

/** Something that waits, by what its page's heading says. */
type Waiting = { id: string; work: Work; amount: string }
const waiting = new Map<string, Waiting>()

const variant = await createProduct(shop.db, {
  name: 'Semen papan ketik',
  unit: 'sak',
  price: 45_900,
  weightKg: 10,
  stock: { CBT: 9000 },
})

/** An order as far as its work begins. */
async function placeUpTo(work: Work, qty: number): Promise<void> {
  const buyer = await createBuyerClient(shop)
  const { id, number, invoiceId, api } = await placeOrder(shop, [{ variant, qty }], buyer)
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const wait = (heading: string, of: string) =>
    waiting.set(heading, { id: of, work, amount: toSend.amount.replace('.', ',') })
  if (work !== 'return') wait(number, id)
  if (work === 'confirm') {
    const files = { file: makeProofImage() }
    return void (await api.payments.sendProof({ id: invoiceId, form: {}, files }))
  }
  const { lines } = await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
  if (work === 'prepare') return
  if (work === 'refund') {
    const reason = 'Pembeli pindah lokasi.'
    await admin.staffOrderCancellation.cancel({ id, body: { reason } })
    const [refund] = (await api.refunds.ofOrder({ id })).results
    const destination = 'BCA 5271 882 901 a.n. Warsito'
    return void (await api.refunds.setAccount({ id, refundId: refund!.id, body: { destination } }))
  }
  const load = [{ lineId: lines[0]!.id, qty }]
  const prepared = await admin.staffOrders.prepare({
    id,
    body: { lines: load, ...VEHICLE_AND_DRIVER },
  })
  if (work === 'depart') return
  const delivery = latestDelivery(prepared).id
  await admin.staffOrders.depart({ id: delivery })
  if (work === 'receive') return
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ id: delivery, body: { receivedBy: 'Warsito', receivedAt } })
  const returned = await api.returns.request({
    id,
    body: {
      lines: [{ lineId: lines[0]!.id, qty: 1, reason: 'surplus' }],
      refundTo: 'BCA 5271 882 901 a.n. Warsito',
    },
  })
  wait(returned.number, returned.id)
}

async function begin(work: Work, index: number): Promise<void> {
  if (work === 'negotiation') {
    const buyer = await createBuyerClient(shop)
    const id = await beginNegotiation(buyer, { [variant]: [5 + index, 30_000] })
    const { number } = await buyer.api.negotiations.header({ id })
    return void waiting.set(number, { id, work, amount: '33000' })
  }
  if (work === 'purchase order') {
    const { api, addressId } = await createBusinessBuyer(shop)
    const project = `Ruko ketik ${index}`
    const body = {
      ...PURCHASE_ORDER_DETAILS,
      project,
      addressId,
      lines: [{ text: 'triplek 9 mm', qty: 3 }],
      fileId: await uploadFile(api),
    }
    const { id } = await api.purchaseOrders.create({ table: 'upo', body })
    return void waiting.set(project, { id, work, amount: '' })
  }
  return placeUpTo(work, 5 + index)
}

/** Thirty cases of eight kinds, from a proof to look at to a purchase order to answer. */
before(async () => {
  const sorted = Array.from({ length: 30 }, (_, index) => WORKS[index % WORKS.length]!)
  // What is paid is due after three days; an order without a proof would end before.
  for (const [index, work] of sorted.entries()) if (work !== 'confirm') await begin(work, index)
  shop.clock.advance(days(3))
  for (const [index, work] of sorted.entries()) if (work === 'confirm') await begin(work, index)
})

/** Types into fields that one reaches with Tab. */
async function typeInto(page: Page, fields: readonly (readonly [name: string, text: string])[]) {
  for (const [name, text] of fields) {
    await tabTo(page, name)
    await typeOver(page, text)
  }
}

/** What is pressed for each work, after the key I has led to its first field. */
const steps: Record<Work, (page: Page, waiting: Waiting) => Promise<unknown>> = {
  async confirm(page, { amount }) {
    await tabTo(page, 'Jumlah masuk', 0)
    await typeOver(page, amount)
    await page.keyboard.press('Enter')
  },
  async prepare(page) {
    await typeInto(page, [
      ['Nomor polisi', 'B 9041 KXR'],
      ['Nama sopir', 'Agus Salim'],
      ['Nomor ponsel sopir', '0813 1111 2222'],
    ])
    await tabTo(page, 'Siapkan pengiriman')
    await page.keyboard.press('Enter')
  },
  async depart(page) {
    await tabTo(page, 'Berangkatkan', 0)
    await page.keyboard.press('Enter')
  },
  async refund(page, { amount }) {
    await tabTo(page, 'Jumlah', 0)
    await typeOver(page, amount)
    await page.keyboard.press('Enter')
    await page.getByLabel('Nomor referensi transfer').waitFor()
    await page.keyboard.press('i')
    await tabTo(page, 'Nomor referensi transfer', 0)
    await typeOver(page, 'BCA 2211-778')
    await page.keyboard.press('Enter')
  },
  async receive(page) {
    await typeInto(page, [['Diterima oleh', 'Pak Warsito']])
    await page.keyboard.press('Enter')
  },
  async return(page) {
    await tabTo(page, 'Setujui retur')
    await page.keyboard.press('Enter')
  },
  async negotiation(page, { amount }) {
    await typeInto(page, [
      ['Harga kita', amount],
      ['Ongkos kirim armada kita', '250000'],
    ])
    await page.keyboard.press('Enter')
  },
  async 'purchase order'(page) {
    await tabTo(page, 'Ambil PO ini', 0)
    await page.keyboard.press('Enter')
    await page.getByLabel('Hasil untuk pembeli').waitFor()
    await page.getByRole('button', { name: 'Ambil PO ini' }).waitFor({ state: 'detached' })
    await page.keyboard.press('i')
    await typeInto(page, [['Hasil untuk pembeli', 'Barangnya sudah kami pesankan.']])
    await tabTo(page, 'Tandai selesai')
    await page.keyboard.press('Enter')
  },
}

/** What stands there only once the work is done. */
const findDone = (page: Page, heading: string): Record<Work, Locator> => ({
  confirm: page.getByRole('heading', { name: `${heading} Diproses` }),
  prepare: page.getByRole('button', { name: 'Berangkatkan' }),
  depart: page.getByRole('button', { name: 'Catat diterima' }),
  refund: page.getByText('referensi BCA 2211-778'),
  receive: page.getByRole('heading', { name: `${heading} Tiba` }),
  return: page.getByRole('button', { name: 'Catat barang kembali' }),
  negotiation: page.getByText('Ditawar balik'),
  'purchase order': page.getByText('Barangnya sudah kami pesankan.'),
})

/** What each work has made of its case. */
const expected: Record<Work, string> = {
  confirm: 'processing',
  prepare: 'prepared',
  depart: 'shipped',
  refund: 'cancelled',
  receive: 'delivered',
  return: 'approved',
  negotiation: 'countered',
  'purchase order': 'done',
}

async function readStatus({ id, work }: Waiting): Promise<string> {
  if (work === 'return') return (await admin.staffReturns.show({ id })).status
  if (work === 'negotiation') return (await admin.staffNegotiations.show({ id })).header.status
  if (work === 'purchase order') return (await admin.staffPurchaseOrders.show({ id })).status
  const { header, shipping } = await admin.staffOrders.show({ id })
  return work === 'prepare' ? latestDelivery({ shipping }).status : header.status
}

test('/backoffice: thirty cases of eight kinds are worked through from Hari ini with the keyboard alone', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const title = page.getByRole('heading', { level: 1 })
    await title.filter({ hasNotText: 'Hari ini' }).waitFor()
    const left = new Map(waiting)
    // Other tasks are among them, and what departed waits for its receipt: they are passed by.
    while (left.size > 0) {
      const text = await title.innerText()
      assert.notEqual(text, 'Hari ini', `not in the list: ${[...left.keys()].join(', ')}`)
      // An order's heading ends with its status.
      const heading =
        [...left.keys()].find((each) => /^(?:$|\s)/.test(text.replace(each, ''))) ?? ''
      const work = left.get(heading)
      if (work) {
        await page.keyboard.press('i')
        await steps[work.work](page, work)
        await findDone(page, heading)[work.work].first().waitFor()
      }
      left.delete(heading)
      const url = page.url()
      await page.keyboard.press('n')
      await page.waitForURL((next) => next.href !== url)
      await title.filter({ hasNotText: heading || text }).waitFor()
    }
  })
  for (const [heading, each] of waiting)
    assert.equal(await readStatus(each), expected[each.work], heading)
})
