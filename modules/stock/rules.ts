import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'

/** A quantity (in the variant's unit, at most three decimals) in one warehouse. */
export type StockLine = { variantId: number; warehouseId: number; quantity: number }

/** One line a variant and warehouse, in the order in which stock is locked. */
export function gathered(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>()
  for (const { variantId, warehouseId, quantity } of lines) {
    const key = `${variantId}/${warehouseId}`
    const before = sums.get(key)?.quantity ?? 0
    sums.set(key, { variantId, warehouseId, quantity: thousandths(before + quantity) })
  }
  return [...sums.values()].sort(
    (a, b) => a.variantId - b.variantId || a.warehouseId - b.warehouseId,
  )
}

/** Quantities have three decimals; sums of them must not carry a float's dust. */
export const thousandths = (quantity: number): number => Math.round(quantity * 1000) / 1000

type Shortage = { variantId: number; wanted: number; name: string; unit: string; free: number }

/** 422 `stock.short`: names the goods, what is left of them everywhere, and what to do. */
export const short = ({ variantId, wanted, name, unit, free }: Shortage): Refusal =>
  new Refusal('stock.short', sentence({ wanted, name, unit, free }), 422, {
    detail: { product_variant_id: String(variantId), left: free, unit },
  })

function sentence({ wanted, name, unit, free }: Omit<Shortage, 'variantId'>): string {
  if (free <= 0) return `Stok ${name} sudah habis. Hapus dari keranjang atau pilih barang lain.`
  if (free < wanted)
    return `Stok ${name} tinggal ${formatQuantity(free)} ${unit}. Kurangi jumlah atau pilih barang lain.`
  // Enough in all, but not where it was to come from: another buyer was quicker there.
  return `Stok ${name} baru saja berubah. Hitung ulang pengirimannya, lalu pesan lagi.`
}
