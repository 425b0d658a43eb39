import type { Transitions } from '#platform/state-machine.ts'

export const AccountStatus = ['pending_activation', 'active', 'suspended', 'closed'] as const
export type AccountStatus = (typeof AccountStatus)[number]
export type AccountActor = 'link' | 'staff' | 'owner'

/** A link makes an account active; staff take it away and give it back; its owner ends it. */
export const accountTransitions: Transitions<AccountStatus, AccountActor> = {
  pending_activation: { active: ['link'] },
  active: { suspended: ['staff'], closed: ['owner'] },
  suspended: { active: ['staff'] },
  closed: {},
}

/** Why somebody may not come in although nothing they gave is wrong, in words for them. */
export const signInRefusals = {
  'session.not_active':
    'Akun ini belum aktif. Buka tautan di email aktivasi, atau minta kami mengirim tautan baru.',
  'session.suspended': 'Akun ini sedang ditangguhkan. Hubungi kami untuk membukanya.',
  'registration.closed': 'Pendaftaran sedang kami tutup. Coba lagi nanti.',
} as const

/** What staff read for each state. */
export const accountStatusNames: Record<AccountStatus, string> = {
  pending_activation: 'Belum aktif',
  active: 'Aktif',
  suspended: 'Ditangguhkan',
  closed: 'Ditutup',
}

/** Why a step is closed, for the person at the button. */
export const explainAccountStatus = (status: AccountStatus): string =>
  `Akun berstatus "${accountStatusNames[status]}", jadi langkah ini tidak bisa dilakukan.`

/** What stands where a closed account's name was. */
export const ANONYMOUS_NAME = 'Akun ditutup'
/** What stands where its address of mail was: none, so that nothing that is typed ever finds it. */
export const buildAnonymousEmail = (id: string): string => `akun-ditutup-${id}`
/** An account's address as staff read it; empty for a closed one. */
export const presentEmail = (email: string): string => (email.includes('@') ? email : '')

/** How long an access token opens anything (ms). */
export const ACCESS_TOKEN_TTL = 15 * 60_000
/** How long a refresh token gives new ones (ms); each refresh starts it again. */
export const REFRESH_TOKEN_TTL = 30 * 24 * 3_600_000
/** For how long a replaced pair still counts (ms): tabs that refresh at once are one reader. */
export const REFRESH_GRACE_MS = 30_000
/** How long a link of an activation mail opens (ms). */
export const ACTIVATION_TTL = 48 * 3_600_000
/** How long a link to a new password opens (ms). */
export const PASSWORD_RESET_TTL = 3_600_000
/** Wrong passwords for one address of mail before it has to wait. */
export const MAX_LOGIN_FAILURES = 8
/** For how long wrong passwords are counted together (ms). */
export const LOGIN_FAILURE_WINDOW_MS = 15 * 60_000

/** Letters that may be asked for at each door for one address of mail, within the window below. */
export const MAX_EMAILS = { activation: 5, register: 10, reset: 5, 'staff-link': 5 } as const
/** For how long letters are counted together (ms). */
export const EMAIL_WINDOW_MS = 10 * 60_000

export type RefreshTokenState = {
  endedAt: Date | null
  refreshExpiresAt: Date
  replacedAt: Date | null
  /** Whether the person behind the session may still come in. */
  holderActive: boolean
}

/**
 * What a refresh token is worth: a new pair, or nothing; `replayed` where it was replaced a while
 * ago, so that somebody else has held it, and the whole session has to end.
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
