import { withTransaction, type Db } from '#platform/database/database.ts'
import { formatDateTime } from '#platform/format.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { recordAuditEntries } from '#modules/foundation/audit/service.ts'
import { findPasswordProblem } from '#modules/people/identity/rules/password-strength.ts'
import { hashPassword } from '#modules/people/identity/service/password-hash.ts'
import { endStaffSessions } from '#modules/people/identity/service/sessions.ts'
import { withUniformDuration } from '#modules/people/identity/service/uniform-duration.ts'
import { createToken } from '#modules/people/identity/service/tokens.ts'
import { replaceDevices } from '#modules/people/identity/service/devices.ts'
import { throttleEmail, resetGuesses } from '#modules/people/identity/service/login-throttle.ts'
import type { Email } from '#modules/foundation/notifications/rules/email-template.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { writeStaffPasswordResetEmail, writeStaffPasswordChosenEmail } from '../emails.ts'
import { REQUESTED_LINK_TTL_MS } from '../rules.ts'
import * as links from '../store/password-links.ts'
import * as members from '../store/members.ts'

/** E-mails a link to choose a password that is valid for `ttl` (ms), in the caller's transaction. */
export async function queueLinkEmail(
  deps: AppDeps,
  member: { id: string; email: string },
  ttl: number,
  template: string,
  buildEmail: (token: string) => Email,
): Promise<void> {
  const token = createToken()
  await saveLink(deps, token, member.id, ttl)
  await queueEmail(deps, { template, recipient: member.email, ...buildEmail(token) })
}

/**
 * E-mails a link to choose a new password. Response and duration are the same for unknown addresses;
 * invited and suspended members have to ask an admin, and outside the demo so do the demo's people: nobody
 * owns their addresses. Throws 429.
 */
export async function requestLink(ctx: Context, email: string): Promise<void> {
  await throttleEmail(ctx, 'staff-link', email)
  await withUniformDuration(ctx.db, async (tx) => {
    const deps = { ...ctx, db: tx }
    const member = await members.findActiveByEmail(tx, email)
    if (!member || (member.passwordIsPublic && !ctx.shop.demo))
      return void (await saveLink(deps, createToken(), null, REQUESTED_LINK_TTL_MS))
    return queueLinkEmail(deps, member, REQUESTED_LINK_TTL_MS, 'staff.reset', (token) =>
      writeStaffPasswordResetEmail(ctx.shop.storeName, token, '1 jam'),
    )
  })
}

/**
 * Throws 409 `staff_link.used`, 404 `staff_link.dead` where a link is no longer valid, before a password is
 * typed.
 */
export async function assertLinkUsable({ db, clock }: Context, token: string): Promise<void> {
  await findLinkOwner(db, await links.find(db, hashToken(token)), clock.now())
}

/** The owner of a link. Throws 409 `staff_link.used`, 404 `staff_link.dead`. */
async function findLinkOwner(db: Db, link: Awaited<ReturnType<typeof links.find>>, now: Date) {
  if (link?.usedAt)
    throw new Refusal(
      'staff_link.used',
      'Tautan ini sudah dipakai. Minta tautan baru bila kata sandi terlupa.',
      409,
    )
  if (!link?.staffId || link.expiresAt <= now) throw deadLinkError()
  const member = await members.find(db, link.staffId)
  if (member.suspendedAt) throw deadLinkError()
  return member
}

/**
 * Sets a password with a link, once, and ends all sessions of its owner. Throws 422 where the password is
 * too common, 409 `staff_link.used`, 404 `staff_link.dead`.
 */
export async function choosePassword(ctx: Context, token: string, password: string) {
  const passwordHash = await hashPassword(password)
  return withTransaction(ctx, async (ctx) => {
    const link = await lockLink(ctx.db, hashToken(token))
    const member = await findLinkOwner(ctx.db, link, ctx.clock.now())
    const problem = findPasswordProblem(password, member.email)
    if (problem) throw Refusal.field('password', 'password.common', problem)
    await setPassword(ctx, member, passwordHash)
    return { email: member.email, device: await replaceDevices(ctx, 'staff', member.id) }
  })
}

/** Read under the lock that a suspension takes, so that neither misses the other. */
async function lockLink(tx: Db, hash: Buffer) {
  // An unknown token must not make others wait for the lock.
  if (!(await links.find(tx, hash))?.staffId) return undefined
  await members.lockAll(tx)
  return links.find(tx, hash)
}

const deadLinkError = () =>
  new Refusal(
    'staff_link.dead',
    'Tautan ini tidak berlaku. Buka tautan dari email yang terbaru, atau minta yang baru.',
    404,
  )

async function setPassword(
  deps: Context,
  { id, name, email, hasPassword }: members.StaffMemberRow,
  passwordHash: string,
): Promise<void> {
  const at = deps.clock.now()
  await members.update(deps.db, id, {
    password_hash: passwordHash,
    password_is_public: false,
  })
  await links.markAllUsed(deps.db, id, at)
  await endStaffSessions(deps, id, 'password_changed')
  await resetGuesses(deps, { realm: 'staff', email })
  const actor = { staffId: id, name, requestId: deps.requestId }
  const action = hasPassword ? 'Ganti kata sandi' : 'Pilih kata sandi pertama'
  await recordAuditEntries(deps, actor, [
    { action, entityType: 'staf', entityId: id, entityLabel: name },
  ])
  await queueEmail(deps, {
    template: 'staff.password_chosen',
    recipient: email,
    ...writeStaffPasswordChosenEmail(deps.shop.storeName, formatDateTime(at)),
  })
}

/** Stores a link that is valid for `ttl` (ms), of nobody where the id is null. Returns when it expires. */
export async function saveLink(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  token: string,
  staffId: string | null,
  ttl: number,
): Promise<Date> {
  const at = clock.now()
  const expiresAt = new Date(at.getTime() + ttl)
  await links.insert(db, { hash: hashToken(token), staffId, at, expiresAt })
  return expiresAt
}

/** Deletes links that expired before then. */
export const purgeLinks = async ({ db }: AppDeps, before: Date): Promise<void> =>
  void (await links.removeExpiredBefore(db, before))
