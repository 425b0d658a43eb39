import type { Api } from '#modules/client.ts'
import { placeOrder } from './buyers.ts'

/** A paid order of a buyer with other goods that wait for their decision, after some that were withdrawn. */
export async function startSubstitution(
  buyer: Api,
  staff: Api,
  offers: Parameters<typeof placeOrder>[1],
): Promise<{ substitutedOrder: string }> {
  const id = await placeOrder(buyer, offers.slice(0, 6))
  const { transfer } = await staff.staffOrders.show({ id })
  const body = { received: transfer!.expected }
  const { lines } = await staff.staffPayments.confirmPayment({ id, body })
  const pairs = lines.flatMap((line) =>
    lines
      .filter((other) => other !== line && other.warehouse === line.warehouse)
      .filter((other) => other.stockThere >= 1)
      .map((other) => ({ line, other })),
  )
  const { line, other } = pairs[0]!
  const proposal = {
    lineId: line.id,
    replacedQty: line.toShip,
    sku: other.sku,
    qty: Math.min(line.toShip, Math.floor(other.stockThere)),
    unitPrice: line.unitPrice,
    note: 'Pabrik berhenti memproduksi barang ini; penggantinya satu mutu.',
  }
  const { results } = await staff.staffSubstitutions.propose({ id, body: proposal })
  await staff.staffSubstitutions.withdraw({ id, substitutionId: results[0]!.id })
  await staff.staffSubstitutions.propose({ id, body: proposal })
  return { substitutedOrder: id }
}
