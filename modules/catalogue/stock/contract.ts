import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'

const quantityField = (min: number) =>
  z
    .number('Tulis jumlah dengan angka.')
    .min(min, min === 0 ? 'Stok tidak boleh kurang dari nol.' : 'Paling banyak 10.000.000.')
    .max(10_000_000, 'Paling banyak 10.000.000.')

/** The stock of a variant in one warehouse, in the variant's unit. */
export const WarehouseStock = z.object({
  warehouse: z.string(),
  name: z.string(),
  /** On hand, of which `held` is reserved for orders and `free` is not. */
  onHand: z.number(),
  held: z.number(),
  free: z.number(),
})

/** One delivery from a supplier, with its delivery note. */
const ReceiptBody = z.object({
  warehouse: z.string().trim().min(1, 'Pilih gudang.').max(20, 'Pilih gudang.'),
  /** Number of the supplier's delivery note. */
  reference: z
    .string()
    .trim()
    .min(2, 'Tulis nomor surat jalan.')
    .max(60, 'Paling banyak 60 karakter.'),
  supplier: z.string().trim().min(2, 'Tulis nama pemasok.').max(100, 'Paling banyak 100 karakter.'),
  lines: z
    .array(
      z.object({
        sku: z
          .string()
          .trim()
          .toUpperCase()
          .min(1, 'Tulis SKU.')
          .max(60, 'Paling banyak 60 karakter.'),
        quantity: z
          .number('Tulis jumlah dengan angka.')
          .positive('Tulis jumlah lebih dari nol.')
          .max(10_000_000, 'Paling banyak 10.000.000.'),
      }),
    )
    .min(1, 'Tulis paling sedikit satu barang.')
    .max(200, 'Paling banyak 200 barang sekali terima.'),
})

/** One change of the quantity on hand; a database trigger records them. */
export const StockMovement = z.object({
  id: z.string(),
  at: DateTime,
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  warehouse: z.string(),
  kind: z.enum(['receipt', 'adjustment', 'delivery']),
  change: z.number(),
  onHand: z.number(),
  reason: z.string(),
  reference: z.string().nullable(),
  by: z.string(),
})

export const staffStockCalls = {
  warehouses: call('GET /staff/warehouses', {
    summary: 'The warehouses',
    who: 'staff',
    roles: ['content'],
    response: json(
      z.object({ results: z.array(z.object({ code: z.string(), name: z.string() })) }),
    ),
  }),
  receive: call('POST /staff/stock/receipts', {
    summary: 'Receives a supplier’s delivery into stock: all lines or none',
    who: 'staff',
    roles: ['content'],
    lane: 'stock',
    idempotent: true,
    body: ReceiptBody,
    refusals: ['stock.no_warehouse', 'stock.no_sku', 'stock.not_whole'],
    response: created(z.object({ lines: z.int() })),
  }),
  movements: call('GET /staff/stock/moves', {
    summary: 'Stock movements, newest first: receipts, adjustments, deliveries',
    who: 'staff',
    roles: ['content'],
    query: PageQuery.extend({
      sku: z.string().trim().toUpperCase().max(60).optional(),
      warehouse: z.string().trim().max(20).optional(),
    }),
    response: json(listOf(StockMovement)),
  }),
  changeStock: call('POST /staff/variants/{id}/stock', {
    summary: 'Sets the quantity on hand in a warehouse (`onHand`) or adjusts it (`change`)',
    who: 'staff',
    roles: ['content'],
    ids: 'whole',
    lane: 'stock',
    idempotent: true,
    body: z
      .object({
        /** Code of the warehouse: `CBT`. */
        warehouse: z.string().trim().min(1, 'Pilih gudang.').max(20, 'Pilih gudang.'),
        onHand: quantityField(0).optional(),
        change: quantityField(-10_000_000).optional(),
        /** The quantity on hand that the caller saw; the change is refused if it differs by now. */
        seen: quantityField(0).optional(),
        reason: z
          .string()
          .trim()
          .min(3, 'Tulis alasannya, misalnya hasil hitung gudang.')
          .max(200, 'Paling banyak 200 karakter.'),
      })
      .refine(({ onHand, change }) => (onHand === undefined) !== (change === undefined), {
        error: 'Isi jumlah baru atau tambah-kurangnya, salah satu saja.',
        path: ['onHand'],
      }),
    refusals: ['stock.below_held', 'stock.not_whole', 'stock.changed', 'stock.no_warehouse'],
    response: json(WarehouseStock),
  }),
}
