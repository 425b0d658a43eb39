import type { AppDeps } from '#platform/http/context.ts'
import { moneyFromJson, moneyToJson, type MoneyJson } from '#platform/money.ts'
import { isRefusal } from '#platform/refusal.ts'
import { computeInclusiveTax } from '#modules/catalogue/tax/rules/tax.ts'
import { estimateListDelivery } from '#modules/selling/delivery/service/delivery-estimate.ts'
import type { NegotiationLineRow } from '../store/lines.ts'
import type { NegotiationRecord } from '../store/negotiations.ts'

type FreightDestination = Pick<
  NegotiationRecord,
  'delivery' | 'districtId' | 'roadWidthM' | 'pin' | 'rates'
>
type FreightEstimate = { vehicle: string; trips: number; cost: MoneyJson }

/**
 * What the shop's own vehicles cost for the goods that are not refused, before PPN, as staff weigh it beside what the
 * buyer wishes; null where the buyer picks up, has given no address, or no vehicle can go.
 */
export async function estimateFreight(
  deps: AppDeps,
  { delivery, districtId, roadWidthM, pin, rates }: FreightDestination,
  lines: readonly Pick<NegotiationLineRow, 'status' | 'variantId' | 'qty'>[],
): Promise<FreightEstimate | null> {
  const items = lines
    .filter(({ status }) => status !== 'refused')
    .map(({ variantId, qty }) => ({ product_variant_id: variantId, qty }))
  if (delivery === 'pickup' || !districtId || items.length === 0) return null
  try {
    const estimate = await estimateListDelivery(deps, items, districtId, { roadWidthM, pin })
    if (!estimate) return null
    const { name, trips, cost } = estimate
    const { exclusive } = computeInclusiveTax(moneyFromJson(cost), rates.general)
    return { vehicle: name, trips, cost: moneyToJson(exclusive) }
  } catch (thrown) {
    if (isRefusal(thrown)) return null
    throw thrown
  }
}
