import type { ResponseFile } from '#platform/contract/call.ts'
import { formatQuantity } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { renderPdfLabels } from '#platform/pdf-document/render-labels.ts'
import { toDocumentFileName } from '#modules/foundation/shop-documents/rules/file-name.ts'
import { describeShipTo } from '#modules/selling/orders/rules/describe-order.ts'
import { loadDelivery } from './delivery-note.ts'

/** A label for each item of a delivery, whose code opens the order for staff. Throws 404. */
export async function renderLabels(deps: AppDeps, id: string): Promise<ResponseFile> {
  const { delivery, cargo } = await loadDelivery(deps, id)
  const [recipient = '', ...address] = describeShipTo(delivery.ship_to)
  const bytes = await renderPdfLabels({
    title: `Label ${delivery.number}`,
    author: deps.shop.storeName,
    url: `${deps.shop.publicOrigin}/backoffice/pesanan/${delivery.order_id}`,
    labels: cargo.map((line, index) => ({
      heading: delivery.company ?? delivery.buyer,
      lines: [recipient, ...address],
      item: `${formatQuantity(line.quantity)} ${line.unit} ${line.product_name} ${line.variant_name}`,
      code: line.sku,
      foot: `${delivery.number} · ${delivery.order_number} · ${index + 1} dari ${cargo.length}`,
    })),
    printedAt: deps.clock.now(),
  })
  return { name: toDocumentFileName('Label', delivery.number), bytes }
}
