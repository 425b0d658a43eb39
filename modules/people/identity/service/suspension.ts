import type { AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { writeAccountReinstatedEmail, writeAccountSuspendedEmail } from '../emails.ts'
import { queueActivationEmail } from './activation.ts'
import { explainAccountStatus, accountTransitions, type AccountStatus } from '../rules/accounts.ts'
import * as accounts from '../store/accounts.ts'
import * as events from '../store/account-events.ts'
import * as sessions from '../store/sessions.ts'

/** The owner's name and the status before and after. */
export type SuspensionChange = { name: string; before: AccountStatus; after: AccountStatus }

/**
 * Suspends an account in the caller's transaction, ends its sessions and e-mails its owner the reason.
 * `staffName` is the actor. Throws 404, 409 `account.state`.
 */
export async function suspendAccount(deps: AppDeps, id: string, staffName: string, reason: string) {
  const { email, ...change } = await transitionAccount(deps, id, 'suspended', staffName, reason)
  await sessions.endByAccount(deps.db, id, 'suspended', deps.clock.now())
  await queueEmail(deps, {
    template: 'identity.suspended',
    recipient: email,
    ...writeAccountSuspendedEmail(deps.shop.storeName, reason),
  })
  return change
}

/** Reinstates a suspended account and notifies its owner. Throws 404, 409 `account.state`. */
export async function reinstateAccount(
  deps: AppDeps,
  id: string,
  staffName: string,
): Promise<SuspensionChange> {
  const { email, ...change } = await transitionAccount(deps, id, 'active', staffName)
  // A sign-in concurrent with the suspension may have started a session, which must not become valid now.
  await sessions.endByAccount(deps.db, id, 'suspended', deps.clock.now())
  await queueEmail(deps, {
    template: 'identity.lifted',
    recipient: email,
    ...writeAccountReinstatedEmail(deps.shop.storeName),
  })
  return change
}

/** Ends all sessions of an account. Returns its owner's name and how many ended. Throws 404. */
export async function signOutEverywhere(deps: AppDeps, id: string) {
  const { name } = await accounts.lock(deps.db, id)
  const at = deps.clock.now()
  return { name, ended: await sessions.endByAccount(deps.db, id, 'signed_out_everywhere', at) }
}

/** E-mails the activation link again. Throws 404, 409 `account.state`. */
export async function resendActivationEmail(deps: AppDeps, id: string): Promise<{ name: string }> {
  const { name, email, status } = await accounts.lock(deps.db, id)
  if (status !== 'pending_activation')
    throw new Refusal('account.state', explainAccountStatus(status), 409)
  await queueActivationEmail(deps, { id, email })
  return { name }
}

async function transitionAccount(
  deps: AppDeps,
  id: string,
  to: AccountStatus,
  staffName: string,
  note?: string,
) {
  const { name, email, status: from } = await accounts.lock(deps.db, id)
  const refusal = { code: 'account.state', message: explainAccountStatus(from) }
  const after = transition(accountTransitions, { from, to, who: 'staff' }, refusal)
  await accounts.setStatus(deps.db, id, after)
  const at = deps.clock.now()
  await events.insert(deps.db, id, { from, to: after, at, actor: 'staff', name: staffName, note })
  return { name, email, before: from, after }
}
