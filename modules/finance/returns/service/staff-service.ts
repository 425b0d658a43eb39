import type { StreamedFile } from '#platform/contract/call.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import { listWarehouses } from '#modules/catalogue/stock/service/movements.ts'
import { previewCredit } from '#modules/finance/credit-notes/service.ts'
import { findTarget } from '#modules/finance/credit-notes/service/credit-target.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { loadQueuePage } from '#modules/foundation/staff-tasks/service.ts'
import { describeShipTo } from '#modules/selling/orders/rules/describe-order.ts'
import * as staffOrders from '#modules/selling/orders/service/staff-service.ts'
import { presentReturn, type ReturnDetails } from '../presenter.ts'
import * as queue from '../store/queue.ts'
import { loadDetails, requireReturn } from './load-returns.ts'

/** A page of the staff's queue; with `orderId` all returns of an order. */
export const listQueue = (ctx: StaffContext, query: queue.ReturnQueueQuery) =>
  loadQueuePage(ctx, { since: 'updatedAt', list: queue.listQueue, count: queue.countQueue }, query)

/** One return with what staff need to act on it. Throws 404. */
export async function show(ctx: StaffContext, id: string) {
  const record = await requireReturn(ctx, id)
  const [[details], order, warehouses] = await Promise.all([
    loadDetails(ctx, [record]),
    staffOrders.show(ctx, record.orderId),
    listWarehouses(ctx),
  ])
  return {
    ...presentReturn(details!, 'staff'),
    order: { id: record.orderId, number: record.orderNumber },
    buyer: order.buyer,
    address: describeShipTo(order.shipping.shipTo),
    restocked: Object.fromEntries(
      details!.lines.map(({ lineId, restocked }) => [lineId, restocked ?? 0]),
    ),
    warehouses,
    credit: record.status === 'received' ? await previewAmounts(ctx, details!) : null,
  }
}

/** The lines that came back, as a credit note is about them. */
export const listReceived = ({ lines }: Pick<ReturnDetails, 'lines'>) =>
  lines.flatMap(({ lineId, received }) =>
    received !== null && received > 0 ? [{ lineId, quantity: received }] : [],
  )

async function previewAmounts(ctx: StaffContext, details: ReturnDetails) {
  const lines = listReceived(details)
  const preview = (withFreight: boolean) =>
    previewCredit(ctx, details.record.orderId, { lines, withFreight })
  const goodsOnly = await preview(false)
  const { invoices } = goodsOnly
  const targets = await Promise.all(invoices.map((invoice) => findTarget(ctx, invoice)))
  const blocked = targets.flatMap((found) => ('reason' in found ? [found.reason] : []))
  const [first] = targets
  const [invoice] = invoices
  return {
    goodsOnly: presentAmounts(goodsOnly),
    withFreight: presentAmounts(await preview(true)),
    target: blocked.length === 0 && first && 'target' in first ? first.target : null,
    blocked: blocked[0] ?? null,
    invoice: invoice ? { number: invoice.number, amount: moneyToJson(invoice.amount) } : null,
  }
}

const presentAmounts = (credit: { goods: Money; freight: Money; total: Money; tax: Money }) => ({
  goods: moneyToJson(credit.goods),
  freight: moneyToJson(credit.freight),
  total: moneyToJson(credit.total),
  tax: moneyToJson(credit.tax),
})

/** A picture that the buyer sent with a return. Throws 404. */
export async function openPicture(
  ctx: StaffContext,
  id: string,
  fileId: string,
): Promise<StreamedFile> {
  const [details] = await loadDetails(ctx, [await requireReturn(ctx, id)])
  const picture = details?.pictures.find((each) => each.id === fileId)
  if (!picture) throw notFound()
  return openStoredFile(ctx, picture.id)
}
