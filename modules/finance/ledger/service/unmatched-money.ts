import type { AppDeps } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import { bookUnmatched } from '../rules/bookings.ts'
import { reverse } from '../rules/entries.ts'
import { postAll, postToLedger } from './post.ts'

export type UnmatchedMoney = {
  /** Where it is. */
  account: 'bank' | 'gateway'
  /** Names this arrival, or this end of waiting, once: the id of the bank's line or of the gateway's event. */
  id: string
  amount: Money
  /** In Indonesian, for accountants: who reported it, and what. */
  description: string
}

type LedgerDeps = Pick<AppDeps, 'db' | 'clock'>

/** Books money that came in and that nothing takes yet, in the caller's transaction. */
export const bookUnmatchedMoney = (
  deps: LedgerDeps,
  moneys: readonly (UnmatchedMoney & { at: Date })[],
): Promise<number> =>
  postAll(
    deps,
    moneys.map(({ account, id, at, amount, description }) => ({
      source: { kind: `unmatched_${account}`, id },
      at,
      description: `${description}, belum cocok`,
      document: null,
      buyerId: null,
      entries: bookUnmatched(account, amount),
    })),
  )

/**
 * Books that money waits no more, in the caller's transaction: what it paid is booked as any payment, what went back or
 * is not the shop's trade is in no account.
 */
export async function releaseUnmatchedMoney(
  deps: LedgerDeps,
  { account, id, amount, description }: UnmatchedMoney,
): Promise<void> {
  await postToLedger(deps, {
    source: { kind: `unmatched_${account}_released`, id },
    at: deps.clock.now(),
    description: `${description}, sudah diurus`,
    document: null,
    buyerId: null,
    entries: reverse(bookUnmatched(account, amount)),
  })
}
