import type { Money, MoneyJson } from '#platform/money.ts'
import type { MaterialQuestion } from '#modules/catalogue/categories/rules/material-question.ts'
import type { GoodsOption } from '../track/dialogue.ts'
import type { ProjectGoods } from '../projects/write-project.ts'
import type { WorkEstimate } from './estimate-work.ts'

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

/** How many units of goods an area or a work takes, by what can be ordered. `neededM2` is with waste. */
export type Estimate = {
  packs: number
  unit: string
  neededM2: number | null
  /** What is in it for pieces that break or overlap, in words. */
  reserve?: string
  /** What the joints of a wall take. */
  mortar?: { cementKg: number; sandM3: number }
}

/** What the catalogue says for a reply, read after the reply has been chosen. */
export type ReplyFacts = {
  storeName: string
  /** By the variant's id. */
  tiers: ReadonlyMap<string, readonly FactTier[]>
  alternatives: readonly GoodsOption[]
  /** What one unit covers (m²), by the variant's id. */
  coverage: ReadonlyMap<string, number>
  delivery: DeliveryFact | null
  estimate: Estimate | null
  /** What a project usually takes. */
  project: ProjectGoods | null
  /** The names of the warehouses, where somebody asks for them. */
  warehouses: readonly string[]
  /** What the catalogue says to a question for advice. */
  advice: MaterialQuestion | null
  /** What the buyer wants to spend (sen). */
  budget: Money | null
  /** What the asked work takes beside its cement. */
  work: WorkEstimate | null
}
