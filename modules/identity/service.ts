import type { Actor, Tools } from '#platform/http/context.ts'
import { GRACE } from './rules.ts'
import { holderOf } from './store/actor.ts'
import { hashOf } from './tokens.ts'

/** Who holds an access token; undefined for an expired, ended or suspended one. One query. */
export async function authenticate({ db, clock }: Tools, token: string): Promise<Actor | undefined> {
  const now = clock.now()
  const found = await holderOf(db, hashOf(token), now, new Date(now.getTime() - GRACE))
  if (!found) return undefined
  const { session: sessionId, name, email } = found
  if (found.staff)
    return { kind: 'staff', sessionId, staffId: found.staff, name, email, roles: found.roles ?? [] }
  return {
    kind: 'buyer',
    sessionId,
    accountId: found.account!,
    name,
    email,
    companyId: found.company,
    isBusiness: found.verified,
  }
}
