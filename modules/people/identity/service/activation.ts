import { inTransaction, type Db } from '#platform/database/database.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine.ts'
import { hashToken } from '#platform/token-hash.ts'
import type { Email } from '#modules/foundation/notifications/rules/email-template.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { writeActivationEmail } from '../emails.ts'
import { accountTransitions, type AccountActor } from '../rules/accounts.ts'
import { ACTIVATION_TTL_MS } from '../rules/tokens.ts'
import * as accounts from '../store/accounts.ts'
import * as activations from '../store/activations.ts'
import * as events from '../store/account-events.ts'
import * as proofs from '../store/email-verifications.ts'
import { chooseName } from './choose-name.ts'
import { throttleEmail } from './login-throttle.ts'
import { createToken } from './tokens.ts'
import { withUniformDuration } from './uniform-duration.ts'

type PendingAccount = { id: string; email: string }

/** E-mails a new activation link to a pending account; does nothing for other addresses. Throws 429. */
export async function resendActivation(
  ctx: Context,
  email: string,
  redirect?: string,
): Promise<void> {
  await throttleEmail(ctx, 'activation', email)
  await withUniformDuration(ctx.db, async (tx) => {
    const account = await accounts.findByEmail(tx, email)
    if (account?.status === 'pending_activation')
      await queueActivationEmail({ ...ctx, db: tx }, account, redirect)
  })
}

/**
 * E-mails an activation link again, for the one registration of a pending account. After several, nobody
 * knows which of them is the owner's: the link then activates the address alone, and no password.
 */
export async function queueActivationEmail(
  deps: AppDeps,
  account: PendingAccount,
  redirect?: string,
): Promise<void> {
  // Nobody registers the address again until this link is stored.
  await accounts.lock(deps.db, account.id)
  const registrations = await activations.listRegistrations(deps.db, account.id)
  const [first, ...others] =
    registrations.length > 0
      ? registrations
      : [await accounts.findRegistration(deps.db, account.id)]
  const message = (token: string) => writeActivationEmail(deps.shop.storeName, token, redirect)
  const registration = others.length > 0 ? undefined : toRegistration(first)
  await queueActivationLink(deps, account, registration, message)
}

/** Stores an activation link and e-mails it; earlier links remain valid. */
export async function queueActivationLink(
  deps: AppDeps,
  { id: accountId, email }: PendingAccount,
  registration: activations.Registration | undefined,
  buildEmail: (token: string) => Email,
): Promise<void> {
  const token = createToken()
  const at = deps.clock.now()
  const expiresAt = new Date(at.getTime() + ACTIVATION_TTL_MS)
  await activations.insert(deps.db, {
    hash: hashToken(token),
    accountId,
    registration,
    at,
    expiresAt,
  })
  const message = buildEmail(token)
  await queueEmail(deps, { template: 'identity.activation', recipient: email, ...message })
}

type StoredRegistration = { [K in keyof activations.Registration]: string | null }

/** A stored registration; undefined where the link has none. */
const toRegistration = (
  stored: StoredRegistration | undefined,
): activations.Registration | undefined =>
  stored?.name && stored.phone && stored.passwordHash
    ? {
        name: stored.name,
        phone: stored.phone,
        passwordHash: stored.passwordHash,
        companyId: stored.companyId,
      }
    : undefined

/**
 * Opens an activation link, once, or a link that verifies an address. Throws 409 `activation.used` for one
 * that was opened before, 404 `activation.dead` for an expired or unknown one.
 */
export function activate({ db, clock }: Context, token: string) {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const verified = await proofs.markOpened(tx, hashToken(token), now)
    if (verified) return { ...verified, needsPassword: false }
    const account = await lockLinkedAccount(tx, hashToken(token))
    // Read again under the account's lock: of two concurrent requests the second finds the link used.
    const link = await activations.find(tx, hashToken(token))
    if (link?.usedAt)
      throw new Refusal(
        'activation.used',
        'Tautan ini sudah pernah dibuka. Akun Anda sudah aktif; silakan masuk.',
        409,
      )
    if (!account || !link || link.expiresAt <= now)
      throw new Refusal(
        'activation.dead',
        'Tautan aktivasi ini tidak berlaku. Minta tautan baru, lalu buka dari email yang terbaru.',
        404,
      )
    const { email } = account
    const registration = toRegistration(link)
    const person = registration ?? withoutPassword(chooseName({ email }))
    await activateAccount(tx, account, { ...person, actor: 'link', at: now })
    return { email, name: person.name, needsPassword: registration === undefined }
  })
}

/** A person of whom nothing but the address is known. */
export const withoutPassword = (name: string) =>
  ({ name, phone: '', passwordHash: null, companyId: null }) as const

/**
 * Activates a locked pending account for the person who has proven its address. What others registered with
 * the address goes, and their links with it. Throws 409 `activation.used` for an active one.
 */
export async function activateAccount(
  tx: Db,
  { id, status: from }: accounts.AccountRow,
  person: Pick<accounts.NewAccount, 'name' | 'phone' | 'passwordHash' | 'companyId' | 'at'> & {
    actor: AccountActor
  },
): Promise<void> {
  const { actor, name, at } = person
  const status = transition(accountTransitions, { from, to: 'active', who: actor }, ALREADY_ACTIVE)
  await accounts.activate(tx, id, { ...person, status })
  await events.insert(tx, id, { from, to: status, at, actor, name })
  await activations.markAllUsed(tx, id, at)
}

const ALREADY_ACTIVE = {
  code: 'activation.used',
  message: 'Akun ini sudah pernah diaktifkan. Silakan masuk.',
}

async function lockLinkedAccount(tx: Db, hash: Buffer) {
  const link = await activations.find(tx, hash)
  return link && accounts.lock(tx, link.accountId)
}
