import { withTransaction } from '#platform/database/database.ts'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyToJson, sum, zero, type Money } from '#platform/money.ts'
import { isRefusal } from '#platform/refusal.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { issueCreditNotes, type CreditNoteRecord } from '#modules/finance/credit-notes/service.ts'
import { findDraftOfOrder, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { lowerDraft } from '#modules/finance/invoices/service/lower-draft.ts'
import { openRefund } from '#modules/finance/refunds/service/open-refund.ts'
import { cancelGoods, listGoodsToCancel } from '#modules/selling/orders/service/cancel-goods.ts'
import { moveOrder } from '#modules/selling/orders/service/move-order.ts'
import { lockOrder, type LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { queueGoodsCancelledEmail } from '../emails.ts'
import type { LineQuantityInput } from '../rules/return-lines.ts'

type GoodsToCancel = {
  lines: readonly LineQuantityInput[]
  /** The buyer reads it. */
  reason: string
  /** Also gives back their share of the freight; of an order whose deliveries are invoiced it follows by itself. */
  withFreight: boolean
}
type Taken = Awaited<ReturnType<typeof listGoodsToCancel>>

/** What becomes of the money: taken off or out of invoices, or paid back; `uninvoiced` (sen) was never asked for. */
type Settled = { notes: CreditNoteRecord[]; uninvoiced: Money }

/**
 * Goods of a partly shipped order are not delivered any more, because they were refused or cannot be had: their stock is
 * free, they are credited or never invoiced, and after the last of them the order goes on as a delivered one. Throws 404,
 * 409 `order.state` and `credit.unpaid`, 422 as `listGoodsToCancel` does.
 */
export const cancelUndelivered = (ctx: StaffContext, orderId: string, request: GoodsToCancel) =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    const taken = await listGoodsToCancel(ctx, order, request.lines)
    const draft = await findDraftOfOrder(ctx, orderId)
    const settled = draft
      ? await leaveOut(ctx, draft, taken)
      : await giveBack(ctx, order, taken, request)
    const goods = taken.map(
      ({ line, quantity }) => `${line.name} ${formatQuantity(quantity)} ${line.unit}`,
    )
    const by = toStaffActor(ctx)
    const note = `Tidak jadi dikirim: ${goods.join('; ')}. ${request.reason}`
    const moved = await moveOrder(ctx, order, by, note)
    await queueGoodsCancelledEmail(ctx, order, { goods, reason: request.reason, ...settled })
    await recordOrderAudit(ctx, order, 'Batalkan sisa barang', {
      before: { order: order.status },
      after: { order: moved.status, goods, reason: request.reason, ...describeMoney(settled) },
    })
  })

const describeMoney = ({ notes, uninvoiced }: Settled) => ({
  creditNotes: notes.map(({ number }) => number),
  ...(uninvoiced > 0 ? { uninvoiced: formatRupiah(moneyToJson(uninvoiced)) } : {}),
})

const toGoods = (taken: Taken) => taken.map(({ line, quantity }) => ({ lineId: line.id, quantity }))

/** Goods that were not invoiced yet are never invoiced. */
async function leaveOut(deps: AppDeps, draft: InvoiceRecord, taken: Taken): Promise<Settled> {
  const { lines, total } = await lowerDraft(deps, draft, toGoods(taken))
  await cancelGoods(
    deps,
    lines.map((part, index) => ({ ...part, ...pickStock(taken[index]!) })),
  )
  return { notes: [], uninvoiced: total }
}

const pickStock = ({ line: { variantId, warehouseId } }: Taken[number]) => ({
  variantId,
  warehouseId,
})

/** Goods of an order with one invoice are credited: off the open invoice, or as a refund of the paid one. */
async function giveBack(
  ctx: StaffContext,
  order: LockedOrder,
  taken: Taken,
  { withFreight }: GoodsToCancel,
): Promise<Settled> {
  const lines = toGoods(taken)
  const nothing = { total: zero, base: zero, tax: zero }
  await cancelGoods(
    ctx,
    taken.map((each, index) => ({ ...lines[index]!, ...nothing, ...pickStock(each) })),
  )
  const by = toStaffActor(ctx)
  const reason = 'Barang tidak jadi dikirim'
  const credit = { lines, withFreight, reason, source: 'undelivered', by } as const
  const notes = await issueCreditNotes(ctx, order, credit).catch(nothingToCredit)
  for (const note of notes)
    if (!note.offInvoice)
      await openRefund(ctx, {
        order,
        invoiceId: note.invoiceId,
        cause: 'undelivered',
        by,
        amount: note.total,
        creditNoteId: note.id,
      })
  return { notes, uninvoiced: sum([]) }
}

/** Goods that cost nothing need no credit note. */
function nothingToCredit(thrown: unknown): CreditNoteRecord[] {
  if (isRefusal(thrown) && thrown.code === 'credit.nothing') return []
  throw thrown
}
