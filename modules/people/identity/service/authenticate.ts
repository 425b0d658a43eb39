import type { Actor, AppDeps } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import { REFRESH_GRACE_MS } from '../rules/tokens.ts'
import { findTokenHolder, type TokenHolder } from '../store/token-holder.ts'

/** Who holds a token, until when (ms) unless something changes, and what that may be, as tags. */
export type AuthenticatedActor = { actor: Actor; validUntil: number; tags: readonly string[] }

/** The holder of an access token, in one query; undefined where it expired, ended or is suspended. */
export const authenticate = async (deps: AppDeps, token: string): Promise<Actor | undefined> =>
  (await authenticateByHash(deps, hashToken(token)))?.actor

/** The same by the token's hash, for those who remember the answer. */
export async function authenticateByHash(
  { db, clock, shop }: AppDeps,
  accessHash: Buffer,
): Promise<AuthenticatedActor | undefined> {
  const now = clock.now()
  const replacedSince = new Date(now.getTime() - REFRESH_GRACE_MS)
  const holder = await findTokenHolder(db, accessHash, now, replacedSince, shop.demo)
  return (
    holder && {
      actor: toActor(holder),
      validUntil: Math.min(
        holder.accessExpiresAt.getTime(),
        holder.replacedAt ? holder.replacedAt.getTime() + REFRESH_GRACE_MS : Infinity,
      ),
      tags: listTags(holder),
    }
  )
}

function toActor({ session: sessionId, name, email, ...holder }: TokenHolder): Actor {
  if (holder.staff)
    return {
      kind: 'staff',
      sessionId,
      staffId: holder.staff,
      name,
      email,
      roles: holder.roles ?? [],
    }
  return {
    kind: 'buyer',
    sessionId,
    accountId: holder.account!,
    name,
    email,
    companyId: holder.company,
    isBusiness: holder.verified,
  }
}

/** The rows that the answer was read from, as the triggers of migration 0581 name them. */
const listTags = ({ session, account, staff, company }: TokenHolder): string[] => [
  `session:${session}`,
  ...(account ? [`account:${account}`] : []),
  ...(staff ? [`staff:${staff}`] : []),
  ...(company ? [`company:${company}`] : []),
]
