import type { Context } from '#platform/http/context.ts'
import { findPurchased } from '../store/facets.ts'

export type PurchasedProducts = Awaited<ReturnType<typeof loadPurchased>>

/** The products that the buyer ordered before, latest first; undefined for other callers. */
export const loadPurchased = async ({ actor, db }: Context) =>
  actor.kind === 'buyer' ? findPurchased(db, actor.accountId) : undefined
