import type { Api } from '#modules/client.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { placeOrder } from './buyers.ts'

/**
 * Refunds of orders that a buyer paid and staff cancelled: one that asks for a bank account, one to prepare, one to
 * transfer, one that has gone back with its proof.
 */
export async function startRefunds(
  buyer: Api,
  { finance, admin }: { finance: Api; admin: Api },
  offers: Parameters<typeof placeOrder>[1],
) {
  const start = async () => {
    const orderId = await placeOrder(buyer, offers.slice(0, 1))
    const { transfer } = await admin.staffOrders.show({ id: orderId })
    const body = { received: transfer!.expected }
    await admin.staffPayments.confirmPayment({ id: orderId, body })
    await admin.staffOrderCancellation.cancel({
      id: orderId,
      body: { reason: 'Barang rusak kena hujan di gudang.' },
    })
    const [refund] = (await buyer.refunds.ofOrder({ id: orderId })).results
    return { orderId, refund: refund! }
  }
  const [asked, ready, approved] = [await start(), await start(), await start()]
  const paid = await start()
  for (const { orderId: id, refund } of [ready, approved, paid])
    await buyer.refunds.setAccount({
      id,
      refundId: refund.id,
      body: { destination: 'BCA 5271 882 901 a.n. Warsito Mandor' },
    })
  for (const { id, amount } of [approved.refund, paid.refund]) {
    const { status } = await finance.staffRefunds.prepare({ id, body: { amount } })
    if (status === 'awaiting_approval') await admin.staffRefunds.approve({ id })
  }
  const paidRefund = paid.refund.id
  await finance.staffRefunds.pay({ id: paidRefund, body: { reference: 'BCA 2211-778' } })
  await finance.staffRefunds.attachProof({
    id: paidRefund,
    files: { file: makeProofImage('bukti-transfer-bca.png') },
  })
  return {
    refundedOrder: asked.orderId,
    askedRefund: asked.refund.id,
    readyRefund: ready.refund.id,
    approvedRefund: approved.refund.id,
    paidRefund,
    paidBackOrder: paid.orderId,
  }
}
