import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours } from '#platform/clock.ts'
import { moneyToJson, rupiah } from '#platform/money.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { findLatestDelivery } from '#tests/support/orders/staff-orders.ts'
import { setUpSubstitutions } from '#tests/support/orders/substitutions.ts'

const { shop, cement, other, sku, findSku, sales, createPaidOrder, prepare, ...reads } =
  await setUpSubstitutions()
const { countReserved, propose, readMoney, balanceOf } = reads

test('POST /so/ecom/{id}/substitutions/{id}/accept: lines, stock, invoice, ledger and refund move at once, to the sen', async () => {
  const order = await createPaidOrder([{ variant: cement, qty: 100 }])
  const { id, api } = order
  const before = await readMoney(order)
  const [heldBefore, otherBefore] = [await countReserved(cement), await countReserved(other)]
  const balances = {
    refunds: await balanceOf('refunds'),
    receivables: await balanceOf('receivables'),
  }
  const proposal = await propose(order, { replacedQty: 40, qty: 40, price: 52_000 })
  assert.equal(proposal.status, 'open')
  assert.deepEqual(proposal.less, moneyToJson(rupiah(40 * 2_500)))
  const mails = await shop.db
    .selectFrom('message')
    .select('body_text')
    .where('template', '=', 'substitution.proposed')
    .execute()
  assert.match(mails[0]!.body_text, /40 sak Semen lain/)
  // Nothing changes before the buyer agrees.
  assert.deepEqual((await readMoney(order)).total, before.total)
  const { results } = await api.substitutions.accept({ id, substitutionId: proposal.id })
  assert.deepEqual([results[0]!.status, results[0]!.canDecide], ['accepted', false])
  const after = await readMoney(order)
  assert.equal(after.total, before.total - rupiah(100_000))
  assert.deepEqual(
    after.lines.map(({ name, qty }) => [name, qty]),
    [
      ['Semen uji', 60],
      ['Semen lain', 40],
    ],
  )
  assert.equal(await countReserved(cement), heldBefore - 40)
  assert.equal(await countReserved(other), otherBefore + 40)
  const { results: refunds } = await api.refunds.ofOrder({ id })
  assert.deepEqual(
    refunds.map(({ amount, cause }) => [amount, cause]),
    [[moneyToJson(rupiah(100_000)), 'overpaid']],
  )
  assert.equal(await balanceOf('refunds'), balances.refunds + rupiah(100_000))
  assert.equal(await balanceOf('receivables'), balances.receivables)
  assert.ok(after.header.timeline.some(({ note }) => note?.includes('Setuju: 40 sak Semen uji')))
  const again = await expectRefusal(
    api.substitutions.accept({ id, substitutionId: proposal.id }),
    409,
  )
  assert.equal(again.code, 'substitution.state')
  assert.equal(again.data['state'], 'accepted')
})

test('POST …/accept: the rest of a line that is partly on its way, and then the order is delivered with both', async () => {
  const order = await createPaidOrder([{ variant: cement, qty: 10 }])
  const lineId = order.lines[0]!.id
  const delivery = findLatestDelivery(await prepare(order.id, [{ lineId, qty: 6 }]))
  await sales.staffOrders.depart({ id: delivery.id })
  const refusal = await expectRefusal(
    propose(order, { replacedQty: 5, qty: 5, price: 50_000 }),
    422,
  )
  assert.match(JSON.stringify(refusal.errors), /Paling banyak 4 sak/)
  const { id: substitutionId } = await propose(order, { replacedQty: 4, qty: 3, price: 52_000 })
  await order.api.substitutions.accept({ id: order.id, substitutionId })
  const { lines } = await readMoney(order)
  assert.deepEqual(
    lines.map(({ qty }) => qty),
    [6, 3],
  )
  const added = lines.at(-1)!.id
  const second = findLatestDelivery(await prepare(order.id, [{ lineId: added, qty: 3 }]))
  const receipt = { receivedBy: 'Bu Ani', receivedAt: shop.clock.now().toISOString() }
  await sales.staffOrders.depart({ id: second.id })
  await sales.staffOrders.receive({ id: delivery.id, body: receipt })
  await sales.staffOrders.receive({ id: second.id, body: receipt })
  assert.equal((await order.api.orders.header({ id: order.id })).status, 'delivered')
})

