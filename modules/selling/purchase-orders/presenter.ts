import { toIsoTime } from '#platform/clock.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import { loadVariantCards } from '#modules/catalogue/products/service/variant-cards.ts'
import { presentCandidate } from '#modules/selling/material-lists/presenter.ts'
import { findPaymentMethodName } from './payment-method-rules.ts'
import { findProjectTypeName } from './rules.ts'
import { listLines, type PurchaseOrderLineRow } from './store/lines.ts'
import { purchaseOrderEvents } from './store/purchase-order-events.ts'
import type { PurchaseOrderRecord } from './store/purchase-orders.ts'

const presentFile = ({ fileId, fileName, fileKind, fileSize }: PurchaseOrderRecord) => ({
  id: fileId,
  name: fileName,
  kind: fileKind,
  size: fileSize,
})

/** A record in a list. */
export const presentPurchaseOrderRow = (record: PurchaseOrderRecord & { lines: number }) => ({
  id: record.id,
  number: record.number,
  status: record.status,
  project: record.project,
  file: presentFile(record),
  lines: record.lines,
  sender: record.sender,
  createdAt: toIsoTime(record.createdAt),
})

/** A record with its timeline; staff also see names and internal notes. */
export async function presentDetails(
  { db }: AppDeps,
  record: PurchaseOrderRecord,
  isStaff: boolean,
) {
  const events = await purchaseOrderEvents.list(db, [record.id])
  return {
    ...presentPurchaseOrderRow({ ...record, lines: 0 }),
    projectType: { code: record.projectType, name: findProjectTypeName(record.projectType) },
    paymentMethod: {
      code: record.paymentMethod,
      name: findPaymentMethodName(record.paymentMethod),
    },
    address: record.address,
    note: record.note,
    outcome: record.outcome,
    endedAt: record.endedAt && toIsoTime(record.endedAt),
    events: events
      .filter(({ internal }) => isStaff || !internal)
      .map(({ status, at, actor, name, note, internal }) => ({
        status,
        at: toIsoTime(at),
        // Buyers do not see the names of staff.
        by: actor === 'staff' && !isStaff ? 'Tim penjualan' : name,
        note,
        internal,
      })),
  }
}

/** A record as its company sees it, with variants at the caller's prices. */
export async function presentPurchaseOrder(ctx: Context, record: PurchaseOrderRecord) {
  const lines = await listLines(ctx.db, record.id)
  const cards = await loadVariantCards(ctx, collectVariantIds(lines))
  const presentedLines = lines.map(({ id, position, written, text, qty, variantId }) => {
    const card = variantId === null ? undefined : cards.get(variantId)
    return { id, number: position, written, text, qty, item: card ? presentCandidate(card) : null }
  })
  return { ...(await presentDetails(ctx, record, false)), lines: presentedLines }
}

/** The variants of lines, each once. */
export const collectVariantIds = (
  lines: readonly Pick<PurchaseOrderLineRow, 'variantId'>[],
): number[] => [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))]
