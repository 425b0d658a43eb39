import type { Context } from '#platform/http/context.ts'
import { boughtBy } from '../../store/facets.ts'

export type Bought = Awaited<ReturnType<typeof boughtOf>>

/** What the buyer ordered before, the latest first; undefined for everybody else. */
export const boughtOf = async ({ actor, db }: Context) =>
  actor.kind === 'buyer' ? boughtBy(db, actor.accountId) : undefined
