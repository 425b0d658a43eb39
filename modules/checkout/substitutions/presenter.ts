import { toIsoTime } from '#platform/clock.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { canSubstitute } from './rules/proposal.ts'
import { resolveStatus } from './rules/substitution-status.ts'
import type { SubstitutionRecord } from './store/substitutions.ts'

/** A substitution as both sides see it; an open one ends with its order, too. */
export function presentSubstitution(
  record: SubstitutionRecord,
  { orderStatus, now }: { orderStatus: OrderStatus; now: Date },
) {
  const byTime = resolveStatus(record, now)
  const status = byTime === 'open' && !canSubstitute(orderStatus) ? 'expired' : byTime
  return {
    id: record.id,
    lineId: record.lineId,
    status,
    replaced: {
      name: record.replacedName,
      unit: record.replacedUnit,
      qty: record.replacedQuantity,
      total: moneyToJson(sen(record.replacedTotal)),
    },
    substitute: {
      sku: record.sku,
      name: record.name,
      picture: record.picture,
      unit: record.unit,
      qty: record.quantity,
      unitPrice: moneyToJson(sen(record.unitPrice)),
      total: moneyToJson(sen(record.total)),
    },
    less: moneyToJson(sen(record.replacedTotal - record.total)),
    note: record.note,
    proposedAt: toIsoTime(record.proposedAt),
    expiresAt: toIsoTime(record.expiresAt),
    canDecide: status === 'open',
  }
}
