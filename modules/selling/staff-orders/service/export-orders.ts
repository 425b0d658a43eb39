import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
import { orderPaymentStatusNames } from '../rules/order-filter.ts'
import type { StaffOrderListRow } from '../store/order-rows.ts'
import { readOrders, type StaffOrderFilterInput } from './list-orders.ts'

const HEADINGS = [
  'Nomor',
  'Masuk',
  'Status',
  'Pembeli',
  'Penerima',
  'Kota',
  'Tanggal kirim',
  'Gudang',
  'Cara bayar',
  'Pembayaran',
  'Barang',
  'Total (Rp)',
  'Nomor PO',
  'Petugas',
  'Tanda',
]

/** Streams the orders of a filter, one row each. */
export function exportOrders(
  ctx: StaffContext,
  { format, ...query }: StaffOrderFilterInput & { format: 'xlsx' | 'csv' },
): AsyncIterable<Uint8Array> {
  const rows = generateRows(ctx, query)
  return format === 'xlsx' ? streamXlsx(rows, { name: 'Pesanan', frozenRows: 1 }) : streamCsv(rows)
}

async function* generateRows(
  ctx: StaffContext,
  query: StaffOrderFilterInput,
): AsyncGenerator<SheetCell[]> {
  yield HEADINGS
  for await (const row of readOrders(ctx, query)) yield toCells(row)
}

function toCells(row: StaffOrderListRow): SheetCell[] {
  return [
    row.number,
    toIsoTime(row.placedAt).slice(0, 16).replace('T', ' '),
    orderStatusNames[row.status],
    row.buyer,
    row.recipient,
    row.city,
    row.deliveryDay,
    row.warehouses.join(', '),
    paymentTypes.find(({ code }) => code === row.paymentType)?.name ?? row.paymentType,
    orderPaymentStatusNames[row.paymentStatus],
    row.lines,
    row.total / 100,
    row.poNumber,
    row.assignee,
    row.tags.join(', '),
  ]
}
