import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { days } from '#platform/clock.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders.ts'
import { createProduct } from '#tests/support/products.ts'
import { latestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/staff-orders.ts'
import { tabTo, typeOver } from '../support/browser/keyboard-steps.ts'
import { DESKTOP, signInStaff } from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const admin = await shop.asStaff()

type WaitingOrder = {
  id: string
  work: 'confirm' | 'prepare' | 'depart' | 'refund'
  amount: string
}
const waiting = new Map<string, WaitingOrder>()

/** Thirty orders: their goods to load or to send off today, their money to confirm or to send back. */
before(async () => {
  const variant = await createProduct(shop.db, {
    name: 'Semen papan ketik',
    unit: 'sak',
    price: 45_900,
    weightKg: 10,
    stock: { CBT: 9000 },
  })
  const works = ['prepare', 'depart', 'refund', 'confirm', 'confirm'] as const
  const order = async (index: number, work: WaitingOrder['work']) => {
    const buyer = await createBuyerClient(shop)
    const { id, number, invoiceId, api } = await placeOrder(
      shop,
      [{ variant, qty: 5 + index }],
      buyer,
    )
    const { toSend } = await api.invoices.header({ id: invoiceId })
    waiting.set(number, { id, work, amount: toSend.amount.replace('.', ',') })
    if (work === 'confirm')
      return api.payments.sendProof({
        id: invoiceId,
        form: {},
        files: { file: makeProofImage() },
      })
    const { lines } = await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
    if (work === 'refund') {
      const reason = 'Pembeli pindah lokasi.'
      await admin.staffOrderCancellation.cancel({ id, body: { reason } })
      const [refund] = (await api.refunds.ofOrder({ id })).results
      const destination = 'BCA 5271 882 901 a.n. Warsito'
      return api.refunds.setAccount({ id, refundId: refund!.id, body: { destination } })
    }
    if (work === 'depart')
      return admin.staffOrders.prepare({
        id,
        body: { lines: [{ lineId: lines[0]!.id, qty: 5 + index }], ...VEHICLE_AND_DRIVER },
      })
  }
  const sorted = [...Array(30).keys()].map((index) => works[index % works.length]!)
  // Those that are paid are due after three days; an order without a proof would end before.
  for (const [index, work] of sorted.entries()) if (work !== 'confirm') await order(index, work)
  shop.clock.advance(days(3))
  for (const [index, work] of sorted.entries()) if (work === 'confirm') await order(index, work)
})

/** Does what an order waits for, without a mouse. */
async function workOn(page: Page, number: string, { work, amount }: WaitingOrder) {
  await page.keyboard.press('i')
  if (work === 'confirm') {
    await tabTo(page, 'Jumlah masuk', 0)
    await typeOver(page, amount)
    await page.keyboard.press('Enter')
  } else if (work === 'prepare') {
    await tabTo(page, 'Nomor polisi')
    await typeOver(page, 'B 9041 KXR')
    await tabTo(page, 'Nama sopir')
    await typeOver(page, 'Agus Salim')
    await tabTo(page, 'Nomor ponsel sopir')
    await typeOver(page, '0813 1111 2222')
    await tabTo(page, 'Siapkan pengiriman')
    await page.keyboard.press('Enter')
  } else if (work === 'depart') {
    await tabTo(page, 'Berangkatkan', 0)
    await page.keyboard.press('Enter')
  } else {
    await tabTo(page, 'Jumlah', 0)
    await typeOver(page, amount)
    await page.keyboard.press('Enter')
    await page.getByLabel('Nomor referensi transfer').waitFor()
    await page.keyboard.press('i')
    await tabTo(page, 'Nomor referensi transfer', 0)
    await typeOver(page, 'BCA 2211-778')
    await page.keyboard.press('Enter')
  }
  // Each of these stands there only once the step is done.
  const done = {
    confirm: page.getByRole('heading', { name: `${number} Diproses` }),
    prepare: page.getByRole('button', { name: 'Berangkatkan' }),
    depart: page.getByRole('button', { name: 'Catat diterima' }),
    refund: page.getByText('referensi BCA 2211-778'),
  }
  await done[work].first().waitFor()
}

test('/backoffice: thirty mixed orders are worked through from Hari ini with the keyboard alone', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Hari ini' }).waitFor()
    const left = new Map(waiting)
    // Other tasks are among them, and what departed waits for its receipt: they are passed by.
    while (left.size > 0) {
      const title = page.getByRole('heading', { level: 1 })
      const text = await title.innerText()
      assert.notEqual(text, 'Hari ini', `${left.size} orders were not in the list`)
      const number = /SO\/\d{4}\/\d{2}\/\d{6}/.exec(text)?.[0] ?? ''
      const order = left.get(number)
      if (order) await workOn(page, number, order)
      left.delete(number)
      const url = page.url()
      await page.keyboard.press('n')
      await page.waitForURL((next) => next.href !== url)
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasNotText: number || text })
        .waitFor()
    }
  })
  for (const [number, { id, work }] of waiting) {
    const { header, shipping } = await admin.staffOrders.show({ id })
    const expected = {
      confirm: 'processing',
      prepare: 'processing',
      depart: 'shipped',
      refund: 'cancelled',
    }
    assert.equal(header.status, expected[work], number)
    if (work === 'prepare') assert.equal(latestDelivery({ shipping }).status, 'prepared')
  }
})
