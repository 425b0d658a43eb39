import { z } from 'zod'
import { inTransaction, type Db } from '#platform/database/database.ts'
import type { Context, Tools } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { move } from '#platform/states.ts'
import { hashToken } from '#platform/token-hash.ts'
import { send } from '#modules/notifications/service.ts'
import { defineSetting, settingOf } from '#modules/settings/service.ts'
import { activationLetter, registeredAlreadyLetter } from './letters.ts'
import { weaknessOf } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { accountMoves, ACTIVATION_LASTS, closedDoors } from './rules.ts'
import { steadily } from './steady.ts'
import * as accounts from './store/accounts.ts'
import * as activations from './store/activations.ts'
import * as proofs from './store/mail-proofs.ts'
import * as events from './store/events.ts'
import { newToken } from './tokens.ts'
import { admitLetter } from './tries.ts'

export type Registering = {
  name: string
  email: string
  phone: string
  password: string
  tracker?: string | undefined
  /** A path of our own that the link of the mail goes on to. */
  redirect?: string | undefined
  /** Founds the company that the account begins with; its id. Asked only where an account is made. */
  company?: ((tools: Tools) => Promise<string>) | undefined
}

/**
 * Registers a buyer and mails the link that makes the account active. An address that has an
 * account gets the same answer, and a letter instead. Throws 422 on a password easy to guess.
 */
export async function register(
  ctx: Context,
  { password, company, redirect, ...person }: Registering,
) {
  await checkOpen(ctx)
  const weakness = weaknessOf(password, person.email)
  if (weakness) throw Refusal.field('password', 'password.common', weakness)
  await admitLetter(ctx, 'register', person.email)
  const passwordHash = await hashPassword(password)
  await steadily(ctx.db, async (tx) => {
    const id = await accounts.insert(tx, {
      ...person,
      passwordHash,
      status: 'pending_activation',
      companyId: null,
      tracker: person.tracker ?? null,
      at: ctx.clock.now(),
    })
    const tools = { ...ctx, db: tx }
    if (!id) return registerAgain(tools, { ...person, passwordHash, company, redirect })
    if (company) await accounts.joinCompany(tx, id, await company(tools))
    return mailLink(tools, id, person.email, redirect)
  })
  return { email: person.email }
}

/** Whether new accounts are taken; staff may close the door for a while. */
export const registrationSetting = defineSetting(
  'identity.registration',
  z.object({ open: z.boolean() }),
  {
    open: true,
  },
)

/** Whether new accounts are taken now. */
export const isOpen = async ({ db }: Tools): Promise<boolean> =>
  (await settingOf(db, registrationSetting)).open

/** Throws 422 `registration.closed`, and writes a warning to the log. */
export async function checkOpen(ctx: Context): Promise<void> {
  if (await isOpen(ctx)) return
  const { log, requestId } = ctx
  log.warn({ requestId }, 'registration is switched off, and somebody tried')
  throw new Refusal('registration.closed', closedDoors['registration.closed'], 422)
}

/** Nobody owns a pending account yet: the last one to register is mailed the only link that opens. */
async function registerAgain(
  tools: Tools,
  {
    redirect,
    company,
    ...person
  }: Omit<Registering, 'password' | 'tracker'> & { passwordHash: string },
) {
  const found = await accounts.byEmail(tools.db, person.email)
  // Closed a moment ago: the address is free again, for who asks again.
  if (!found) return
  const account = await accounts.lock(tools.db, found.id)
  if (account.status === 'pending_activation') {
    const companyId = company ? await company(tools) : null
    await accounts.replacePending(tools.db, account.id, { ...person, companyId })
    await activations.removeAll(tools.db, account.id)
    return mailLink(tools, account.id, account.email, redirect)
  }
  return mail(
    tools,
    'identity.registered_already',
    account.email,
    registeredAlreadyLetter(tools.shop.storeName),
  )
}

/** Mails a new link where an account waits for one; says nothing where none does. */
export async function resendActivation(
  ctx: Context,
  email: string,
  redirect?: string,
): Promise<void> {
  await admitLetter(ctx, 'activation', email)
  await steadily(ctx.db, async (tx) => {
    const account = await accounts.byEmail(tx, email)
    if (account?.status === 'pending_activation')
      await mailLink({ ...ctx, db: tx }, account.id, account.email, redirect)
  })
}

/**
 * Opens the link of an activation mail, once, or one that proves an address. Throws 409 `activation.used` for one that was opened
 * before, 404 `activation.dead` for one that ran out or never was.
 */
export function activate(
  { db, clock }: Context,
  token: string,
): Promise<{ email: string; name: string }> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const proven = await proofs.open(tx, hashToken(token), now)
    if (proven) return proven
    const account = await lockHolder(tx, hashToken(token))
    // Read again under the account's lock: of a link opened twice at once, the second is used.
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
    const next = move(accountMoves, { from: status, to: 'active', who: 'link' }, alreadyActive)
    await accounts.setStatus(tx, id, next, now)
    await events.insert(tx, id, { from: status, to: next, at: now, actor: 'link', name })
    await activations.useAll(tx, id, now)
    return { email, name }
  })
}

const alreadyActive = {
  code: 'activation.used',
  message: 'Akun ini sudah pernah diaktifkan. Silakan masuk.',
}

async function lockHolder(tx: Db, hash: Buffer) {
  const link = await activations.find(tx, hash)
  return link && accounts.lock(tx, link.accountId)
}

/** Mails a link that makes the account active; those that were mailed before open as well. */
export async function mailLink(tools: Tools, accountId: string, email: string, redirect?: string) {
  const token = newToken()
  const at = tools.clock.now()
  const expiresAt = new Date(at.getTime() + ACTIVATION_LASTS)
  await activations.insert(tools.db, { hash: hashToken(token), accountId, at, expiresAt })
  const letter = activationLetter(tools.shop.storeName, token, redirect)
  await mail(tools, 'identity.activation', email, letter)
}

const mail = (
  tools: Tools,
  template: string,
  recipient: string,
  letter: ReturnType<typeof activationLetter>,
) => send(tools, { template, recipient, ...letter })