test('POST …/accept: a whole line becomes the other goods, and a cancelled order gives back what is left', async () => {
  const order = await createPaidOrder([{ variant: cement, qty: 5 }])
  const { results: invoices } = await order.api.invoices.ofOrder({ id: order.id })
  assert.equal(invoices.length, 1)
  const { id: substitutionId } = await propose(order, { replacedQty: 5, qty: 5, price: 54_500 })
  await order.api.substitutions.accept({ id: order.id, substitutionId })
  const { lines } = await readMoney(order)
  assert.deepEqual(
    lines.map(({ name, qty }) => [name, qty]),
    [['Semen lain', 5]],
  )
  assert.deepEqual((await order.api.refunds.ofOrder({ id: order.id })).results, [])
  const held = await countReserved(other)
  await sales.staffOrderCancellation.cancel({ id: order.id, body: { reason: 'Batal semua' } })
  assert.equal(await countReserved(other), held - 5)
})

test('POST /staff/orders/{id}/substitutions: what is dearer, unknown, the same or too much is refused', async () => {
  const order = await createPaidOrder([{ variant: cement, qty: 5 }])
  const body = {
    lineId: order.lines[0]!.id,
    replacedQty: 5,
    sku,
    qty: 5,
    unitPrice: moneyToJson(rupiah(50_000)),
  }
  const refuse = (change: Partial<typeof body>, code: string) =>
    expectRefusal(
      sales.staffSubstitutions.propose({ id: order.id, body: { ...body, ...change } }),
      422,
      code,
    )
  await refuse({ unitPrice: moneyToJson(rupiah(54_501)) }, 'substitution.dearer')
  await refuse({ unitPrice: moneyToJson(rupiah(0)) }, 'substitution.price')
  await refuse({ sku: 'TIDAK-ADA' }, 'substitution.sku')
  await refuse({ sku: await findSku(cement) }, 'substitution.sku')
  await refuse({ replacedQty: 6 }, 'substitution.quantity')
  await refuse({ replacedQty: 1.5 }, 'substitution.quantity')
  await refuse({ qty: 501 }, 'substitution.quantity')
  await propose(order, { replacedQty: 5, qty: 5, price: 50_000 })
  await expectRefusal(
    sales.staffSubstitutions.propose({ id: order.id, body }),
    409,
    'substitution.state',
  )
})

test('POST …/refuse, …/withdraw and time: nothing changes, and afterwards nobody can agree', async () => {
  const order = await createPaidOrder([{ variant: cement, qty: 5 }])
  const { id, api } = order
  const { total } = await readMoney(order)
  const refused = await propose(order, { replacedQty: 5, qty: 5, price: 50_000 })
  await api.substitutions.refuse({ id, substitutionId: refused.id })
  const withdrawn = await propose(order, { replacedQty: 5, qty: 5, price: 50_000 })
  await sales.staffSubstitutions.withdraw({ id, substitutionId: withdrawn.id })
  for (const { id: substitutionId } of [refused, withdrawn])
    await expectRefusal(api.substitutions.accept({ id, substitutionId }), 409, 'substitution.state')
  const stranger = await shop.asBuyer()
  await expectRefusal(stranger.substitutions.ofOrder({ id }), 404)
  await expectRefusal(stranger.substitutions.accept({ id, substitutionId: refused.id }), 404)
  const { id: substitutionId } = await propose(order, { replacedQty: 5, qty: 5, price: 50_000 })
  shop.clock.advance(hours(48))
  const { results } = await api.substitutions.ofOrder({ id })
  assert.equal(results.find((each) => each.id === substitutionId)!.status, 'expired')
  const late = await expectRefusal(api.substitutions.accept({ id, substitutionId }), 409)
  assert.equal(late.data['state'], 'expired')
  const row = await shop.db
    .selectFrom('sales_order')
    .select('total')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(row.total, total)
})
