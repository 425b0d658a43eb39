import { toIsoTime } from '#platform/clock.ts'
import { inTransaction, withTransaction, type Db } from '#platform/database/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { ACCESS_TOKEN_TTL_MS, evaluateRefreshToken, REFRESH_TOKEN_TTL_MS } from '../rules/tokens.ts'
import type { Realm } from '../rules/realm.ts'
import * as sessions from '../store/sessions.ts'
import { createToken } from './tokens.ts'

/** Starts a session for an authenticated account or staff member, on a known device. Returns its tokens. */
export async function startSession(
  { db, clock, ipAddress, userAgent }: Context,
  realm: Realm,
  holderId: string,
  deviceId: string | null = null,
) {
  const at = clock.now()
  return inTransaction(db, async (tx) =>
    issueTokenPair(
      tx,
      await sessions.insert(tx, {
        realm,
        holderId,
        deviceId,
        at,
        address: ipAddress,
        agent: userAgent,
      }),
      at,
    ),
  )
}

/**
 * Exchanges a refresh token for a new pair. Throws 401 `session.dead` for an invalid one; a token that was
 * replaced longer ago than the grace period has been copied, and ends the whole session.
 */
export async function refreshTokens(ctx: Context, realm: Realm, refreshToken: string) {
  const now = ctx.clock.now()
  const renewed = await withTransaction(ctx, async (ctx) => {
    const tokenPair = await sessions.lockTokenPair(
      ctx.db,
      realm,
      hashToken(refreshToken),
      ctx.shop.demo,
    )
    const verdict = tokenPair ? evaluateRefreshToken(tokenPair, now) : 'dead'
    if (verdict === 'replayed') await sessions.end(ctx.db, tokenPair!.sessionId, 'replayed', now)
    const accessTokenMatches = !ctx.token || tokenPair?.accessHash.equals(hashToken(ctx.token))
    // Returns instead of throwing, because ending a replayed session has to be committed.
    if (!tokenPair || verdict !== 'renew' || !accessTokenMatches) return undefined
    await sessions.markReplaced(ctx.db, tokenPair.accessHash, now)
    return issueTokenPair(ctx.db, tokenPair.sessionId, now)
  })
  if (renewed) return renewed
  throw new Refusal('session.dead', 'Sesi Anda sudah berakhir. Silakan masuk lagi.', 401)
}

async function issueTokenPair(tx: Db, sessionId: string, at: Date) {
  const [token, refreshToken] = [createToken(), createToken()]
  const accessExpiresAt = new Date(at.getTime() + ACCESS_TOKEN_TTL_MS)
  const refreshExpiresAt = new Date(at.getTime() + REFRESH_TOKEN_TTL_MS)
  const hashes = { accessHash: hashToken(token), refreshHash: hashToken(refreshToken) }
  await sessions.insertTokenPair(tx, {
    sessionId,
    ...hashes,
    at,
    accessExpiresAt,
    refreshExpiresAt,
  })
  return {
    token,
    refreshToken,
    expiresAt: toIsoTime(accessExpiresAt),
    refreshExpiresAt: toIsoTime(refreshExpiresAt),
  }
}
