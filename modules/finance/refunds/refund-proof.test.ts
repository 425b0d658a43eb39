import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectFile } from '#platform/files/stored-content.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'
import { collectPersonalData, erase } from './personal-data.ts'

const { shop, cement, sales, finance, createPaidOrder } = await setUpStaffOrders()
const admin = await shop.asStaff()

/** A paid order that was cancelled, with its refund prepared for a transfer. */
async function approvedRefund() {
  const order = await createPaidOrder([{ variant: cement, qty: 20 }])
  const { id, api } = order
  await sales.staffOrderCancellation.cancel({ id, body: { reason: 'Barang rusak.' } })
  const [refund] = (await api.refunds.ofOrder({ id })).results
  const { id: refundId, amount } = refund!
  const body = { destination: 'BCA 5271 882 901 a.n. Warsito' }
  await api.refunds.setAccount({ id, refundId, body })
  await finance.staffRefunds.prepare({ id: refundId, body: { amount } })
  return { ...order, refundId }
}

async function paidRefund() {
  const order = await approvedRefund()
  await finance.staffRefunds.pay({ id: order.refundId, body: { reference: 'BCA 2211-778' } })
  return order
}

const attach = (id: string, file = makeProofImage(), staff = finance) =>
  staff.staffRefunds.attachProof({ id, files: { file } })

const filesOfProofs = async () => {
  const { rows } = await shop.pool.query<{ count: number }>(
    "select count(*)::int as count from stored_file where purpose = 'refund-proof'",
  )
  return rows[0]!.count
}

test('POST /staff/refunds/{id}/proof: the buyer and staff open the file as it was uploaded, and nobody else', async () => {
  const { api, id, refundId } = await paidRefund()
  const before = (await api.refunds.ofOrder({ id })).results[0]!
  assert.equal(before.proof, null)
  await expectRefusal(api.refunds.proof({ id, refundId }), 404)
  await expectRefusal(finance.staffRefunds.proof({ id: refundId }), 404)
  const file = makeProofImage()
  const attached = await attach(refundId, file)
  assert.deepEqual([attached.proof?.kind, attached.takesProof], ['png', true])
  const seen = (await api.refunds.ofOrder({ id })).results[0]!
  assert.equal(seen.proof?.name, attached.proof?.name)
  const sent = Buffer.from(await file.arrayBuffer())
  assert.deepEqual(await collectFile(await api.refunds.proof({ id, refundId })), sent)
  for (const staff of [finance, sales])
    assert.deepEqual(await collectFile(await staff.staffRefunds.proof({ id: refundId })), sent)

  const stranger = await createBuyerClient(shop)
  await expectRefusal(stranger.api.refunds.proof({ id, refundId }), 404)
  const other = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  await expectRefusal(other.api.refunds.proof({ id: other.id, refundId }), 404)
  await expectRefusal(attach(refundId, file, sales), 403)
  const warehouse = await shop.asStaff('gudang@contoh.id')
  await expectRefusal(warehouse.staffRefunds.proof({ id: refundId }), 403)
})

test('POST /staff/refunds/{id}/proof: another file replaces a wrong one, whose content goes', async () => {
  const { api, id, refundId } = await paidRefund()
  const before = await filesOfProofs()
  await attach(refundId)
  const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'mutasi-bca.pdf', { type: 'application/pdf' })
  const replaced = await attach(refundId, pdf)
  assert.deepEqual(replaced.proof, { name: 'mutasi-bca.pdf', kind: 'pdf' })
  assert.match((await collectFile(await api.refunds.proof({ id, refundId }))).toString(), /^%PDF/)
  assert.equal(await filesOfProofs(), before + 1)
  const { results } = await admin.audit.list({ query: { search: refundId } })
  const actions = results.map(({ action }) => action)
  assert.ok(actions.includes('Unggah bukti pengembalian'))
  assert.ok(actions.includes('Ganti bukti pengembalian'))
})

test('POST /staff/refunds/{id}/proof: before the transfer is recorded, or of another kind, it is refused with what to do', async () => {
  const { refundId } = await approvedRefund()
  const failure = await expectRefusal(attach(refundId), 409, 'refund.state')
  assert.match(failure.message, /Catat nomor referensinya dahulu/)
  await finance.staffRefunds.pay({ id: refundId, body: { reference: 'BCA 2211-778' } })
  const script = new File(['<script>alert(1)</script>'], 'bukti.html', { type: 'text/html' })
  await expectRefusal(attach(refundId, script), 415)
  assert.equal((await finance.staffRefunds.show({ id: refundId })).proof, null)
})

test('refund proofs: named in the personal data of the buyer, and gone when the account is closed', async () => {
  const { accountId, refundId } = await paidRefund()
  await attach(refundId)
  const before = await filesOfProofs()
  const { pengembalian_dana } = await collectPersonalData(shop.deps, accountId)
  assert.ok(pengembalian_dana[0]!.bukti_transfer)
  await erase(shop.deps, accountId)
  assert.equal(await filesOfProofs(), before - 1)
  const { proof, reference } = await finance.staffRefunds.show({ id: refundId })
  assert.deepEqual([proof, reference], [null, 'BCA 2211-778'])
})
