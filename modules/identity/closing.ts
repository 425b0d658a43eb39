import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { move } from '#platform/states.ts'
import { provePassword } from './proof.ts'
import { accountClosed, accountMoves, CLOSED_NAME, closedEmail } from './rules.ts'
import * as accounts from './store/accounts.ts'
import * as events from './store/events.ts'
import * as store from './store/personal.ts'
import { forgetTries } from './tries.ts'

/** An account that is being closed, as its owner knew it. */
export type Closing = { id: string; name: string; email: string; phone: string }

/** By what an owner shows that it is them: an account without a password has its address typed. */
export type Proof = 'password' | 'email'

/** What the asker has to type to close their account. */
export async function proofFor({ db, buyer }: BuyerContext): Promise<Proof> {
  const { passwordHash } = await accounts.byId(db, buyer.accountId)
  return passwordHash ? 'password' : 'email'
}

/**
 * Makes sure that it is the owner who asks. Throws 422 `password.wrong` or `account.email` at its
 * field, 429 after too many wrong passwords. One closed already proves itself to nobody.
 */
export async function proveOwner(
  ctx: BuyerContext,
  given: { password?: string | undefined; email?: string | undefined },
): Promise<void> {
  const { passwordHash: hash, email, status } = await accounts.byId(ctx.db, ctx.buyer.accountId)
  if (status === 'closed') return
  if (hash) return provePassword(ctx, { password: given.password ?? '', hash, field: 'password' })
  if (given.email?.toLowerCase() === email.toLowerCase()) return
  const sentence = 'Ketik alamat email akun ini.'
  throw Refusal.field('email', 'account.email', sentence)
}

/** Locks an account that its owner closes, until the transaction ends; undefined where it is closed. */
export async function lockToClose({ db }: Tools, id: string): Promise<Closing | undefined> {
  const { status, ...account } = await store.lockWhole(db, id)
  if (status === 'closed') return undefined
  const refusal = { code: 'account.state', message: accountClosed(status) }
  move(accountMoves, { from: status, to: 'closed', who: 'owner' }, refusal)
  return account
}

/**
 * Ends every session and link of a locked account, and takes from its row what tells whose it was:
 * its address of mail can be registered again.
 */
export async function closeAccount(tools: Tools, { id, email }: Closing): Promise<void> {
  await store.removeAccess(tools.db, id)
  await forgetTries(tools, 'buyer', email)
  await events.makeNameless(tools.db, id, CLOSED_NAME)
  const at = tools.clock.now()
  const step = { from: 'active', to: 'closed', actor: 'owner', name: CLOSED_NAME } as const
  await events.insert(tools.db, id, { ...step, at })
  await store.makeNameless(tools.db, id, {
    name: CLOSED_NAME,
    email: closedEmail(id),
    status: 'closed',
    at,
  })
}
