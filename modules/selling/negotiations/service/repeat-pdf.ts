import type { ResponseFile } from '#platform/contract/call.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { multiply, sum, type Money } from '#platform/money.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { computeExclusiveTax } from '#modules/catalogue/tax/rules/tax.ts'
import { describeBuyer } from '#modules/selling/orders/rules/describe-order.ts'
import { compareLines } from '#modules/selling/repeat-order/service/compare.ts'
import { describeRepeat } from '#modules/selling/repeat-order/service/describe-repeat.ts'
import { buildNegotiationPath } from '../rules/negotiation-path.ts'
import { findCurrentPrice } from '../rules/totals.ts'
import type { NegotiationLineRow } from '../store/lines.ts'
import type { NegotiationRecord } from '../store/negotiations.ts'
import { requireOwn } from './buyer-service.ts'
import { loadTerms } from './terms.ts'

/** What a negotiation's goods cost today beside the prices that stood, PPN included, as a PDF. Throws 404. */
export async function renderRepeatPdf(ctx: BuyerContext, id: string): Promise<ResponseFile> {
  const record = await requireOwn(ctx, id)
  const { lines } = await loadTerms(ctx, record)
  const past = lines
    .filter(({ status }) => status !== 'refused')
    .map((line) => toPastLine(line, record.rates))
  return renderShopDocument(ctx, {
    title: 'PESAN ULANG',
    number: record.number,
    facts: [
      { label: 'Diajukan', value: formatDate(record.createdAt) },
      { label: 'Harga per', value: formatDateTime(ctx.clock.now()) },
    ],
    link: { path: buildNegotiationPath(id), caption: 'Pindai untuk membuka negosiasi' },
    fileName: ['Pesan-ulang', record.number],
    blocks: [
      {
        kind: 'columns',
        columns: [
          {
            title: 'Pembeli',
            lines: describeBuyer({ name: ctx.buyer.name, phone: '', company: record.company }),
          },
        ],
      },
      ...describeRepeat(await compareLines(ctx, past)),
    ],
  })
}

/** Negotiated prices are before PPN, those of the shop window include it. */
function toPastLine(line: NegotiationLineRow, rates: NegotiationRecord['rates']) {
  const { productName: name, productSlug: slug, qty, luxury } = line
  const includePpn = (price: Money) =>
    sum([price, computeExclusiveTax(price, luxury ? rates.luxury : rates.general).tax])
  const unitPrice = includePpn(findCurrentPrice(line))
  return { ...line, name, slug, unitPrice, total: multiply(unitPrice, qty) }
}
