import type { z } from 'zod'
import type { ResponseFile } from '#platform/contract/call.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { describeBuyer } from '#modules/selling/orders/rules/describe-order.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import type { OrderToRepeat } from '../contract.ts'
import { describeRepeat } from './describe-repeat.ts'
import { loadComparison } from './repeat-order.ts'

/** What repeating an order would cost today, as a PDF. Throws 404. */
export async function renderRepeatPdf(
  ctx: BuyerContext,
  input: z.output<typeof OrderToRepeat>,
): Promise<ResponseFile> {
  const { order, lines } = await loadComparison(ctx, input)
  return renderShopDocument(ctx, {
    title: 'PESAN ULANG',
    number: order.number,
    facts: [
      { label: 'Dipesan', value: formatDate(order.placedAt) },
      { label: 'Harga per', value: formatDateTime(ctx.clock.now()) },
    ],
    link: { path: buildOrderPath(order.id), caption: 'Pindai untuk membuka pesanan' },
    blocks: [
      { kind: 'columns', columns: [{ title: 'Pembeli', lines: describeBuyer(order.buyer) }] },
      ...describeRepeat(lines),
    ],
    fileName: ['Pesan-ulang', order.number],
  })
}
