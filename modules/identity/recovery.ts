import { withTransaction } from '#platform/database/database.ts'
import { formatMoment } from '#platform/format.ts'
import type { BuyerContext, Context, Tools } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { send } from '#modules/notifications/service.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { weaknessOf } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './proof.ts'
import { RESET_LASTS } from './rules.ts'
import { steadily } from './steady.ts'
import * as accounts from './store/accounts.ts'
import * as google from './store/google.ts'
import * as resets from './store/resets.ts'
import * as sessions from './store/sessions.ts'
import { newToken } from './tokens.ts'
import { admitLetter, forgetTries } from './tries.ts'

/**
 * Mails a link to choose a new password. The answer and the work are the same for an address that
 * nobody has; an account that waits for its activation gets no link, for nobody owns it yet. The link carries
 * `redirect`, a path of our own, on. Throws 429.
 */
export async function requestReset(ctx: Context, email: string, redirect?: string): Promise<void> {
  await admitLetter(ctx, 'reset', email)
  const token = newToken()
  const at = ctx.clock.now()
  await steadily(ctx.db, async (tx) => {
    const account = await accounts.byEmail(tx, email)
    const owned = account?.status === 'active' ? account : undefined
    const expiresAt = new Date(at.getTime() + RESET_LASTS)
    await resets.insert(tx, { hash: hashToken(token), accountId: owned?.id ?? null, at, expiresAt })
    if (owned)
      await send(
        { ...ctx, db: tx },
        {
          template: 'identity.reset',
          recipient: owned.email,
          ...resetLetter(ctx.shop.storeName, token, redirect),
        },
      )
  })
}

/** Throws 409 `reset.used`, 404 `reset.dead` where a link opens nothing, before anything is typed. */
export async function checkLink({ db, clock }: Context, token: string): Promise<void> {
  usable(await resets.find(db, hashToken(token)), clock.now())
}

type Link = Awaited<ReturnType<typeof resets.find>>

/** Whose password a link opens. Throws 409 `reset.used`, 404 `reset.dead`. */
function usable(link: Link, now: Date): string {
  if (link?.usedAt)
    throw new Refusal(
      'reset.used',
      'Tautan ini sudah dipakai. Minta tautan baru bila kata sandi masih terlupa.',
      409,
    )
  if (!link?.accountId || link.expiresAt <= now) throw deadLink()
  return link.accountId
}

/**
 * Sets a new password by the link of a mail, and ends every session and Google's way in. Throws 422 on a
 * password easy to guess, 409 `reset.used`, 404 `reset.dead`.
 */
export async function reset(ctx: Context, token: string, password: string) {
  const passwordHash = await hashPassword(password)
  return withTransaction(ctx, async (ctx) => {
    const holder = usable(await resets.lock(ctx.db, hashToken(token)), ctx.clock.now())
    const account = await accounts.lock(ctx.db, holder)
    if (account.status === 'closed') throw deadLink()
    refuseWeak(password, account.email, 'password')
    await setPassword(ctx, account, passwordHash)
    // Whoever takes an account back takes it back from everyone; Google is joined again by using it.
    await google.unlink(ctx.db, account.id)
    await resets.useAll(ctx.db, account.id, ctx.clock.now())
    await forgetTries(ctx, 'buyer', account.email)
    return { email: account.email }
  })
}

/**
 * Changes the password of who is signed in; every other session ends. Throws 422 at the field that is
 * wrong, 429 after too many wrong ones, 409 where there is none.
 */
export async function changePassword(
  ctx: BuyerContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { accountId, email, sessionId } = ctx.buyer
  const { passwordHash: before } = await accounts.byId(ctx.db, accountId)
  if (before === null)
    throw new Refusal(
      'password.none',
      'Anda masuk dengan Google, jadi akun ini belum punya kata sandi. Buatlah satu lewat halaman Lupa kata sandi.',
      409,
    )
  await provePassword(ctx, { password: currentPassword, hash: before, field: 'currentPassword' })
  refuseWeak(newPassword, email, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await withTransaction(ctx, async (ctx) => {
    const account = await accounts.lock(ctx.db, accountId)
    if (account.status === 'closed')
      throw new Refusal('session.missing', 'Akun ini sudah ditutup.', 401)
    await setPassword(ctx, account, passwordHash, sessionId)
    await forgetTries(ctx, 'buyer', email)
  })
}

const deadLink = () =>
  new Refusal(
    'reset.dead',
    'Tautan ini tidak berlaku. Minta tautan baru, lalu buka dari email yang terbaru.',
    404,
  )

function refuseWeak(password: string, email: string, field: string): void {
  const weakness = weaknessOf(password, email)
  if (weakness) throw Refusal.field(field, 'password.common', weakness)
}

/** A new password ends what the old one opened, but for the session that set it; its owner is told. */
async function setPassword(
  tools: Tools & Pick<Context, 'agent'>,
  account: { id: string; email: string },
  passwordHash: string,
  spared?: string,
): Promise<void> {
  const at = tools.clock.now()
  await accounts.setPassword(tools.db, account.id, passwordHash)
  await sessions.endOfAccount(tools.db, account.id, 'password_changed', at, spared)
  await send(tools, {
    template: 'identity.password_changed',
    recipient: account.email,
    ...passwordChangedLetter(tools.shop.storeName, formatMoment(at)),
  })
}
