import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson, moneyToJson, rupiah, sum } from '#platform/money.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { setUpSubstitutions } from '#tests/support/orders/substitutions.ts'

const { shop, cement, other, sales, createPaidOrder, ...reads } = await setUpSubstitutions()
const { countReserved, propose, readMoney, balanceOf } = reads

test('POST …/accept: two consents at once make one, and with a cancellation exactly one of both wins', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await createPaidOrder([{ variant: cement, qty: 5 }])
    const { id, api } = order
    const { id: substitutionId } = await propose(order, { replacedQty: 5, qty: 5, price: 50_000 })
    const accept = () => api.substitutions.accept({ id, substitutionId })
    const consents = await Promise.allSettled([accept(), accept(), accept()])
    assert.equal(consents.filter(({ status }) => status === 'fulfilled').length, 1)
    const { results: refunds } = await api.refunds.ofOrder({ id })
    assert.deepEqual(
      refunds.map(({ amount }) => amount),
      [moneyToJson(rupiah(5 * 4_500))],
    )
  }
  for (let round = 0; round < 5; round++) {
    const order = await createPaidOrder([{ variant: cement, qty: 5 }])
    const { id, api, invoiceId } = order
    const { toSend } = await api.invoices.header({ id: invoiceId })
    const [held, otherHeld] = [await countReserved(cement), await countReserved(other)]
    const { id: substitutionId } = await propose(order, { replacedQty: 5, qty: 5, price: 50_000 })
    const [accepted, cancelled] = await Promise.allSettled([
      api.substitutions.accept({ id, substitutionId }),
      sales.staffOrderCancellation.cancel({ id, body: { reason: 'Pembeli berubah pikiran' } }),
    ])
    // The cancellation always comes through; the consent only where it came first.
    assert.equal(cancelled.status, 'fulfilled')
    if (accepted.status === 'rejected') assert.equal(accepted.reason.code, 'order.state')
    assert.equal(await countReserved(cement), held - 5)
    assert.equal(await countReserved(other), otherHeld)
    // Either way all that was paid goes back, once.
    const { results: refunds } = await api.refunds.ofOrder({ id })
    assert.equal(sum(refunds.map(({ amount }) => moneyFromJson(amount))), moneyFromJson(toSend))
  }
})

test('POST …/accept: on credit terms the open invoice and what is used of the limit become less', async () => {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 20_000_000, 'A')
  const placed = await placeOrder(shop, [{ variant: cement, qty: 30 }], buyer, {
    payment: { paymentType: 'tempo' },
  })
  const { lines } = await sales.staffOrders.show({ id: placed.id })
  const order = { ...placed, lines }
  const { total } = await readMoney(order)
  const { id: substitutionId } = await propose(order, { replacedQty: 10, qty: 10, price: 52_000 })
  await buyer.api.substitutions.accept({ id: order.id, substitutionId })
  assert.equal((await readMoney(order)).total, total - rupiah(25_000))
  assert.deepEqual((await buyer.api.refunds.ofOrder({ id: order.id })).results, [])
  const { credit } = await buyer.api.credit.own()
  assert.equal(moneyFromJson(credit!.used), total - rupiah(25_000))
})

test('ledger: after substitutions and cancellations it owes exactly the open refunds, and is owed the open invoices', async () => {
  const { rows } = await shop.pool.query<{ refunds: number; receivables: number }>(
    `select (select coalesce(sum(amount), 0)::bigint from refund where status <> 'paid') as refunds,
      (select coalesce(sum(amount), 0)::bigint from invoice
        where status in ('unpaid', 'proof_submitted', 'overdue', 'awaiting_approval')) as receivables`,
  )
  assert.deepEqual(
    { refunds: await balanceOf('refunds'), receivables: await balanceOf('receivables') },
    { refunds: Number(rows[0]!.refunds), receivables: Number(rows[0]!.receivables) },
  )
})
