import { toJakartaDate } from '#platform/clock.ts'
import type { ResponseFile } from '#platform/contract/call.ts'
import { formatQuantity } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { renderPdfLabels } from '#platform/pdf-document/render-labels.ts'
import { toDocumentFileName } from '#modules/foundation/shop-documents/rules/file-name.ts'
import { describeShipTo } from '#modules/selling/orders/rules/describe-order.ts'
import { loadDelivery, loadPrepared, type LoadedDelivery } from './load-deliveries.ts'

/** A label for each item of a delivery, whose code opens the order for staff. Throws 404. */
export async function renderLabels(deps: AppDeps, id: string): Promise<ResponseFile> {
  const loaded = await loadDelivery(deps, id)
  const { number } = loaded.delivery
  return renderSheets(deps, [loaded], `Label ${number}`, ['Label', number])
}

/** The labels of all prepared deliveries of some orders, one after another. Throws 422 as `loadPrepared` does. */
export async function renderLabelsOfOrders(
  deps: AppDeps,
  orderIds: readonly string[],
): Promise<ResponseFile> {
  const loaded = await loadPrepared(deps, orderIds)
  const fileName = ['Label', 'pilihan', toJakartaDate(deps.clock.now())]
  return renderSheets(deps, loaded, `Label, ${loaded.length} pengiriman`, fileName)
}

async function renderSheets(
  { shop, clock }: AppDeps,
  loaded: readonly LoadedDelivery[],
  title: string,
  fileName: readonly string[],
): Promise<ResponseFile> {
  const bytes = await renderPdfLabels({
    title,
    author: shop.storeName,
    labels: loaded.flatMap((each) => describeLabels(each, shop.publicOrigin)),
    printedAt: clock.now(),
  })
  return { name: toDocumentFileName(...fileName), bytes }
}

function describeLabels({ delivery, cargo }: LoadedDelivery, origin: string) {
  const [recipient = '', ...address] = describeShipTo(delivery.ship_to)
  return cargo.map((line, index) => ({
    heading: delivery.company ?? delivery.buyer,
    lines: [recipient, ...address],
    item: `${formatQuantity(line.quantity)} ${line.unit} ${line.product_name} ${line.variant_name}`,
    code: line.sku,
    foot: `${delivery.number} · ${delivery.order_number} · ${index + 1} dari ${cargo.length}`,
    url: `${origin}/backoffice/pesanan/${delivery.order_id}`,
  }))
}
