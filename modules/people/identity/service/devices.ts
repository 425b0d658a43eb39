import type { Db } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import type { Realm } from '../rules/realm.ts'
import * as store from '../store/devices.ts'
import type { GuessSource } from './login-throttle.ts'
import { createToken } from './tokens.ts'

/** Who types a password for that address: a device that its owner has used, or a stranger. */
export async function identifySource(
  db: Db,
  { realm, email, device }: { realm: Realm; email: string; device: string | undefined },
): Promise<GuessSource> {
  const found = device && (await store.findByEmail(db, realm, email, hashToken(device)))
  return found ? `device ${found.id}` : 'stranger'
}

/**
 * Makes a device known to an account or a member of staff who has proven to be its owner. Returns its token,
 * a new one unless the device had one already: a token that the caller made up is never accepted.
 */
export async function rememberDevice(
  { db, clock }: AppDeps,
  realm: Realm,
  holderId: string,
  device: string | undefined,
): Promise<{ id: string; token: string }> {
  const isIssued = device !== undefined && (await store.exists(db, hashToken(device)))
  const token = isIssued ? device : createToken()
  const tokenHash = hashToken(token)
  return { token, id: await store.save(db, { realm, holderId, tokenHash, at: clock.now() }) }
}

/**
 * After a new password set with a link: everybody who has signed in before becomes a stranger, and the device with
 * the link is known. Returns its token.
 */
export async function replaceDevices(
  deps: AppDeps,
  realm: Realm,
  holderId: string,
): Promise<string> {
  await store.removeAll(deps.db, realm, holderId)
  return (await rememberDevice(deps, realm, holderId, undefined)).token
}

/** Deletes devices that nobody has signed in with since then. */
export const purgeDevices = async ({ db }: AppDeps, before: Date): Promise<void> =>
  void (await store.removeUnusedSince(db, before))
