import type { AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { accountReinstatedEmail, accountSuspendedEmail } from '../emails.ts'
import { queueActivationEmail } from './registration.ts'
import { explainAccountStatus, accountTransitions, type AccountStatus } from '../rules/accounts.ts'
import * as accounts from '../store/accounts.ts'
import * as events from '../store/account-events.ts'
import * as sessions from '../store/sessions.ts'

/** Who stood how before and after; whatever staff did runs in their transaction. */
export type SuspensionChange = { name: string; before: AccountStatus; after: AccountStatus }

/**
 * Closes an account for now: every session ends, and its owner is told why by mail. `by` is the name
 * of who did it. Throws 404, 409 `account.state`.
 */
export async function suspendAccount(deps: AppDeps, id: string, staffName: string, reason: string) {
  const { email, ...change } = await transitionAccount(deps, id, 'suspended', staffName, reason)
  await sessions.endByAccount(deps.db, id, 'suspended', deps.clock.now())
  await queueEmail(deps, {
    template: 'identity.suspended',
    recipient: email,
    ...accountSuspendedEmail(deps.shop.storeName, reason),
  })
  return change
}

/** Opens a suspended account again; its owner is told. Throws 404, 409 `account.state`. */
export async function reinstateAccount(
  deps: AppDeps,
  id: string,
  staffName: string,
): Promise<SuspensionChange> {
  const { email, ...change } = await transitionAccount(deps, id, 'active', staffName)
  // A sign-in that ran beside the suspension began a session that must not come alive now.
  await sessions.endByAccount(deps.db, id, 'suspended', deps.clock.now())
  await queueEmail(deps, {
    template: 'identity.lifted',
    recipient: email,
    ...accountReinstatedEmail(deps.shop.storeName),
  })
  return change
}

/** Ends every session of an account; answers its owner's name and how many. Throws 404. */
export async function signOutEverywhere(deps: AppDeps, id: string) {
  const { name } = await accounts.lock(deps.db, id)
  const at = deps.clock.now()
  return { name, ended: await sessions.endByAccount(deps.db, id, 'signed_out_everywhere', at) }
}

/** Mails the link that makes an account active once more. Throws 404, 409 `account.state`. */
export async function resendActivationEmail(deps: AppDeps, id: string): Promise<{ name: string }> {
  const { name, email, status } = await accounts.lock(deps.db, id)
  if (status !== 'pending_activation')
    throw new Refusal('account.state', explainAccountStatus(status), 409)
  await queueActivationEmail(deps, id, email)
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
