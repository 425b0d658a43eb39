import { formatDateTime } from '#platform/format.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { writeGoogleLinkedEmail } from '../../emails.ts'
import { assertRegistrationOpen } from '../registration.ts'
import { activateAccount, withoutPassword } from '../activation.ts'
import { assertCanSignIn } from '../authentication.ts'
import { chooseName } from '../choose-name.ts'
import * as accounts from '../../store/accounts.ts'
import * as store from '../../store/google.ts'
import { googleRefusals, type IdTokenClaims } from '../../rules/google-sign-in.ts'

type GooglePerson = Pick<IdTokenClaims, 'sub' | 'email' | 'name'>

/**
 * The account of a person whose address Google has verified: the one linked to their subject, otherwise the
 * one with the address, otherwise a new retail account without a password. A pending account becomes active,
 * without what was registered: another person may have typed it, with a password of their own. Throws 409,
 * and 422 where registration is closed. Runs in the caller's transaction.
 */
export async function findOrCreateAccount(
  ctx: Context,
  person: GooglePerson,
  tracker: string | undefined,
): Promise<string> {
  const { db, clock } = ctx
  const linkedId = await store.findAccountId(db, person.sub)
  if (linkedId) return lockOpenAccount(ctx, linkedId)
  const at = clock.now()
  const createdId = await accounts.insert(db, {
    name: chooseName(person),
    email: person.email,
    phone: '',
    passwordHash: null,
    status: 'active',
    companyId: null,
    tracker: tracker ?? null,
    at,
  })
  if (createdId) {
    await assertRegistrationOpen(ctx)
    await store.link(db, person.sub, createdId, at)
    return createdId
  }
  const { id } = (await accounts.findByEmail(db, person.email))!
  const account = await accounts.lock(db, id)
  if (account.status === 'pending_activation') {
    await activateAccount(db, account, {
      ...withoutPassword(chooseName(person)),
      actor: 'google',
      at,
    })
    await store.link(db, person.sub, id, at)
    return id
  }
  await lockOpenAccount(ctx, id)
  await linkAccount(ctx, person, id)
  return id
}

/**
 * The account's id, with its row locked. Outside the demo a password of the demo is removed: Google has proven
 * whose address it is. Throws 409 where it may not sign in.
 */
async function lockOpenAccount({ db, shop }: AppDeps, id: string): Promise<string> {
  const { status, email, passwordIsPublic } = await accounts.lock(db, id)
  assertCanSignIn(status, email)
  if (passwordIsPublic && !shop.demo) await accounts.setPassword(db, id, null)
  return id
}

/** Links the subject and notifies the owner of the address. */
async function linkAccount(
  deps: AppDeps,
  { sub, email }: GooglePerson,
  accountId: string,
): Promise<void> {
  const at = deps.clock.now()
  if (await store.link(deps.db, sub, accountId, at)) {
    const message = writeGoogleLinkedEmail(deps.shop.storeName, formatDateTime(at))
    await queueEmail(deps, { template: 'identity.google_linked', recipient: email, ...message })
  } else if ((await store.findAccountId(deps.db, sub)) !== accountId) {
    // An address that Google reassigned must not give access to the previous owner's account.
    throw new Refusal('google.other', googleRefusals['google.other'], 409)
  }
}
