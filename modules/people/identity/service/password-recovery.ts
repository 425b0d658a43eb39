import { withTransaction } from '#platform/database/database.ts'
import { formatDateTime } from '#platform/format.ts'
import type { BuyerContext, Context, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { writePasswordChangedEmail, writePasswordResetEmail } from '../emails.ts'
import { findPasswordProblem } from '../rules/password-strength.ts'
import { hashPassword } from './password-hash.ts'
import { confirmPassword } from './reauthentication.ts'
import { PASSWORD_RESET_TTL_MS } from '../rules/tokens.ts'
import { withUniformDuration } from './uniform-duration.ts'
import * as accounts from '../store/accounts.ts'
import * as devices from '../store/devices.ts'
import * as google from '../store/google.ts'
import * as resets from '../store/password-resets.ts'
import * as sessions from '../store/sessions.ts'
import { createToken } from './tokens.ts'
import { replaceDevices } from './devices.ts'
import { throttleEmail, resetGuesses } from './login-throttle.ts'

/**
 * E-mails a link to reset the password. Response and duration are the same for unknown addresses. A pending
 * account gets no link, because it has no confirmed owner yet. The link carries `redirect`, a path of this
 * site. Throws 429.
 */
export async function requestReset(ctx: Context, email: string, redirect?: string): Promise<void> {
  await throttleEmail(ctx, 'reset', email)
  const token = createToken()
  const at = ctx.clock.now()
  await withUniformDuration(ctx.db, async (tx) => {
    const account = await accounts.findByEmail(tx, email)
    const activeAccount = account?.status === 'active' ? account : undefined
    const expiresAt = new Date(at.getTime() + PASSWORD_RESET_TTL_MS)
    await resets.insert(tx, {
      hash: hashToken(token),
      accountId: activeAccount?.id ?? null,
      at,
      expiresAt,
    })
    if (activeAccount)
      await queueEmail(
        { ...ctx, db: tx },
        {
          template: 'identity.reset',
          recipient: activeAccount.email,
          ...writePasswordResetEmail(ctx.shop.storeName, token, redirect),
        },
      )
  })
}

/** Throws 409 `reset.used`, 404 `reset.dead` where a link is no longer valid, before a password is typed. */
export async function assertLinkUsable({ db, clock }: Context, token: string): Promise<void> {
  resolveAccountId(await resets.find(db, hashToken(token)), clock.now())
}

type ResetLink = Awaited<ReturnType<typeof resets.find>>

/** The account of a link. Throws 409 `reset.used`, 404 `reset.dead`. */
function resolveAccountId(link: ResetLink, now: Date): string {
  if (link?.usedAt)
    throw new Refusal(
      'reset.used',
      'Tautan ini sudah dipakai. Minta tautan baru bila kata sandi masih terlupa.',
      409,
    )
  if (!link?.accountId || link.expiresAt <= now) throw deadLinkError()
  return link.accountId
}

/**
 * Sets a new password with a reset link, ends all sessions and unlinks Google. The device that has the link is
 * the only one that is known then. Throws 422 where the
 * password is too common, 409 `reset.used`, 404 `reset.dead`.
 */
export async function resetPassword(ctx: Context, token: string, password: string) {
  const passwordHash = await hashPassword(password)
  return withTransaction(ctx, async (ctx) => {
    const holderId = resolveAccountId(await resets.lock(ctx.db, hashToken(token)), ctx.clock.now())
    const account = await accounts.lock(ctx.db, holderId)
    if (account.status === 'closed') throw deadLinkError()
    assertStrongPassword(password, account.email, 'password')
    await setPassword(ctx, account, passwordHash)
    // A reset takes the account back from everyone; the next sign-in with Google links it again.
    await google.unlink(ctx.db, account.id)
    await resets.markAllUsed(ctx.db, account.id, ctx.clock.now())
    await resetGuesses(ctx, { realm: 'buyer', email: account.email })
    const device = await replaceDevices(ctx, 'buyer', account.id)
    return { email: account.email, device }
  })
}

/**
 * Changes the buyer's password, ends their other sessions and removes those devices. Throws 422 at the wrong field, 429 after too
 * many wrong passwords, 409 where the account has no password.
 */
export async function changePassword(
  ctx: BuyerContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { accountId, email, sessionId } = ctx.buyer
  const { passwordHash: currentHash } = await accounts.findById(ctx.db, accountId)
  if (currentHash === null)
    throw new Refusal(
      'password.none',
      'Anda masuk dengan Google, jadi akun ini belum punya kata sandi. Buatlah satu lewat halaman Lupa kata sandi.',
      409,
    )
  await confirmPassword(ctx, {
    password: currentPassword,
    hash: currentHash,
    field: 'currentPassword',
  })
  assertStrongPassword(newPassword, email, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await withTransaction(ctx, async (ctx) => {
    const account = await accounts.lock(ctx.db, accountId)
    if (account.status === 'closed')
      throw new Refusal('session.missing', 'Akun ini sudah ditutup.', 401)
    await setPassword(ctx, account, passwordHash, sessionId)
    await devices.removeAll(ctx.db, 'buyer', accountId, sessionId)
  })
}

const deadLinkError = () =>
  new Refusal(
    'reset.dead',
    'Tautan ini tidak berlaku. Minta tautan baru, lalu buka dari email yang terbaru.',
    404,
  )

function assertStrongPassword(password: string, email: string, field: string): void {
  const problem = findPasswordProblem(password, email)
  if (problem) throw Refusal.field(field, 'password.common', problem)
}

/** Sets a password, ends all sessions except the given one, and notifies the owner. */
async function setPassword(
  deps: AppDeps & Pick<Context, 'userAgent'>,
  account: { id: string; email: string },
  passwordHash: string,
  exceptSessionId?: string,
): Promise<void> {
  const at = deps.clock.now()
  await accounts.setPassword(deps.db, account.id, passwordHash)
  await sessions.endByAccount(deps.db, account.id, 'password_changed', at, exceptSessionId)
  await queueEmail(deps, {
    template: 'identity.password_changed',
    recipient: account.email,
    ...writePasswordChangedEmail(deps.shop.storeName, formatDateTime(at)),
  })
}
