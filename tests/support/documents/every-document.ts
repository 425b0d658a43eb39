import { days, toJakartaDate } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { createCompanyBuyer, giveLimit } from '../finance/credit.ts'
import {
  issueCartDocuments,
  issueNegotiationDocuments,
  issueOrderDocuments,
} from './issue-documents.ts'
import { placeOrder } from '../orders/orders.ts'
import { createProduct } from '../catalogue/products.ts'
import { openTestShop, type TestShop } from '../shop.ts'

/** Names as short and as long as those of a real catalogue, with a unit and a price including PPN. */
const GOODS: readonly (readonly [name: string, unit: string, price: number])[] = [
  ['Semen Portland Komposit 50 kg', 'sak', 66_500],
  ['Besi beton ulir SNI 13 mm × 12 m', 'batang', 131_500],
  [
    'Keramik lantai granit mutu satu permukaan kasar anti selip warna abu muda bermotif batu alam untuk teras, garasi dan kamar mandi 60 × 60 cm isi empat lembar',
    'dus',
    186_750.5,
  ],
  ['Triplek meranti 9 mm 122 × 244 cm', 'lembar', 142_000],
  ['Pasir cor Cimalaka', 'm³', 333_333.33],
  ['Cat tembok interior putih tulang 25 kg', 'pail', 1_285_000],
  ['Paku 7 cm', 'kg', 31_450.25],
]

const MAX_LINES = 200

/** A shop whose documents of any number of lines can be looked at. */
export async function openDocumentShop() {
  const shop = await openTestShop()
  const admin = await shop.asStaff()
  await admin.staffSettings.changeLetterhead({
    body: {
      legalName: 'PT Pondasi Niaga Indonesia',
      address: 'Jl. Raya Cibitung Km 7 No. 12, Bekasi 17520',
      phone: '021 555 0100',
      email: 'halo@pondasi.example',
      npwp: '01.234.567.8-901.000',
    },
  })
  await admin.staffLateFees.saveRate({
    body: { from: toJakartaDate(shop.clock.now()), percentPerDay: 0.1, maxPercent: 5 },
  })
  const variants: string[] = []
  for (let index = 0; index < MAX_LINES; index += 1) {
    const [name, unit, price] = GOODS[index % GOODS.length]!
    variants.push(
      await createProduct(shop.db, {
        name,
        unit,
        price: price + index,
        weightKg: 1.25,
        stock: { CBT: 90_000 },
      }),
    )
  }
  const itemsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      variant: variants[index % variants.length]!,
      qty: [3, 17, 240, 1_005][index % 4]!,
    }))
  return {
    close: () => shop.close(),
    /** Every kind of document with so many lines, by name. */
    async issueAll(count: number): Promise<Record<string, Uint8Array>> {
      const items = itemsOf(count)
      // Days pass with each set of documents.
      const admin = await shop.asStaff()
      const cart = await issueCartDocuments(shop, items)
      const negotiation = await issueNegotiationDocuments(shop, admin, items)
      const order = await issueOrderDocuments(shop, admin, items)
      const account = await issueAccountDocuments(shop, admin, items)
      const documents = {
        keranjang: cart.cartPdf,
        'proforma-keranjang': cart.proformaPdf,
        penawaran: negotiation.offerPdf,
        'pesan-ulang-negosiasi': negotiation.repeatPdf,
        'proforma-pesanan': order.proformaPdf,
        invoice: order.invoicePdf,
        'pesan-ulang': order.repeatPdf,
        'daftar-ambil-pesanan': order.pickListPdf,
        'surat-jalan': order.notePdf,
        label: order.labelsPdf,
        'nota-kredit': order.creditNotePdf,
        ...account,
      }
      return Object.fromEntries(Object.entries(documents).map(([name, { bytes }]) => [name, bytes]))
    },
  }
}

/** A company's orders on credit terms, one for each item: what the warehouse picks, its statement, and a late fee. */
async function issueAccountDocuments(
  shop: TestShop,
  admin: Api,
  items: readonly { variant: string; qty: number }[],
) {
  const company = await createCompanyBuyer(shop)
  await giveLimit(shop, company.companyId, 90_000_000_000, 'D')
  const tempo = { payment: { paymentType: 'tempo' } } as const
  let last
  for (const item of items) last = await placeOrder(shop, [item], company, tempo)
  const { api, id, invoiceId } = last!
  const { date: day } = (await api.orders.shipping({ id })).delivery
  const month = toJakartaDate(shop.clock.now()).slice(0, 7)
  const picked = await admin.staffDeliveryDocuments.pickList({ code: 'CBT', query: { day } })
  const statement = await api.accountStatements.pdf({ query: { month, of: 'company' } })
  shop.clock.advance(days(20))
  await runNightly(shop.deps)
  return {
    'daftar-ambil': picked,
    'rekap-tagihan': statement,
    denda: await api.payments.lateFeePdf({ id: invoiceId }),
  }
}
