import type { ResponseFile } from '#platform/contract/call.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { formatDate, formatDateTime, formatQuantity } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { PdfBlock, PdfFact } from '#platform/pdf-document/content.ts'
import { formatPhone } from '#platform/phone.ts'
import {
  renderShopDocument,
  renderShopDocuments,
  type ShopDocumentContent,
} from '#modules/foundation/shop-documents/service.ts'
import {
  describeBuyer,
  describePickupPlace,
  describeShipTo,
} from '#modules/selling/orders/rules/describe-order.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import type { DeliveryRow as Delivery } from '../store.ts'
import { loadDelivery, loadPrepared, type Cargo, type LoadedDelivery } from './load-deliveries.ts'

/**
 * The delivery note: what is on the lorry, for whom, and where they sign. It shows no prices. Of one account
 * where that is given. Throws 404.
 */
export async function renderDeliveryNote(
  deps: AppDeps,
  id: string,
  accountId?: string,
): Promise<ResponseFile> {
  const loaded = await loadDelivery(deps, id, accountId)
  const fileName = ['Surat-jalan', loaded.delivery.number]
  return renderShopDocument(deps, { ...describeDeliveryNote(loaded), fileName })
}

/** The notes of all prepared deliveries of some orders in one file. Throws 422 as `loadPrepared` does. */
export async function renderDeliveryNotes(
  deps: AppDeps,
  orderIds: readonly string[],
): Promise<ResponseFile> {
  const [first, ...others] = await loadPrepared(deps, orderIds)
  const notes = [describeDeliveryNote(first), ...others.map(describeDeliveryNote)] as const
  return renderShopDocuments(deps, notes, {
    title: `SURAT JALAN, ${notes.length} pengiriman`,
    fileName: ['Surat-jalan', 'pilihan', toJakartaDate(deps.clock.now())],
  })
}

const describeDeliveryNote = ({ delivery, cargo }: LoadedDelivery): ShopDocumentContent => ({
  title: 'SURAT JALAN',
  number: delivery.number,
  facts: listFacts(delivery),
  link: { path: buildOrderPath(delivery.order_id), caption: 'Pindai untuk membuka pesanan' },
  blocks: [
    describeWay(delivery),
    makeCargoTable(cargo),
    {
      kind: 'signatures',
      signers: [
        { role: 'Disiapkan gudang' },
        ...(delivery.is_pickup ? [] : [{ role: 'Sopir', name: delivery.driver }]),
        {
          role: delivery.is_pickup ? 'Diambil oleh' : 'Diterima dengan baik',
          name: delivery.received_by ?? '',
        },
      ],
    },
    ...describeNotes(delivery),
  ],
})

const listFacts = (delivery: Delivery): PdfFact[] => [
  { label: 'Pesanan', value: delivery.order_number },
  ...(delivery.po_number ? [{ label: 'Nomor PO', value: delivery.po_number }] : []),
  { label: 'Tanggal', value: formatDate(delivery.shipped_at ?? delivery.prepared_at) },
  ...(delivery.received_at
    ? [{ label: 'Diterima', value: formatDateTime(delivery.received_at) }]
    : []),
]

const describeWay = (delivery: Delivery): PdfBlock => ({
  kind: 'columns',
  columns: delivery.is_pickup ? describePickup(delivery) : describeDrive(delivery),
})

const describeDrive = ({ ship_to: shipTo, agreed, ...delivery }: Delivery) => [
  {
    title: 'Dikirim ke',
    lines: [
      ...describeShipTo(shipTo),
      `Di lokasi: ${agreed.contactName} · ${formatPhone(agreed.contactPhone)}`,
    ],
  },
  { title: 'Pembeli', lines: describeOwner(delivery) },
  {
    title: 'Kendaraan',
    lines: [
      `${delivery.vehicle} ${delivery.plate}`,
      `${delivery.driver} · ${formatPhone(delivery.driver_phone)}`,
      `Dari ${delivery.warehouse}`,
      agreed.unloading === 'driver' ? 'Bongkar dibantu sopir' : 'Bongkar oleh penerima',
    ],
  },
]

const describePickup = ({ agreed, ...delivery }: Delivery) => [
  { title: 'Pembeli', lines: describeOwner(delivery) },
  {
    title: 'Yang mengambil',
    lines: [agreed.contactName, formatPhone(agreed.contactPhone)],
  },
  {
    title: 'Diambil di gudang',
    lines: agreed.pickup ? describePickupPlace(agreed.pickup) : [delivery.warehouse],
  },
]

const describeOwner = ({ buyer, phone, company }: Pick<Delivery, 'buyer' | 'phone' | 'company'>) =>
  describeBuyer({ name: buyer, phone, company })

const makeCargoTable = (cargo: Cargo): PdfBlock => ({
  kind: 'table',
  columns: [
    { head: 'No.', width: 30 },
    { head: 'Barang', width: 'rest' },
    { head: 'Jumlah', width: 90, align: 'right' },
    { head: 'Berat (kg)', width: 70, align: 'right' },
    { head: 'Diterima', width: 90, align: 'right' },
  ],
  rows: [
    ...cargo.map((line, index) => [
      String(index + 1),
      { text: `${line.product_name} ${line.variant_name}`.trim(), note: line.sku },
      `${formatQuantity(line.quantity)} ${line.unit}`,
      formatQuantity(line.weight_kg),
      '',
    ]),
    ['', 'Jumlah berat', '', formatQuantity(sumWeight(cargo)), ''],
  ],
})

const sumWeight = (cargo: Cargo): number =>
  cargo.reduce((sum, { weight_kg: weightKg }) => sum + weightKg, 0)

const describeNotes = ({ ship_to: shipTo, note, is_pickup: isPickup }: Delivery): PdfBlock[] => {
  const paragraphs = [
    shipTo.driverNote && !isPickup ? `Untuk sopir: ${shipTo.driverNote}` : '',
    note ? `Dari pembeli: ${note}` : '',
    'Periksa jumlah dan keadaan barang sebelum menandatangani. Kekurangan atau kerusakan ditulis di kolom Diterima.',
  ].filter((text) => text !== '')
  return [{ kind: 'text', title: 'Catatan', paragraphs }]
}
