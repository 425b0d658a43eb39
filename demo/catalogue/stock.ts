import type { Body } from './shapes.ts'
import { between, randomOf } from './random.ts'
import { WAREHOUSES } from './warehouses.ts'

/** What a variant has on the floor, and how long it takes when it has none. */
interface Availability {
  leadDays: number
  /** Units by warehouse code. */
  stock: Record<string, number>
}

interface StockQuestion extends Body {
  sku: string
  /** Retail price of a unit, rupiah. */
  price: number
  multiple: number
  popularity: number
  featured: boolean
  indent: boolean
  /** Codes of the only warehouses that keep it; all when absent. */
  near: string[] | undefined
}

/**
 * Stock by warehouse: about a hundred million rupiah of a usual good, more of what sells. Goods
 * that weigh much for their price (sand, brick, cement) lie mostly in Java and in a few places
 * outside it, because nobody ships them far. About 8 % are made to order, 3 % sold out, 4 % nearly.
 */
export function availabilityOf(question: StockQuestion): Availability {
  const { sku, price, multiple, popularity, featured } = question
  const random = randomOf(`stock ${sku}`)
  const fate = featured ? 1 : random()
  if (question.indent || fate < 0.08) {
    return { leadDays: random() < 0.6 ? 7 : 14, stock: {} }
  }
  if (fate < 0.11) return { leadDays: 0, stock: { [question.near?.[0] ?? 'CBT']: 0 } }
  if (fate < 0.15) {
    const few = Math.ceil(between(random, 1, 10)) * multiple
    return { leadDays: 0, stock: { [question.near?.[0] ?? (random() < 0.7 ? 'CBT' : 'CKP')]: few } }
  }
  const usual = Math.min(3_000, Math.max(4, 100_000_000 / price)) * (0.4 + popularity / 700)
  const reach = question.weightKg / price > 0.0003 ? 0.35 : 0.75
  const stock: Record<string, number> = {}
  for (const { code, share, java } of WAREHOUSES) {
    const chance = random()
    const amount = usual * share * between(random, 0.25, 1.5)
    const kept = code === 'CBT' ? 0.95 : java ? 0.85 : reach
    if (question.near && !question.near.includes(code)) continue
    if (!featured && !question.near && chance > kept) continue
    stock[code] = Math.max(1, Math.round(amount / multiple)) * multiple
  }
  return { leadDays: 0, stock }
}
