import type { Tools } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { move } from '#platform/states.ts'
import { send } from '#modules/notifications/service.ts'
import { liftedLetter, suspendedLetter } from './letters.ts'
import { mailLink } from './registration.ts'
import { accountClosed, accountMoves, type AccountStatus } from './rules.ts'
import * as accounts from './store/accounts.ts'
import * as events from './store/events.ts'
import * as sessions from './store/sessions.ts'

/** Who stood how before and after; whatever staff did runs in their transaction. */
export type Standing = { name: string; before: AccountStatus; after: AccountStatus }

/**
 * Closes an account for now: every session ends, and its owner is told why by mail. `by` is the name
 * of who did it. Throws 404, 409 `account.state`.
 */
export async function suspendAccount(tools: Tools, id: string, by: string, reason: string) {
  const { email, ...standing } = await step(tools, id, 'suspended', by, reason)
  await sessions.endOfAccount(tools.db, id, 'suspended', tools.clock.now())
  await send(tools, {
    template: 'identity.suspended',
    recipient: email,
    ...suspendedLetter(tools.shop.storeName, reason),
  })
  return standing
}

/** Opens a suspended account again; its owner is told. Throws 404, 409 `account.state`. */
export async function liftAccount(tools: Tools, id: string, by: string): Promise<Standing> {
  const { email, ...standing } = await step(tools, id, 'active', by)
  // A sign-in that ran beside the suspension began a session that must not come alive now.
  await sessions.endOfAccount(tools.db, id, 'suspended', tools.clock.now())
  await send(tools, {
    template: 'identity.lifted',
    recipient: email,
    ...liftedLetter(tools.shop.storeName),
  })
  return standing
}

/** Ends every session of an account; answers its owner's name and how many. Throws 404. */
export async function signOutEverywhere(tools: Tools, id: string) {
  const { name } = await accounts.lock(tools.db, id)
  const at = tools.clock.now()
  return { name, ended: await sessions.endOfAccount(tools.db, id, 'signed_out_everywhere', at) }
}

/** Mails the link that makes an account active once more. Throws 404, 409 `account.state`. */
export async function mailActivation(tools: Tools, id: string): Promise<{ name: string }> {
  const { name, email, status } = await accounts.lock(tools.db, id)
  if (status !== 'pending_activation')
    throw new Refusal('account.state', accountClosed(status), 409)
  await mailLink(tools, id, email)
  return { name }
}

async function step(tools: Tools, id: string, to: AccountStatus, by: string, note?: string) {
  const { name, email, status: from } = await accounts.lock(tools.db, id)
  const refusal = { code: 'account.state', message: accountClosed(from) }
  const after = move(accountMoves, { from, to, who: 'staff' }, refusal)
  await accounts.setStatus(tools.db, id, after)
  const at = tools.clock.now()
  await events.insert(tools.db, id, { from, to: after, at, actor: 'staff', name: by, note })
  return { name, email, before: from, after }
}
