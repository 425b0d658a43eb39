import { isBarcode, padBarcode } from '#platform/barcode.ts'
import type { Db } from '#platform/database/database.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'
import * as store from '../store/stock.ts'

export type GoodsLine = { sku: string; quantity: number }

/**
 * The variants of lines, named by SKU or barcode, in their order. Throws 422 `stock.no_sku` or `stock.not_whole` at the first line
 * that is wrong.
 */
export async function resolveGoods(db: Db, lines: readonly GoodsLine[]) {
  const found = await store.findVariantsByCode(
    db,
    lines.map(({ sku }) => sku),
  )
  const bySku = new Map(found.map((each) => [each.sku, each]))
  const byBarcode = new Map(
    found.flatMap((each) => (each.barcode ? [[padBarcode(each.barcode), each] as const] : [])),
  )
  return lines.map(({ sku, quantity }, index) => {
    const variant = bySku.get(sku) ?? (isBarcode(sku) ? byBarcode.get(padBarcode(sku)) : undefined)
    if (!variant)
      throw Refusal.field(
        `lines.${index}.sku`,
        'stock.no_sku',
        `SKU atau kode batang ${sku} tidak dikenal.`,
      )
    if (variant.measured ? quantity !== roundToThousandths(quantity) : !Number.isInteger(quantity))
      throw Refusal.field(
        `lines.${index}.quantity`,
        'stock.not_whole',
        variant.measured
          ? 'Jumlah paling banyak tiga angka di belakang koma.'
          : `Jumlah ${variant.unit} harus bulat.`,
      )
    return { variantId: variant.id, unit: variant.unit, quantity }
  })
}

/** Throws 422 `stock.no_warehouse` at the field. */
export async function requireWarehouse(db: Db, field: string, code: string) {
  const warehouse = await store.findWarehouse(db, code)
  if (!warehouse) throw Refusal.field(field, 'stock.no_warehouse', 'Pilih salah satu gudang.')
  return warehouse
}
