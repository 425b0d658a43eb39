import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'

/** A quantity of stock. */
export const quantityField = (min: number) =>
  z
    .number('Tulis jumlah dengan angka.')
    .min(min, min === 0 ? 'Stok tidak boleh kurang dari nol.' : 'Paling banyak 10.000.000.')
    .max(10_000_000, 'Paling banyak 10.000.000.')

/** The stock of a variant in one warehouse, in the variant's unit. */
export const WarehouseStock = z.object({
  warehouse: z.string(),
  name: z.string(),
  /** On hand: `held` is reserved for orders, `free` can be sold. */
  onHand: z.number(),
  held: z.number(),
  free: z.number(),
})

const WarehouseCode = z.string().trim().min(1, 'Pilih gudang.').max(20, 'Pilih gudang.')

/** Goods that move, each by SKU or barcode with its quantity: as many as a lorry's papers can list. */
const GoodsLines = z
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
  .max(2000, 'Paling banyak 2.000 barang sekali catat.')

/** One delivery from a supplier, with its delivery note. */
const ReceiptBody = z.object({
  warehouse: WarehouseCode,
  /** Number of the supplier's delivery note. */
  reference: z
    .string()
    .trim()
    .min(2, 'Tulis nomor surat jalan.')
    .max(60, 'Paling banyak 60 karakter.'),
  supplier: z.string().trim().min(2, 'Tulis nama pemasok.').max(100, 'Paling banyak 100 karakter.'),
  lines: GoodsLines,
})

const TransferBody = z.object({
  from: WarehouseCode,
  to: WarehouseCode,
  /** Why, or the number of a paper that travels with the goods. */
  note: z.string().trim().max(100, 'Paling banyak 100 karakter.').optional(),
  lines: GoodsLines,
})

/** Goods that staff can receive or move. */
const StockedGoods = z.object({
  sku: z.string(),
  barcode: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  /** What is not reserved, by warehouse code. */
  free: z.record(z.string(), z.number()),
})

/** Goods that run low: less than the smallest order, or than two weeks of deliveries. */
export const LowStock = z.object({
  id: z.string(),
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  free: z.number(),
  minOrder: z.number(),
  /** What left with orders in the last 30 days, and for how many days the rest lasts at that rate. */
  delivered: z.number(),
  daysLeft: z.int().nullable(),
  warehouses: z.array(z.object({ code: z.string(), name: z.string(), free: z.number() })),
})

/** One change of the quantity on hand; a database trigger records them. */
export const StockMovement = z.object({
  id: z.string(),
  at: DateTime,
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  warehouse: z.string(),
  kind: z.enum(['receipt', 'adjustment', 'delivery', 'transfer', 'return']),
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
    roles: ['content', 'sales', 'warehouse'],
    response: json(
      z.object({ results: z.array(z.object({ code: z.string(), name: z.string() })) }),
    ),
  }),
  receive: call('POST /staff/stock/receipts', {
    summary: 'Receives a supplier’s delivery into stock: all lines or none',
    who: 'staff',
    roles: ['content', 'warehouse'],
    lane: 'stock',
    idempotent: true,
    body: ReceiptBody,
    refusals: ['stock.no_warehouse', 'stock.no_sku', 'stock.not_whole', 'stock.received'],
    response: created(z.object({ lines: z.int() })),
  }),
  transfer: call('POST /staff/stock/transfers', {
    summary: 'Moves goods from one warehouse to another: all lines or none',
    who: 'staff',
    roles: ['content', 'warehouse'],
    lane: 'stock',
    idempotent: true,
    body: TransferBody,
    refusals: [
      'stock.no_warehouse',
      'stock.same_warehouse',
      'stock.no_sku',
      'stock.not_whole',
      'stock.not_free',
    ],
    response: created(z.object({ lines: z.int() })),
  }),
  goods: call('GET /staff/stock/goods', {
    summary: 'Goods by SKU, barcode or words of their name, the exact code first',
    who: 'staff',
    roles: ['content', 'warehouse'],
    query: z.object({ search: z.string().trim().min(1).max(100) }),
    response: json(z.object({ results: z.array(StockedGoods) })),
  }),
  low: call('GET /staff/stock/low', {
    summary: 'Goods on sale that run low, the soonest gone first; of one warehouse or of all',
    who: 'staff',
    roles: ['content', 'warehouse'],
    query: PageQuery.extend({ warehouse: z.string().trim().max(20).optional() }),
    response: json(listOf(LowStock)),
  }),
  movements: call('GET /staff/stock/moves', {
    summary: 'Stock movements, newest first: receipts, adjustments, deliveries, transfers',
    canLag: true,
    who: 'staff',
    roles: ['content', 'warehouse'],
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
