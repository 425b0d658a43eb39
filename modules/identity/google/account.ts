import { formatMoment } from '#platform/format.ts'
import type { Context, Tools } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { send } from '#modules/notifications/service.ts'
import { PersonName } from '../contract.ts'
import { googleLinkedLetter } from '../letters.ts'
import { checkOpen } from '../registration.ts'
import { refuseClosed } from '../service.ts'
import * as accounts from '../store/accounts.ts'
import * as store from '../store/google.ts'
import { googleRefusals, type Claims } from './rules.ts'

type Person = Pick<Claims, 'sub' | 'email' | 'name'>

/**
 * The account of a person whose address Google has verified: the one that their subject opens, else
 * the active one of the address, else a new retail account without a password. An account that waits
 * for its activation is left alone: whoever registered it, with a password of theirs, may be another.
 * Throws 409, and 422 where no new accounts are taken. In the caller's transaction.
 */
export async function accountFor(
  ctx: Context,
  person: Person,
  tracker: string | undefined,
): Promise<string> {
  const { db, clock } = ctx
  const known = await store.accountOf(db, person.sub)
  if (known) return opened(ctx, known)
  const at = clock.now()
  const made = await accounts.insert(db, {
    name: nameOf(person),
    email: person.email,
    phone: '',
    passwordHash: null,
    status: 'active',
    companyId: null,
    tracker: tracker ?? null,
    at,
  })
  if (made) {
    await checkOpen(ctx)
    await store.link(db, person.sub, made, at)
    return made
  }
  const { id } = (await accounts.byEmail(db, person.email))!
  await opened(ctx, id)
  await join(ctx, person, id)
  return id
}

/** The account's id, its row locked; throws where nobody may enter by it. */
async function opened({ db }: Tools, id: string): Promise<string> {
  const { status, email } = await accounts.lock(db, id)
  refuseClosed(status, email)
  return id
}

/** Remembers the subject, and tells the owner of the address. */
async function join(tools: Tools, { sub, email }: Person, accountId: string): Promise<void> {
  const at = tools.clock.now()
  if (await store.link(tools.db, sub, accountId, at)) {
    const letter = googleLinkedLetter(tools.shop.storeName, formatMoment(at))
    await send(tools, { template: 'identity.google_linked', recipient: email, ...letter })
  } else if ((await store.accountOf(tools.db, sub)) !== accountId) {
    // An address that was given to somebody else must not hand over what its last owner had here.
    throw new Refusal('google.other', googleRefusals['google.other'], 409)
  }
}

/** The name as Google writes it; where that is none, what the address begins with. */
function nameOf({ name = '', email }: Person): string {
  const clean = name.replaceAll(/[\p{C}\s]+/gu, ' ')
  const tried = [clean, email.slice(0, email.indexOf('@'))]
  return tried.map((each) => PersonName.safeParse(each).data).find(Boolean) ?? email.slice(0, 100)
}
