import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'

const quantity = (least: number) =>
  z
    .number('Tulis jumlah dengan angka.')
    .min(least, least === 0 ? 'Stok tidak boleh kurang dari nol.' : 'Paling banyak 10.000.000.')
    .max(10_000_000, 'Paling banyak 10.000.000.')

/** What lies in one warehouse, in the variant's unit. */
export const WarehouseStock = z.object({
  warehouse: z.string(),
  name: z.string(),
  /** In the house, of which `held` is promised to orders and `free` is not. */
  onHand: z.number(),
  held: z.number(),
  free: z.number(),
})

/** What staff do with stock. */
export const staffStockCalls = {
  changeStock: call('POST /staff/variants/{id}/stock', {
    summary:
      'Sets what a warehouse has on hand (`onHand`), or adds to it and takes from it (`change`)',
    who: 'staff',
    roles: ['content'],
    ids: 'whole',
    idempotent: true,
    body: z
      .object({
        /** Code of the warehouse: `CBT`. */
        warehouse: z.string().trim().min(1, 'Pilih gudang.').max(20, 'Pilih gudang.'),
        onHand: quantity(0).optional(),
        change: quantity(-10_000_000).optional(),
        /** What the asker saw on hand; the change is refused where it is no longer so. */
        seen: quantity(0).optional(),
        reason: z
          .string()
          .trim()
          .min(3, 'Tulis alasannya, misalnya hasil hitung gudang.')
          .max(200, 'Paling banyak 200 huruf.'),
      })
      .refine(({ onHand, change }) => (onHand === undefined) !== (change === undefined), {
        error: 'Isi jumlah baru atau tambah-kurangnya, salah satu saja.',
        path: ['onHand'],
      }),
    refusals: ['stock.below_held', 'stock.not_whole', 'stock.changed', 'stock.no_warehouse'],
    answer: json(WarehouseStock),
  }),
}
