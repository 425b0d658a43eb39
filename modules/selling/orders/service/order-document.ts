import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { presentOrderLine, presentOrderTotals } from '../presenter.ts'
import * as details from '../store/order-details.ts'

/**
 * An order with its lines and amounts, for a document; of one account where that is given. Throws 404.
 */
export async function loadOrderDocument(
  { db }: Pick<AppDeps, 'db'>,
  id: string,
  accountId?: string,
) {
  const [order, lines] = await Promise.all([
    details.findOrderHead(db, id, accountId),
    details.listLines(db, id, accountId),
  ])
  if (!order) throw notFound()
  return { order, lines: lines.map(presentOrderLine), totals: presentOrderTotals(order) }
}
