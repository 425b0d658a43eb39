import { toJakartaDate } from '#platform/clock.ts'
import type { ResponseFile } from '#platform/contract/call.ts'
import { formatNumber, formatQuantity, formatWeekdayDate } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { PdfBlock } from '#platform/pdf-document/content.ts'
import { notFound } from '#platform/refusal.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { sumByVariant } from '../rules/pick-list.ts'
import * as store from '../store.ts'

/**
 * What to take from a warehouse's racks for the orders that are due by a day, first in sum, then order by
 * order. Throws 404 for a warehouse that does not exist.
 */
export async function renderPickList(
  deps: AppDeps,
  { code, day }: { code: string; day: string },
): Promise<ResponseFile> {
  const warehouse = await store.findWarehouse(deps.db, code)
  if (!warehouse) throw notFound()
  const rows = await store.listToPick(deps.db, warehouse.id, day)
  const orders = [...Map.groupBy(rows, (row) => row.order_id).values()]
  return renderShopDocument(deps, {
    title: 'DAFTAR AMBIL',
    number: `${warehouse.name}, ${toDayName(day)}`,
    facts: [
      { label: 'Pesanan', value: formatNumber(orders.length, 0) },
      { label: 'Barang', value: formatNumber(sumByVariant(rows).length, 0) },
    ],
    blocks:
      rows.length === 0 ? [nothingToPick] : [makeSumTable(rows), ...orders.map(toOrderTable(day))],
    link: linkToList(`gudang=${code}&tanggal=${day}`),
    fileName: ['Daftar-ambil', code, day],
  })
}

/** What to take for some orders, warehouse by warehouse: first in sum, then order by order. */
export async function renderPickListOfOrders(
  deps: AppDeps,
  ids: readonly string[],
): Promise<ResponseFile> {
  const today = toJakartaDate(deps.clock.now())
  const rows = await store.listToPickOfOrders(deps.db, ids)
  const warehouses = [...Map.groupBy(rows, ({ warehouse }) => warehouse)]
  const listOrders = (rows: readonly store.PickRow[]) => [
    ...Map.groupBy(rows, (row) => row.order_id).values(),
  ]
  return renderShopDocument(deps, {
    title: 'DAFTAR AMBIL',
    number: warehouses.map(([name]) => name).join(', ') || toDayName(today),
    facts: [
      { label: 'Pesanan', value: formatNumber(listOrders(rows).length, 0) },
      { label: 'Barang', value: formatNumber(sumByVariant(rows).length, 0) },
    ],
    blocks:
      rows.length === 0
        ? [nothingToPickOfOrders]
        : warehouses.flatMap(([name, ofWarehouse]) => [
            makeSumTable(ofWarehouse, `${name}: jumlah dari semua pesanan`),
            ...listOrders(ofWarehouse).map(toOrderTable(today)),
          ]),
    link: linkToList(ids.length > MAX_LINKED_ORDERS ? '' : `pesanan=${ids.join(',')}`),
    fileName: ['Daftar-ambil', 'pilihan', today],
  })
}

/** With more orders than so many in its address, a code is too fine for a printer and a phone. */
const MAX_LINKED_ORDERS = 4

/** The current list, for a scanned code; without a query the page that asks which. */
const linkToList = (query: string) => ({
  path: ['/backoffice/daftar-ambil', query].filter(Boolean).join('?'),
  caption: 'Pindai untuk daftar terbaru',
})

const toDayName = (day: string) => formatWeekdayDate(`${day}T12:00:00+07:00`)

const nothingToPick: PdfBlock = {
  kind: 'text',
  paragraphs: ['Tidak ada barang yang harus diambil sampai hari ini.'],
}

const nothingToPickOfOrders: PdfBlock = {
  kind: 'text',
  paragraphs: ['Tidak ada barang yang harus diambil untuk pesanan yang dipilih.'],
}

const formatItem = (row: store.PickRow) => ({
  text: `${row.product_name} ${row.variant_name}`.trim(),
  note: row.sku,
})

const makeSumTable = (
  rows: readonly store.PickRow[],
  title = 'Jumlah dari semua pesanan',
): PdfBlock => ({
  kind: 'table',
  title,
  columns: [
    { head: 'Barang', width: 'rest' },
    { head: 'Pesanan', width: 60, align: 'right' },
    { head: 'Jumlah', width: 100, align: 'right' },
    { head: 'Diambil', width: 90, align: 'right' },
  ],
  rows: sumByVariant(rows).map((row) => [
    formatItem(row),
    formatNumber(row.orders, 0),
    `${formatQuantity(row.quantity)} ${row.unit}`,
    '',
  ]),
})

/** An order's goods under its number, recipient and day; a day that has passed is named late. */
const toOrderTable =
  (day: string) =>
  (rows: readonly store.PickRow[]): PdfBlock => {
    const { number, recipient, ship_to: shipTo, delivery } = rows[0]!
    const due =
      delivery.date < day
        ? `terlambat dari ${toDayName(delivery.date)}`
        : `${toDayName(delivery.date)}, ${delivery.window}`
    const by = delivery.method === 'pickup' ? 'diambil pembeli' : delivery.vehicleName
    return {
      kind: 'table',
      title: [number, recipient, shipTo.district, by, due].join(' · '),
      columns: [
        { head: 'Barang', width: 'rest' },
        { head: 'Jumlah', width: 100, align: 'right' },
        { head: 'Diambil', width: 90, align: 'right' },
      ],
      rows: rows.map((row) => {
        const item = formatItem(row)
        const isApart = row.is_pickup && delivery.method === 'delivery'
        return [
          isApart ? { ...item, note: `${item.note} · diambil pembeli` } : item,
          `${formatQuantity(row.quantity)} ${row.unit}`,
          '',
        ]
      }),
    }
  }
