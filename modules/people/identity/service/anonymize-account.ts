import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine.ts'
import { confirmPassword } from './reauthentication.ts'
import {
  explainAccountStatus,
  accountTransitions,
  ANONYMOUS_NAME,
  buildAnonymousEmail,
} from '../rules/accounts.ts'
import * as accounts from '../store/accounts.ts'
import * as events from '../store/account-events.ts'
import * as store from '../store/personal-data.ts'
import { resetGuesses } from './login-throttle.ts'

/** The account before it is anonymized. */
export type AccountToClose = { id: string; name: string; email: string; phone: string }

/** How an owner confirms the closing: an account without a password has its address typed. */
export type ReauthMethod = 'password' | 'email'

/** What the buyer has to type to close their account. */
export async function getReauthMethod({ db, buyer }: BuyerContext): Promise<ReauthMethod> {
  const { passwordHash } = await accounts.findById(db, buyer.accountId)
  return passwordHash ? 'password' : 'email'
}

/**
 * Confirms that the owner closes the account. Throws 422 `password.wrong` or `account.email` at its field,
 * 429 after too many wrong passwords. An account that is already closed needs no confirmation.
 */
export async function confirmOwner(
  ctx: BuyerContext,
  input: { password?: string | undefined; email?: string | undefined },
): Promise<void> {
  const { passwordHash: hash, email, status } = await accounts.findById(ctx.db, ctx.buyer.accountId)
  if (status === 'closed') return
  if (hash) return confirmPassword(ctx, { password: input.password ?? '', hash, field: 'password' })
  if (input.email?.toLowerCase() === email.toLowerCase()) return
  const message = 'Ketik alamat email akun ini.'
  throw Refusal.field('email', 'account.email', message)
}

/** Locks the account until the transaction ends; undefined where it is already closed. */
export async function lockForClosing(
  { db }: AppDeps,
  id: string,
): Promise<AccountToClose | undefined> {
  const { status, ...account } = await store.lockAccount(db, id)
  if (status === 'closed') return undefined
  const refusal = { code: 'account.state', message: explainAccountStatus(status) }
  transition(accountTransitions, { from: status, to: 'closed', who: 'owner' }, refusal)
  return account
}

/**
 * Ends all sessions and links of a locked account and anonymizes it, so that its e-mail address can be
 * registered again.
 */
export async function closeAccount(deps: AppDeps, { id, email }: AccountToClose): Promise<void> {
  await store.removeAccess(deps.db, id)
  await resetGuesses(deps, { realm: 'buyer', email })
  await events.anonymize(deps.db, id, ANONYMOUS_NAME)
  const at = deps.clock.now()
  const event = { from: 'active', to: 'closed', actor: 'owner', name: ANONYMOUS_NAME } as const
  await events.insert(deps.db, id, { ...event, at })
  await store.anonymize(deps.db, id, {
    name: ANONYMOUS_NAME,
    email: buildAnonymousEmail(id),
    status: 'closed',
    at,
  })
}
