import { z } from 'zod'
import { inTransaction, type Db } from '#platform/database/database.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine.ts'
import { hashToken } from '#platform/token-hash.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import { activationEmail, alreadyRegisteredEmail } from '../emails.ts'
import { findPasswordProblem } from '../rules/password-strength.ts'
import { hashPassword } from './password-hash.ts'
import { accountTransitions, signInRefusals } from '../rules/accounts.ts'
import { ACTIVATION_TTL } from '../rules/tokens.ts'
import { withUniformDuration } from './uniform-duration.ts'
import * as accounts from '../store/accounts.ts'
import * as activations from '../store/activations.ts'
import * as proofs from '../store/email-verifications.ts'
import * as events from '../store/account-events.ts'
import { createToken } from './tokens.ts'
import { throttleEmail } from './login-throttle.ts'

export type RegistrationRequest = {
  name: string
  email: string
  phone: string
  password: string
  tracker?: string | undefined
  /** A path of this site to open after the link in the e-mail. */
  redirect?: string | undefined
  /** Creates the company of the account and returns its id. Called only where an account is created. */
  createCompany?: ((deps: AppDeps) => Promise<string>) | undefined
}

/**
 * Registers a buyer and e-mails the activation link. A known address gets the same response and another
 * e-mail instead. Throws 422 where the password is too common or registration is closed, 429.
 */
export async function register(
  ctx: Context,
  { password, createCompany, redirect, ...person }: RegistrationRequest,
) {
  await assertRegistrationOpen(ctx)
  const problem = findPasswordProblem(password, person.email)
  if (problem) throw Refusal.field('password', 'password.common', problem)
  await throttleEmail(ctx, 'register', person.email)
  const passwordHash = await hashPassword(password)
  await withUniformDuration(ctx.db, async (tx) => {
    const id = await accounts.insert(tx, {
      ...person,
      passwordHash,
      status: 'pending_activation',
      companyId: null,
      tracker: person.tracker ?? null,
      at: ctx.clock.now(),
    })
    const deps = { ...ctx, db: tx }
    if (!id) return registerKnownAddress(deps, { ...person, passwordHash, createCompany, redirect })
    if (createCompany) await accounts.joinCompany(tx, id, await createCompany(deps))
    return queueActivationEmail(deps, id, person.email, redirect)
  })
  return { email: person.email }
}

/** Whether registration is open; staff can close it. */
export const registrationSetting = defineSetting(
  'identity.registration',
  z.object({ open: z.boolean() }),
  {
    open: true,
  },
)

export const isRegistrationOpen = async ({ db }: AppDeps): Promise<boolean> =>
  (await loadSetting(db, registrationSetting)).open

/** Throws 422 `registration.closed` and logs a warning. */
export async function assertRegistrationOpen(ctx: Context): Promise<void> {
  if (await isRegistrationOpen(ctx)) return
  const { log, requestId } = ctx
  log.warn({ requestId }, 'registration refused: registration is switched off')
  throw new Refusal('registration.closed', signInRefusals['registration.closed'], 422)
}

/** A pending account has no confirmed owner yet: the last registration gets the only valid link. */
async function registerKnownAddress(
  deps: AppDeps,
  {
    redirect,
    createCompany,
    ...person
  }: Omit<RegistrationRequest, 'password' | 'tracker'> & { passwordHash: string },
) {
  const existing = await accounts.findByEmail(deps.db, person.email)
  // The account was closed meanwhile, so the address can be registered again.
  if (!existing) return
  const account = await accounts.lock(deps.db, existing.id)
  if (account.status === 'pending_activation') {
    const companyId = createCompany ? await createCompany(deps) : null
    await accounts.replacePending(deps.db, account.id, { ...person, companyId })
    await activations.removeUnused(deps.db, account.id)
    return queueActivationEmail(deps, account.id, account.email, redirect)
  }
  return queueAccountEmail(
    deps,
    'identity.registered_already',
    account.email,
    alreadyRegisteredEmail(deps.shop.storeName),
  )
}

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
      await queueActivationEmail({ ...ctx, db: tx }, account.id, account.email, redirect)
  })
}

/**
 * Opens an activation link, once, or a link that verifies an address. Throws 409 `activation.used` for one
 * that was opened before, 404 `activation.dead` for an expired or unknown one.
 */
export function activate(
  { db, clock }: Context,
  token: string,
): Promise<{ email: string; name: string }> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const verified = await proofs.markOpened(tx, hashToken(token), now)
    if (verified) return verified
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
    const { id, status, name, email } = account
    const next = transition(
      accountTransitions,
      { from: status, to: 'active', who: 'link' },
      alreadyActiveError,
    )
    await accounts.setStatus(tx, id, next, now)
    await events.insert(tx, id, { from: status, to: next, at: now, actor: 'link', name })
    await activations.markAllUsed(tx, id, now)
    return { email, name }
  })
}

const alreadyActiveError = {
  code: 'activation.used',
  message: 'Akun ini sudah pernah diaktifkan. Silakan masuk.',
}

async function lockLinkedAccount(tx: Db, hash: Buffer) {
  const link = await activations.find(tx, hash)
  return link && accounts.lock(tx, link.accountId)
}

/** E-mails an activation link; earlier links remain valid. */
export async function queueActivationEmail(
  deps: AppDeps,
  accountId: string,
  email: string,
  redirect?: string,
) {
  const token = createToken()
  const at = deps.clock.now()
  const expiresAt = new Date(at.getTime() + ACTIVATION_TTL)
  await activations.insert(deps.db, { hash: hashToken(token), accountId, at, expiresAt })
  const message = activationEmail(deps.shop.storeName, token, redirect)
  await queueAccountEmail(deps, 'identity.activation', email, message)
}

const queueAccountEmail = (
  deps: AppDeps,
  template: string,
  recipient: string,
  message: ReturnType<typeof activationEmail>,
) => queueEmail(deps, { template, recipient, ...message })
