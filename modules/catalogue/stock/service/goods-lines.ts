import type { Db } from '#platform/database/database.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'
import * as store from '../store/stock.ts'

export type GoodsLine = { sku: string; quantity: number }

/**
 * The variants of lines, in their order. Throws 422 `stock.no_sku` or `stock.not_whole` at the first line
 * that is wrong.
 */
export async function resolveGoods(db: Db, lines: readonly GoodsLine[]) {
  const skus = lines.map(({ sku }) => sku)
  const variants = new Map(
    (await store.findVariantsBySku(db, skus)).map((each) => [each.sku, each]),
  )
  return lines.map(({ sku, quantity }, index) => {
    const variant = variants.get(sku)
    if (!variant)
      throw Refusal.field(`lines.${index}.sku`, 'stock.no_sku', `SKU ${sku} tidak dikenal.`)
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
