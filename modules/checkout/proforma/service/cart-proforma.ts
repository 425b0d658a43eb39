import { toJakartaDate } from '#platform/clock.ts'
import type { ResponseFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import { formatDate } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { makeDocumentTotals } from '#modules/catalogue/tax/rules/document-totals.ts'
import { presentSummary } from '#modules/checkout/checkout/presenter.ts'
import { summarizeSelection } from '#modules/checkout/checkout/service/choices.ts'
import {
  describePickupPoint,
  type CheckoutSelection,
} from '#modules/checkout/checkout/service/selection.ts'
import {
  describeGoods,
  makePriceTable,
} from '#modules/foundation/shop-documents/rules/price-table.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { showProfile } from '#modules/people/customers/service/profile.ts'
import {
  describeBuyer,
  describeLoad,
  describePickupPlace,
  describeShipTo,
} from '#modules/selling/orders/rules/describe-order.ts'
import type { VehicleOption } from '#modules/selling/delivery/rules/vehicle-options.ts'
import type { ShippingQuote } from '#modules/selling/delivery/service/shipping-quote.ts'
import { NOT_A_TAX_INVOICE } from '../rules.ts'

/**
 * What the cart would cost now with this delivery, as a proforma invoice. Nothing is ordered. Throws as the
 * summary of the checkout does.
 */
export async function renderCartProforma(
  ctx: BuyerContext,
  input: CheckoutSelection,
): Promise<ResponseFile> {
  const { summary, address, quote, option } = await summarizeSelection(ctx, input)
  const amounts = presentSummary(summary)
  const { name, phone, companyName } = await showProfile(ctx)
  const at = ctx.clock.now()
  const number = await withTransaction(ctx, (ctx) => takeDocumentNumber(ctx.db, 'PI', at))
  return renderShopDocument(ctx, {
    title: 'PROFORMA INVOICE',
    number,
    facts: [{ label: 'Tanggal', value: formatDate(at) }],
    link: { path: '/cart', caption: 'Pindai untuk membuka keranjang' },
    blocks: [
      {
        kind: 'columns',
        columns: [
          { title: 'Pembeli', lines: describeBuyer({ name, phone, company: companyName }) },
          { title: 'Dikirim ke', lines: describeShipTo(address) },
          { title: 'Pengiriman', lines: describeTransport(quote, option) },
        ],
      },
      makePriceTable(
        summary.lines.map(({ variant, qty, discount, unitPrice, total }) =>
          describeGoods({
            ...variant,
            qty,
            discount,
            awaited: summary.awaited.get(variant.variantId) ?? 0,
            unitPrice: moneyToJson(unitPrice),
            subtotal: moneyToJson(total),
          }),
        ),
      ),
      makeDocumentTotals(amounts),
      {
        kind: 'text',
        title: 'Pembayaran',
        paragraphs: [
          `Belum dipesan. Harga, stok, dan ongkos kirim berlaku ${formatDate(at)} dan mengikuti saat pesanan dibuat; nomor rekening dan jumlah transfer ada di halaman pembayaran sesudahnya.`,
          NOT_A_TAX_INVOICE,
        ],
      },
    ],
    fileName: ['Proforma', number, toJakartaDate(at)],
  })
}

/** How the goods would come: by which vehicle, or where they would wait for the buyer. */
function describeTransport(
  quote: ShippingQuote,
  option: Pick<VehicleOption, 'vehicle' | 'trips'> | undefined,
): string[] {
  const pickup = describePickupPoint(quote)
  if (quote.method === 'pickup')
    return ['Diambil di gudang, gratis', ...describePickupPlace(pickup), describeLoad(quote)]
  return [
    option ? `${option.vehicle.name}, ${option.trips} rit` : 'Diantar ke alamat',
    describeLoad(quote),
    ...(pickup ? ['Sebagian diambil di gudang, gratis:', ...describePickupPlace(pickup)] : []),
  ]
}
