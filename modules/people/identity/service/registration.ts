import { z } from 'zod'
import { formatDateTime } from '#platform/format.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import {
  writeActivationEmail,
  writeAlreadyRegisteredEmail,
  writeRepeatedActivationEmail,
} from '../emails.ts'
import { findPasswordProblem } from '../rules/password-strength.ts'
import { hashPassword } from './password-hash.ts'
import { signInRefusals } from '../rules/accounts.ts'
import { queueActivationLink } from './activation.ts'
import { withUniformDuration } from './uniform-duration.ts'
import * as accounts from '../store/accounts.ts'
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
    const companyId = createCompany ? await createCompany(deps) : null
    if (companyId) await accounts.joinCompany(tx, id, companyId)
    const registration = { ...person, passwordHash, companyId }
    const message = (token: string) => writeActivationEmail(ctx.shop.storeName, token, redirect)
    return queueActivationLink(deps, { id, email: person.email }, registration, message)
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

/**
 * A pending account has no confirmed owner yet, so anybody may register its address again. Each link
 * activates what was typed in its own registration, and the account shows the latest one until then.
 */
async function registerKnownAddress(
  deps: AppDeps,
  {
    redirect,
    createCompany,
    ...person
  }: Omit<RegistrationRequest, 'password' | 'tracker'> & { passwordHash: string },
) {
  const { storeName } = deps.shop
  const existing = await accounts.findByEmail(deps.db, person.email)
  // The account was closed meanwhile, so the address can be registered again.
  if (!existing) return
  const account = await accounts.lock(deps.db, existing.id)
  if (account.status === 'pending_activation') {
    const companyId = createCompany ? await createCompany(deps) : null
    const registration = { ...person, companyId }
    await accounts.replacePending(deps.db, account.id, registration)
    const at = formatDateTime(deps.clock.now())
    const message = (token: string) =>
      writeRepeatedActivationEmail(storeName, { token, at, redirect })
    return queueActivationLink(deps, account, registration, message)
  }
  await queueEmail(deps, {
    template: 'identity.registered_already',
    recipient: account.email,
    ...writeAlreadyRegisteredEmail(storeName),
  })
}
