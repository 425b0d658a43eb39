import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toJakartaDate } from '#platform/clock.ts'
import { formatShort } from '#platform/format.ts'
import { prepareCompanyOnTerms } from '#tests/support/finance/company-on-terms.ts'
import { departLines } from '#tests/support/orders/staff-orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const { email: BUSINESS, placeOnTerms } = await prepareCompanyOnTerms(shop, 50_000_000)

/** An order of 20 sacks on credit terms that has arrived, with an open invoice. */
async function deliverOnTerms() {
  const order = await placeOnTerms(20)
  const admin = await shop.asStaff()
  const id = await departLines(admin, order.id, [{ lineId: order.lineId, qty: 20 }])
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ id, body: { receivedBy: 'Warsito', receivedAt } })
  return order
}

/** A return of so many sacks that has come back to the warehouse. */
async function bringBack({ id: orderId, lineId }: { id: string; lineId: string }, qty: number) {
  const [api, admin] = [await shop.asBuyer(BUSINESS), await shop.asStaff()]
  const day = toJakartaDate(shop.clock.now())
  const lines = [{ lineId, qty, reason: 'surplus' as const }]
  const body = { lines, refundTo: 'BCA 5271 882 901 a.n. PT Bisnis' }
  const { id } = await api.returns.request({ id: orderId, body })
  await admin.staffReturns.approve({ id, body: { lines: [{ lineId, qty }], pickupOn: day } })
  const back = [{ lineId, qty, restocked: qty }]
  await admin.staffReturns.receive({ id, body: { warehouse: 'CBT', receivedOn: day, lines: back } })
  return id
}

const creditWithFreight = (returnId: string) =>
  visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/retur/${returnId}`)
    await page.getByText('Tidak ada dana yang ditransfer.').waitFor()
    await assertPageQuality(page, 'a return to take off an open invoice')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Terbitkan nota kredit' }).click()
    await page.getByText('Potongan tagihan').waitFor()
  })

test('a return of goods on credit terms: finance takes it off the open invoice, and its buyer sees what is left', async () => {
  const order = await deliverOnTerms()
  const { invoiceId } = order
  const invoiceUrl = `/profile/daftar-invoice/detail?id=${invoiceId}`
  const orderUrl = `/profile/daftar-transaksi/detail?id=${order.id}`
  const api = await shop.asBuyer(BUSINESS)
  const { amount: billed } = await api.invoices.header({ id: invoiceId })
  await creditWithFreight(await bringBack(order, 4))
  const { amount: left } = await api.invoices.header({ id: invoiceId })
  assert.ok(Number(left.amount) < Number(billed.amount))
  for (const viewport of [PHONE, DESKTOP])
    await visit(viewport, async (page) => {
      await signIn(page, BUSINESS)
      await page.goto(invoiceUrl)
      await page.getByText('Nota kredit').filter({ visible: true }).first().waitFor()
      await page.getByText(formatShort(left)).filter({ visible: true }).first().waitFor()
      await assertPageQuality(page, 'an invoice that was lowered')
      await page.goto(orderUrl)
      await page
        .getByText(/Nilainya sudah dipotong dari tagihan/)
        .first()
        .waitFor()
      await assertPageQuality(page, 'an order with a credit note off its invoice')
    })
  await creditWithFreight(await bringBack(order, 16))
  await visit(PHONE, async (page) => {
    await signIn(page, BUSINESS)
    await page.goto(invoiceUrl)
    await page.getByText(/dengan nota kredit\. Tidak ada yang perlu dibayar/).waitFor()
    await assertPageQuality(page, 'an invoice of which nothing is left')
  })
})
