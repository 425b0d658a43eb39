import type { PackEstimate } from '#modules/catalogue/products/rules/coverage.ts'
import type { MoneyJson } from '#platform/money.ts'
import type { GoodsOption } from './dialogue.ts'

/** A discount tier of a variant: from `min_qty` on a unit costs `price`, including PPN. */
export type FactTier = { min_qty: number; discount: number; price: MoneyJson }

/** What bringing goods to a place costs, or why that cannot be said. */
export type DeliveryFact =
  | {
      kind: 'quote'
      place: string
      vehicle: string
      trips: number
      cost: MoneyJson
      earliest: string
    }
  | { kind: 'no-place' | 'no-goods' | 'unknown-place' }
  | { kind: 'refused'; place: string; message: string }

/** What the catalogue says for a reply, read after the reply has been chosen. */
export type ReplyFacts = {
  storeName: string
  /** By the variant's id. */
  tiers: ReadonlyMap<string, readonly FactTier[]>
  alternatives: readonly GoodsOption[]
  delivery: DeliveryFact | null
  estimate: (PackEstimate & { unit: string }) | null
}
