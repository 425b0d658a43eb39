import type { AppDeps } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import {
  bookUnmatchedMoney,
  releaseUnmatchedMoney,
  type UnmatchedMoney,
} from '#modules/finance/ledger/service/unmatched-money.ts'
import { isUnmatched } from '../rules/verdict.ts'
import { insertNotification, type NewNotification } from '../store/notifications.ts'
import type { UnmatchedPaymentRecord } from '../store/unmatched-payments.ts'

/** Money at the gateway as the ledger knows it; undefined where the gateway named no amount. */
const describeMoney = (
  id: string,
  { gateway, reference, amount }: { gateway: string; reference: string; amount: Money | null },
): UnmatchedMoney | undefined =>
  amount
    ? { account: 'gateway', id, amount, description: `${gateway}: ${reference.slice(0, 100)}` }
    : undefined

/**
 * Stores an event of a gateway in the caller's transaction, and books money that no invoice takes by itself. False where
 * the event is stored already.
 */
export async function storeEvent(deps: AppDeps, event: NewNotification): Promise<boolean> {
  const id = await insertNotification(deps.db, event)
  if (id === undefined) return false
  const money = isUnmatched(event.verdict) && describeMoney(id, event)
  if (money) await bookUnmatchedMoney(deps, [{ ...money, at: event.receivedAt }])
  return true
}

/** Books that finance has decided about unmatched money, in the caller's transaction. */
export async function releaseMoney(deps: AppDeps, row: UnmatchedPaymentRecord): Promise<void> {
  const money = describeMoney(row.id, row)
  if (money) await releaseUnmatchedMoney(deps, money)
}
