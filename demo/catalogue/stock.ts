import type { PhysicalSize } from './physical-size.ts'
import { drawBetween, createRandom } from './random.ts'
import { WAREHOUSES } from './warehouses.ts'

/** A variant's stock, or the lead time of one that is made to order. */
interface Availability {
  leadDays: number
  /** Units by warehouse code. */
  stock: Record<string, number>
}

interface StockInput extends PhysicalSize {
  sku: string
  /** Retail price of a unit, rupiah. */
  price: number
  multiple: number
  popularity: number
  featured: boolean
  indent: boolean
  /** Codes of the only warehouses that stock it; undefined means all. */
  near: string[] | undefined
}

/**
 * Draws the stock by warehouse: worth about a hundred million rupiah, more of popular products. Goods
 * that are heavy for their price (sand, brick, cement) are mostly in Java, because they are not worth
 * shipping far. About 8 % are made to order, 3 % sold out, 4 % nearly.
 */
export function drawAvailability(input: StockInput): Availability {
  const { sku, price, multiple, popularity, featured } = input
  const random = createRandom(`stock ${sku}`)
  const draw = featured ? 1 : random()
  if (input.indent || draw < 0.08) {
    return { leadDays: random() < 0.6 ? 7 : 14, stock: {} }
  }
  if (draw < 0.11) return { leadDays: 0, stock: { [input.near?.[0] ?? 'CBT']: 0 } }
  if (draw < 0.15) {
    const few = Math.ceil(drawBetween(random, 1, 10)) * multiple
    return { leadDays: 0, stock: { [input.near?.[0] ?? (random() < 0.7 ? 'CBT' : 'CKP')]: few } }
  }
  const typicalStock = Math.min(3_000, Math.max(4, 100_000_000 / price)) * (0.4 + popularity / 700)
  const reach = input.weightKg / price > 0.0003 ? 0.35 : 0.75
  const stock: Record<string, number> = {}
  for (const { code, share, java } of WAREHOUSES) {
    const chance = random()
    const amount = typicalStock * share * drawBetween(random, 0.25, 1.5)
    const stockChance = code === 'CBT' ? 0.95 : java ? 0.85 : reach
    if (input.near && !input.near.includes(code)) continue
    if (!featured && !input.near && chance > stockChance) continue
    stock[code] = Math.max(1, Math.round(amount / multiple)) * multiple
  }
  return { leadDays: 0, stock }
}
