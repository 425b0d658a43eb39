import type { Clock } from '#platform/clock.ts'
import type { TokenPair } from '#modules/people/identity/contract.ts'
import type { Realm } from '#modules/people/identity/rules/realm.ts'
import type { CookieJar } from './cookies.ts'
import type { PageCaller } from './transport.ts'

/** Access tokens are renewed this long before they expire, so that none expires during the request (ms). */
const RENEWAL_MARGIN_MS = 20_000

/** The tokens of a page request: what its cookies keep, and what its calls send. */
export type SessionTokens = {
  /** Whether the request came with a session, even one that has ended since. */
  hadSession: boolean
  /** Renews a session whose access token is missing or old; undefined where there is nothing to renew. */
  staleRefreshToken: string | undefined
  store(tokens: TokenPair): void
  clear(): void
}

/** Reads the tokens of a realm from the cookies into `caller`, and keeps both alike from then on. */
export function openSessionTokens(
  { jar, realm, clock }: { jar: CookieJar; realm: Realm; clock: Clock },
  caller: PageCaller,
): SessionTokens {
  const now = () => clock.now().getTime()
  const stored = jar.readSession(realm)
  caller.token = stored?.access || undefined
  const isStale = stored && (!stored.access || stored.expiresAt - RENEWAL_MARGIN_MS < now())
  return {
    hadSession: stored !== undefined,
    staleRefreshToken: isStale ? stored.refresh : undefined,
    store(tokens) {
      jar.setSession(realm, tokens, now())
      caller.token = tokens.token
    },
    clear() {
      jar.clearSession(realm)
      caller.token = undefined
    },
  }
}
