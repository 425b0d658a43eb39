import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
import { orderPaymentStatusNames } from '../rules/order-filter.ts'
import type { StaffOrderListRow } from '../store/order-rows.ts'
import { readOrders, type StaffOrderFilterInput } from './list-orders.ts'

/** Each column by its heading. */
const COLUMNS: Readonly<Record<string, (order: StaffOrderListRow) => SheetCell>> = {
  Nomor: ({ number }) => number,
  Masuk: ({ placedAt }) => toIsoTime(placedAt).slice(0, 16).replace('T', ' '),
  Status: ({ status }) => orderStatusNames[status],
  Pembeli: ({ buyer }) => buyer,
  Penerima: ({ recipient }) => recipient,
  Kota: ({ city }) => city,
  'Tanggal kirim': ({ deliveryDay }) => deliveryDay,
  Gudang: ({ warehouses }) => warehouses.join(', '),
  'Cara bayar': ({ paymentType }) =>
    paymentTypes.find(({ code }) => code === paymentType)?.name ?? paymentType,
  Pembayaran: ({ paymentStatus }) => orderPaymentStatusNames[paymentStatus],
  Barang: ({ lines }) => lines,
  'Total (Rp)': ({ total }) => total / 100,
  'Nomor PO': ({ poNumber }) => poNumber,
  Petugas: ({ assignee }) => assignee,
  Tanda: ({ tags }) => tags.join(', '),
}

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
  const cells = Object.values(COLUMNS)
  yield Object.keys(COLUMNS)
  for await (const row of readOrders(ctx, query)) yield cells.map((toCell) => toCell(row))
}
