import { withTransaction, type Db } from '#platform/database/database.ts'
import { formatMoment } from '#platform/format.ts'
import type { Context, Tools } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { recordAll } from '#modules/audit/service.ts'
import { weaknessOf } from '#modules/identity/password-rules.ts'
import { hashPassword } from '#modules/identity/passwords.ts'
import { endStaffSessions } from '#modules/identity/service.ts'
import { steadily } from '#modules/identity/steady.ts'
import { newToken } from '#modules/identity/tokens.ts'
import { admitLetter, forgetTries } from '#modules/identity/tries.ts'
import type { Letter } from '#modules/notifications/letter.ts'
import { send } from '#modules/notifications/service.ts'
import { newPasswordLetter, passwordChosenLetter } from './letters.ts'
import { ASKED_LASTS } from './rules.ts'
import * as links from './store/links.ts'
import * as members from './store/members.ts'

/** Mails a link to choose a password that opens for `lasts` (ms), in the caller's transaction. */
export async function mailLink(
  tools: Tools,
  member: { id: string; email: string },
  lasts: number,
  template: string,
  letter: (token: string) => Letter,
): Promise<void> {
  const token = newToken()
  await keepLink(tools, token, member.id, lasts)
  await send(tools, { template, recipient: member.email, ...letter(token) })
}

/**
 * Mails a link to choose a new password. The answer and the work are the same for an address that
 * nobody has; who was invited, or is suspended, asks an admin. Throws 429.
 */
export async function requestLink(ctx: Context, email: string): Promise<void> {
  await admitLetter(ctx, 'staff-link', email)
  await steadily(ctx.db, async (tx) => {
    const tools = { ...ctx, db: tx }
    const member = await members.activeByEmail(tx, email)
    if (!member) return void (await keepLink(tools, newToken(), null, ASKED_LASTS))
    return mailLink(tools, member, ASKED_LASTS, 'staff.reset', (token) =>
      newPasswordLetter(ctx.shop.storeName, token, '1 jam'),
    )
  })
}

/** Throws 409 `staff_link.used`, 404 `staff_link.dead` where a link opens nothing, before anything is typed. */
export async function checkLink({ db, clock }: Context, token: string): Promise<void> {
  await holderOf(db, await links.find(db, hashToken(token)), clock.now())
}

/** Whose password a link opens. Throws 409 `staff_link.used`, 404 `staff_link.dead`. */
async function holderOf(db: Db, link: Awaited<ReturnType<typeof links.find>>, now: Date) {
  if (link?.usedAt)
    throw new Refusal(
      'staff_link.used',
      'Tautan ini sudah dipakai. Minta tautan baru bila kata sandi terlupa.',
      409,
    )
  if (!link?.staffId || link.expiresAt <= now) throw dead()
  const member = await members.find(db, link.staffId)
  if (member.suspendedAt) throw dead()
  return member
}

/**
 * Sets a password by the link of a mail, once, and ends every session of its owner. Throws 422 on a
 * password easy to guess, 409 `staff_link.used`, 404 `staff_link.dead`.
 */
export async function choose(ctx: Context, token: string, password: string) {
  const passwordHash = await hashPassword(password)
  return withTransaction(ctx, async (ctx) => {
    const link = await lockedLink(ctx.db, hashToken(token))
    const member = await holderOf(ctx.db, link, ctx.clock.now())
    const weakness = weaknessOf(password, member.email)
    if (weakness) throw Refusal.field('password', 'password.common', weakness)
    await setPassword(ctx, member, passwordHash)
    return { email: member.email }
  })
}

/** Read under the lock of an admin who suspends: of the two at once, one sees the other. */
async function lockedLink(tx: Db, hash: Buffer) {
  // A token that was never given keeps nobody waiting.
  if (!(await links.find(tx, hash))?.staffId) return undefined
  await members.lockAll(tx)
  return links.find(tx, hash)
}

const dead = () =>
  new Refusal(
    'staff_link.dead',
    'Tautan ini tidak berlaku. Buka tautan dari email yang terbaru, atau minta yang baru.',
    404,
  )

async function setPassword(
  tools: Context,
  { id, name, email, hasPassword }: members.KeptMember,
  passwordHash: string,
): Promise<void> {
  const at = tools.clock.now()
  await members.change(tools.db, id, { password_hash: passwordHash })
  await links.useAll(tools.db, id, at)
  await endStaffSessions(tools, id, 'password_changed')
  await forgetTries(tools, 'staff', email)
  const by = { staffId: id, name, requestId: tools.requestId }
  const action = hasPassword ? 'Ganti kata sandi' : 'Pilih kata sandi pertama'
  await recordAll(tools, by, [{ action, thing: 'staf', thingId: id, thingName: name }])
  await send(tools, {
    template: 'staff.password_chosen',
    recipient: email,
    ...passwordChosenLetter(tools.shop.storeName, formatMoment(at)),
  })
}

/** Keeps a link to choose a password for `lasts` (ms), nobody's where the id is null; until when. */
export async function keepLink(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  token: string,
  staffId: string | null,
  lasts: number,
): Promise<Date> {
  const at = clock.now()
  const expiresAt = new Date(at.getTime() + lasts)
  await links.insert(db, { hash: hashToken(token), staffId, at, expiresAt })
  return expiresAt
}

/** Forgets links that ran out before then. */
export const purgeLinks = async ({ db }: Tools, before: Date): Promise<void> =>
  void (await links.removeOld(db, before))
