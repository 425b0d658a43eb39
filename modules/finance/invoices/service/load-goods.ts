import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { loadOrderDocument } from '#modules/selling/orders/service/order-document.ts'
import { loadMade } from '../store/delivery-invoices.ts'
import type { InvoiceRecord } from '../store/invoices.ts'

/** An invoice's order, with the lines and amounts that the invoice is about: those of its delivery, or all. Throws 404. */
export async function loadGoods(
  deps: Pick<AppDeps, 'db'>,
  { id, orderId, delivery }: Pick<InvoiceRecord, 'id' | 'orderId' | 'delivery'>,
) {
  const document = await loadOrderDocument(deps, orderId)
  if (!delivery) return { ...document, total: document.order.total }
  const { lines, goods, freight, exclusive, base, tax } = await loadMade(deps.db, id)
  const parts = new Map(lines.map((line) => [line.lineId, line]))
  const total = sen(goods + freight)
  return {
    order: document.order,
    total,
    lines: document.lines.flatMap((line) => {
      const part = parts.get(line.id)
      return part
        ? [
            {
              ...line,
              qty: part.quantity,
              cancelled: 0,
              awaited: 0,
              subtotal: moneyToJson(part.total),
            },
          ]
        : []
    }),
    totals: {
      goods: moneyToJson(goods),
      freight: moneyToJson(freight),
      total: moneyToJson(total),
      exclusive: moneyToJson(exclusive),
      taxBase: moneyToJson(base),
      tax: moneyToJson(tax),
    },
  }
}
