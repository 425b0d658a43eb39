import { days, hours, minutes } from '#platform/clock.ts'

/** How long an access token is valid (ms). */
export const ACCESS_TOKEN_TTL_MS = minutes(15)
/** How long a refresh token is valid (ms); each refresh issues a new one. */
export const REFRESH_TOKEN_TTL_MS = days(30)
/** How long a replaced token pair stays valid (ms), for tabs that refresh at the same time. */
export const REFRESH_GRACE_MS = 30_000
/** How long an activation link is valid (ms). */
export const ACTIVATION_TTL_MS = hours(48)
/** How long a password reset link is valid (ms). */
export const PASSWORD_RESET_TTL_MS = hours(1)

export type RefreshTokenState = {
  endedAt: Date | null
  refreshExpiresAt: Date
  replacedAt: Date | null
  /** Whether the session's owner may still sign in. */
  holderActive: boolean
}

/**
 * Whether a refresh token gives a new pair. `replayed`: it was replaced longer ago than the grace period,
 * so it has been copied and the whole session has to end.
 */
export function evaluateRefreshToken(
  tokenPair: RefreshTokenState,
  now: Date,
): 'renew' | 'replayed' | 'dead' {
  if (tokenPair.endedAt || !tokenPair.holderActive || tokenPair.refreshExpiresAt <= now)
    return 'dead'
  if (!tokenPair.replacedAt) return 'renew'
  return now.getTime() - tokenPair.replacedAt.getTime() <= REFRESH_GRACE_MS ? 'renew' : 'replayed'
}
