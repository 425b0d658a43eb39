import type { ResponseFile } from '#platform/contract/call.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import type { PdfBlock } from '#platform/pdf-document/content.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { describeBuyer } from '#modules/selling/orders/rules/describe-order.ts'
import { buildNegotiationPath } from '../rules/negotiation-path.ts'
import { makeOfferBlocks } from '../rules/offer-document.ts'
import { listItems, show } from './buyer-service.ts'

type Header = Awaited<ReturnType<typeof show>>
type Line = Awaited<ReturnType<typeof listItems>>['results'][number]

/** What the prices are: the last that either side has named. */
const TITLES: Record<Header['totals']['basis'], string> = {
  bid: 'PENGAJUAN HARGA',
  offer: 'PENAWARAN HARGA',
  agreed: 'HARGA DISEPAKATI',
}

/** A negotiation of the buyer as it stands, as a PDF. Throws 404. */
export async function renderOfferPdf(ctx: BuyerContext, id: string): Promise<ResponseFile> {
  const [header, { results: lines }] = [await show(ctx, id), await listItems(ctx, id)]
  const { number, totals, createdAt, validUntil, project, round } = header
  const { name } = ctx.buyer
  return renderShopDocument(ctx, {
    title: TITLES[totals.basis],
    number,
    facts: [
      { label: 'Diajukan', value: formatDate(createdAt) },
      { label: 'Ronde', value: String(round) },
      ...(validUntil ? [{ label: 'Berlaku sampai', value: formatDateTime(validUntil) }] : []),
    ],
    link: { path: buildNegotiationPath(id), caption: 'Pindai untuk membuka negosiasi' },
    fileName: ['Negosiasi', number],
    blocks: [
      {
        kind: 'columns',
        columns: [
          { title: 'Pembeli', lines: describeBuyer({ name, phone: '', company: header.company }) },
          { title: 'Pengiriman', lines: describeDelivery(header) },
          ...(project ? [{ title: 'Proyek', lines: [project] }] : []),
        ],
      },
      ...makeOfferBlocks(lines, totals),
      { kind: 'text', paragraphs: [describeStanding(header)] },
      ...listRefused(lines),
    ],
  })
}

const describeDelivery = ({ delivery, address }: Header): string[] =>
  [delivery.name, address?.label ?? '', address?.place ?? ''].filter(Boolean)

function describeStanding({ totals, expired, order }: Header): string {
  const prices = 'Harga satuan belum termasuk PPN.'
  if (order) return `${prices} Sudah dipesan dengan nomor ${order.number}.`
  if (expired) return `${prices} Masa berlakunya sudah lewat; ajukan lagi untuk harga baru.`
  return totals.basis === 'agreed'
    ? `${prices} Dokumen ini belum memesan apa pun; pesan lewat halaman negosiasi sebelum masa berlakunya lewat.`
    : `${prices} Belum disepakati dan belum memesan apa pun.`
}

function listRefused(lines: readonly Line[]): PdfBlock[] {
  const refused = lines.filter(({ status }) => status === 'refused')
  const names = refused.map(({ name, variantName }) => `${name} ${variantName}`.trim())
  return names.length > 0 ? [{ kind: 'text', title: 'Tidak jadi', paragraphs: names }] : []
}
