import type { Api } from '#modules/client.ts'
import { pdf } from '#tests/support/files/valid.ts'
import { BILL_OF_QUANTITIES_HEADER, makeWorkbook } from '#tests/support/files/workbook.ts'
import { LONG_NAME, LONG_NOTE, LONG_SEARCH } from './long-inputs.ts'

type PurchasableOffer = { id: string; minOrder: number }

/** Requested materials, in words with one match, several or none. */
const REQUESTED_ITEMS: [string, number, string][] = [
  ['Triplek Meranti Rimbaply 9 mm UTY', 40, 'lembar'],
  ['Semen abu 50 kg', 120, 'sak'],
  ['Besi beton ulir 13', 90, 'batang'],
  ['Keramik lantai 60x60', 45, 'dus'],
  ['Ornamen ukir pelaminan', 2, 'set'],
  ['Pasir beton', 7.5, 'm3'],
]

/**
 * Creates a company's files and purchase orders for the screenshots, by the calls that buyers make.
 */
export async function sendPurchaseOrders(api: Api, offers: readonly PurchasableOffer[]) {
  const upload = async (bytes: Buffer, name: string) => {
    const file = new File([new Uint8Array(bytes)], name)
    return (await api.purchaseOrders.upload({ files: { file } })).id
  }
  const sheet = await makeWorkbook([
    BILL_OF_QUANTITIES_HEADER,
    ...REQUESTED_ITEMS.map((row, index) => [index + 1, ...row]),
  ])
  const { results: addresses } = await api.customers.addresses()
  const details = {
    addressId: addresses[0]!.id,
    projectType: 'gedung' as const,
    paymentMethod: 'tempo',
  }
  const create = async (
    fileId: string,
    overrides: { project: string; note?: string; lines: object[] },
  ) =>
    (
      await api.purchaseOrders.create({
        table: 'upo',
        body: { ...details, fileId, ...overrides } as never,
      })
    ).id
  const matchedLines = offers.slice(0, 4).map(({ id, minOrder }, index) => ({
    text: REQUESTED_ITEMS[index]![0],
    qty: minOrder,
    product_variant_id: id,
  }))
  return {
    spreadsheetFile: await upload(sheet, 'rab-apartemen-tebet.xlsx'),
    pdfFile: await upload(pdf(), 'po-2026-118.pdf'),
    purchaseOrder: await create(await upload(sheet, 'rab-apartemen-tebet.xlsx'), {
      project: 'Apartemen Tebet, menara B',
      note: 'Kirim bertahap mulai pekan depan.',
      lines: [...matchedLines, { text: 'Ornamen ukir pelaminan', qty: 2 }],
    }),
    longPurchaseOrder: await create(
      await upload(pdf(), `${LONG_SEARCH.replaceAll(' ', '-')}.pdf`),
      {
        project: LONG_NAME,
        note: LONG_NOTE.repeat(3),
        lines: [...matchedLines, { text: LONG_SEARCH, qty: 1234.567 }],
      },
    ),
  }
}
