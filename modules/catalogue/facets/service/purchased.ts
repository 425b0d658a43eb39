import type { Context } from '#platform/http/context.ts'
import { findPurchased } from '../store/facets.ts'

export type PurchasedProducts = Awaited<ReturnType<typeof loadPurchased>>

/** What the buyer ordered before, the latest first; undefined for everybody else. */
export const loadPurchased = async ({ actor, db }: Context) =>
  actor.kind === 'buyer' ? findPurchased(db, actor.accountId) : undefined
