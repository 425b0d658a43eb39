import type { AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import {
  findCurrentOfOrder,
  findDraftOfOrder,
  type InvoiceRecord,
} from '#modules/finance/invoices/service.ts'
import { wasReported } from '#modules/finance/invoices/service/lower-amount.ts'
import { orderStateMachine, type OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { listUnloadedLines } from '#modules/selling/orders/service/replace-line.ts'
import { presentSubstitution } from '../presenter.ts'
import { canSubstitute } from '../rules/proposal.ts'
import { resolveStatus } from '../rules/substitution-status.ts'
import * as store from '../store/substitutions.ts'

/** The substitutions of an order: what waits for the buyer, then the others, newest first. */
export async function presentList(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  order: { id: string; status: OrderStatus },
) {
  const now = clock.now()
  const records = await store.listOfOrder(db, order.id)
  const results = records.map((each) =>
    presentSubstitution(each, { orderStatus: order.status, now }),
  )
  return { results: results.toSorted((a, b) => Number(b.canDecide) - Number(a.canDecide)) }
}

/** A substitution of a locked order as it stands now. Throws 404. */
export async function requireSubstitution(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  orderId: string,
  id: string,
): Promise<store.SubstitutionRecord> {
  const record = await store.find(db, id)
  if (record?.orderId !== orderId) throw notFound()
  return { ...record, status: resolveStatus(record, clock.now()) }
}

/** Throws 409 `order.state` where nothing of an order is left to replace. */
export function assertOrderOpen({ status }: LockedOrder): void {
  if (canSubstitute(status)) return
  if (
    status === 'awaiting_approval' ||
    status === 'awaiting_payment' ||
    status === 'awaiting_confirmation'
  )
    throw new Refusal(
      'order.state',
      'Pesanan ini belum dibayar. Barang pengganti diusulkan setelah pembayarannya masuk.',
      409,
      { detail: { state: status } },
    )
  throw orderStateMachine.refuse(status)
}

/** The order's invoice, or what it is not invoiced for yet. Throws 409 `substitution.reported` where the tax office knows its goods already. */
export async function requireChangeableInvoice(
  deps: AppDeps,
  orderId: string,
): Promise<InvoiceRecord> {
  const invoice =
    (await findDraftOfOrder(deps, orderId)) ?? (await findCurrentOfOrder(deps, orderId))
  if (!invoice || invoice.status === 'void') throw notFound()
  if (await wasReported(deps, invoice))
    throw new Refusal(
      'substitution.reported',
      'Faktur pajak pesanan ini sudah dilaporkan, jadi barangnya tidak dapat diganti lagi. Pakai retur dan pesanan baru.',
      409,
    )
  return invoice
}

/** A line with how much of it is in no delivery. Throws 404. */
export async function requireLine(deps: AppDeps, orderId: string, lineId: string) {
  const line = (await listUnloadedLines(deps, orderId)).find(({ id }) => id === lineId)
  if (!line) throw notFound()
  return { ...line, left: roundToThousandths(line.quantity - line.planned - line.cancelled) }
}
