import { withTransaction, type Db } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext, Context, StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { signInRefusals, type AccountStatus } from '../rules/accounts.ts'
import { MAX_LOGIN_FAILURES } from '../rules/limits.ts'
import * as accounts from '../store/accounts.ts'
import type { Realm } from '../rules/realm.ts'
import * as staffStore from '../store/staff.ts'
import { identifySource, rememberDevice } from './devices.ts'
import { notifyOfGuesses } from './guess-notice.ts'
import { countGuess, resetGuesses } from './login-throttle.ts'
import { verifyPassword } from './password-hash.ts'
import { startSession } from './session-tokens.ts'

type Credentials = {
  email: string
  password: string
  /** What an earlier sign-in on this device returned. */
  device?: string | undefined
}

/**
 * Signs in a buyer. Throws 422 `session.wrong`, also for unknown addresses, 429 after too many failures,
 * and 409 where the password is right but publicly known, or the account is not active.
 */
export async function signIn(ctx: Context, credentials: Credentials) {
  const { id, email, passwordHash } = await verifyCredentials(
    ctx,
    'buyer',
    credentials,
    accounts.findByEmail,
  )
  const tokens = await withTransaction(ctx, async (ctx) => {
    const current = await accounts.lockForShare(ctx.db, id)
    if (current?.passwordHash !== passwordHash) throw wrongCredentials()
    assertCanSignIn(current.status, email)
    assertPasswordPrivate(ctx, current, signInRefusals['session.public_password'])
    return startSessionOnDevice(ctx, 'buyer', id, credentials.device)
  })
  return { ...tokens, user: await accounts.findUser(ctx.db, id) }
}

/** Starts a session. Its device is known from now on, and its token comes with those of the session. */
async function startSessionOnDevice(
  ctx: Context,
  realm: Realm,
  holderId: string,
  deviceToken: string | undefined,
) {
  const device = await rememberDevice(ctx, realm, holderId, deviceToken)
  return { ...(await startSession(ctx, realm, holderId, device.id)), device: device.token }
}

/** The same for a wrong password, an unknown address, and a password that changed meanwhile. */
const wrongCredentials = () =>
  new Refusal('session.wrong', 'Email atau kata sandi tidak cocok.', 422)

/** Throws 409 outside the demo for an account with one of the demo's published passwords. */
function assertPasswordPrivate(
  { shop }: AppDeps,
  { passwordIsPublic }: { passwordIsPublic: boolean },
  message: string,
): void {
  if (!shop.demo && passwordIsPublic) throw new Refusal('session.public_password', message, 409)
}

/** Throws 409 where an account may not sign in although its owner is authenticated. */
export function assertCanSignIn(status: AccountStatus, email: string): void {
  const refuse = (code: keyof typeof signInRefusals) => {
    throw new Refusal(code, signInRefusals[code], 409, { detail: { email } })
  }
  if (status === 'pending_activation') refuse('session.not_active')
  // An account can be closed while its owner signs in.
  if (status === 'suspended' || status === 'closed') refuse('session.suspended')
}

const STAFF_PUBLIC_PASSWORD_MESSAGE =
  'Kata sandi ini milik toko peragaan dan sudah tidak berlaku. Minta admin mengirim tautan kata sandi, atau jalankan npm run admin.'

/** Signs in a staff member. A suspended one gets the response for a wrong password. */
export async function signInStaff(ctx: Context, credentials: Credentials) {
  const member = await verifyCredentials(ctx, 'staff', credentials, staffStore.findActiveByEmail)
  const { id, name, email, roles, passwordHash } = member
  const tokens = await withTransaction(ctx, async (ctx) => {
    const current = await staffStore.lockForShare(ctx.db, id)
    if (current?.passwordHash !== passwordHash) throw wrongCredentials()
    assertPasswordPrivate(ctx, current, STAFF_PUBLIC_PASSWORD_MESSAGE)
    return startSessionOnDevice(ctx, 'staff', id, credentials.device)
  })
  return { ...tokens, user: { id, name, email, roles } }
}

/** The signed-in buyer, as the storefront's header shows them. */
export const showSession = async ({ db, buyer }: BuyerContext) => ({
  user: await accounts.findUser(db, buyer.accountId),
})

/** The signed-in staff member. */
export function showStaffSession({ staff: { staffId: id, name, email, roles } }: StaffContext) {
  return { user: { id, name, email, roles } }
}

/**
 * The owner of the credentials. Takes equally long for known and unknown addresses. A guess counts before it
 * is verified: of many concurrent ones, no more than allowed are.
 */
async function verifyCredentials<T extends { passwordHash: string | null }>(
  ctx: Context,
  realm: Realm,
  { email, password, device }: Credentials,
  findByEmail: (db: Db, email: string) => Promise<T | undefined>,
): Promise<T> {
  const source = await identifySource(ctx.db, { realm, email, device })
  const guess = { realm, email, source }
  const guessCount = await countGuess(ctx, guess)
  const found = await findByEmail(ctx.db, email)
  const isCorrect = await verifyPassword(password, found?.passwordHash ?? undefined)
  if (!isCorrect || !found) {
    if (source === 'stranger' && guessCount === MAX_LOGIN_FAILURES)
      await notifyOfGuesses(ctx, realm, email)
    throw wrongCredentials()
  }
  await resetGuesses(ctx, guess)
  return found
}
