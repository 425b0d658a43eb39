import { formatQuantity } from '#platform/format.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'

/** A quantity (in the variant's unit, at most three decimals) in one warehouse. */
export type StockLine = { variantId: number; warehouseId: number; quantity: number }

/** Names a row of stock: `variant/warehouse`. */
export const toStockKey = ({ variantId, warehouseId }: Omit<StockLine, 'quantity'>): string =>
  `${variantId}/${warehouseId}`

/** One line per variant and warehouse, in the order in which stock rows are locked. */
export function mergeLines(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>()
  for (const { variantId, warehouseId, quantity } of lines) {
    const key = toStockKey({ variantId, warehouseId })
    const before = sums.get(key)?.quantity ?? 0
    sums.set(key, { variantId, warehouseId, quantity: roundToThousandths(before + quantity) })
  }
  return [...sums.values()].sort(
    (a, b) => a.variantId - b.variantId || a.warehouseId - b.warehouseId,
  )
}

type StockShortage = {
  variantId: number
  requested: number
  name: string
  unit: string
  free: number
}

/** 422 `stock.short`: names the variant, what is left of it in all warehouses, and what to do. */
export const insufficientStock = ({
  variantId,
  requested,
  name,
  unit,
  free,
}: StockShortage): Refusal =>
  new Refusal('stock.short', describeShortage({ requested, name, unit, free }), 422, {
    detail: { product_variant_id: String(variantId), left: free, unit },
  })

function describeShortage({
  requested,
  name,
  unit,
  free,
}: Omit<StockShortage, 'variantId'>): string {
  if (free <= 0) return `Stok ${name} sudah habis. Hapus dari keranjang atau pilih barang lain.`
  if (free < requested)
    return `Stok ${name} tinggal ${formatQuantity(free)} ${unit}. Kurangi jumlah atau pilih barang lain.`
  // Enough in total, but no longer in the chosen warehouse: another buyer was quicker.
  return `Stok ${name} baru saja berubah. Hitung ulang pengirimannya, lalu pesan lagi.`
}

/** A new quantity on hand, or a difference to it; `seen` is the quantity that the caller saw. */
export type StockChange = {
  onHand?: number | undefined
  change?: number | undefined
  seen?: number | undefined
}

type StockLevel = {
  unit: string
  measured: boolean
  warehouse: string
  onHand: number
  held: number
}

/**
 * The quantity on hand after a change by staff. Throws 422 `stock.not_whole` for fractions of a
 * counted unit, 422 `stock.below_held` below the reserved quantity, and 409 `stock.changed` if the
 * quantity is not the one that the caller saw.
 */
export function applyStockChange(
  { unit, measured, warehouse, onHand, held }: StockLevel,
  { onHand: requested, change, seen }: StockChange,
): number {
  const field = requested === undefined ? 'change' : 'onHand'
  const refuse = (code: string, message: string, hint: string, status: 409 | 422 = 422) =>
    new Refusal(code, message, status, { errors: { [field]: hint } })
  if (seen !== undefined && seen !== onHand)
    throw refuse(
      'stock.changed',
      `Stok di ${warehouse} baru saja berubah menjadi ${formatQuantity(onHand)} ${unit}. Hitung ulang, lalu simpan lagi.`,
      `Sekarang ${formatQuantity(onHand)} ${unit}.`,
      409,
    )
  const amount = requested ?? change ?? 0
  if (measured ? amount !== roundToThousandths(amount) : !Number.isInteger(amount))
    throw refuse(
      'stock.not_whole',
      measured
        ? 'Jumlah paling banyak tiga angka di belakang koma.'
        : `Jumlah ${unit} harus bulat.`,
      measured ? 'Misalnya 12,5.' : 'Tulis tanpa koma.',
    )
  const after = roundToThousandths(requested ?? onHand + amount)
  if (after < held)
    throw refuse(
      'stock.below_held',
      `${formatQuantity(held)} ${unit} di ${warehouse} sudah ditahan untuk pesanan, jadi stoknya tidak dapat kurang dari itu.`,
      `Paling sedikit ${formatQuantity(requested === undefined ? roundToThousandths(held - onHand) : held)} ${unit}.`,
    )
  return after
}

/**
 * A supplier or the number of a delivery note as it is compared: `PT. Papan Jaya` and `pt papan jaya`, `SJ/17` and
 * `sj-17` are the same.
 */
export const toReceiptKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || text

/** How many days of deliveries the stock of goods should last. */
export const LOW_STOCK_DAYS = 14
/** The days whose deliveries say how fast goods leave. */
export const DELIVERED_DAYS = 30

/** For how many days goods last that left at this rate; null where none left. */
export const countDaysLeft = (free: number, delivered: number): number | null =>
  delivered > 0 ? Math.max(0, Math.floor((free * DELIVERED_DAYS) / delivered)) : null
