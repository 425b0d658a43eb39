/** Where Google posts its answer: the one address that takes a form from another site. */
export const GOOGLE_RETURN_PATH = '/login?dari=google'
/** How long somebody may take at Google (ms). */
export const GOOGLE_ATTEMPT_TTL = 10 * 60_000
/** By how much the clocks of Google and ours may differ (ms). */
export const CLOCK_LEEWAY_MS = 60_000
/** Google writes its name either way (OpenID Connect, "Validating an ID token"). */
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

/** What is refused, in words for the person; the page shows them by their codes. */
export const googleRefusals = {
  'google.off':
    'Masuk dengan Google belum tersedia di toko ini. Masuklah dengan email dan kata sandi.',
  'google.denied':
    'Anda membatalkan masuk dengan Google. Coba lagi, atau pakai email dan kata sandi.',
  'google.stale':
    'Percobaan masuk ini sudah dipakai atau kedaluwarsa. Tekan Masuk dengan Google sekali lagi.',
  'google.refused':
    'Jawaban Google tidak dapat kami pastikan. Coba lagi, atau masuk dengan email dan kata sandi.',
  'google.unverified':
    'Google belum memastikan alamat email Anda. Pastikan dulu di akun Google, atau masuk dengan kata sandi.',
  'google.other':
    'Akun dengan email ini tersambung ke akun Google yang lain. Masuklah dengan email dan kata sandi.',
  'google.away':
    'Masuk dengan Google sedang tidak bisa. Coba beberapa saat lagi, atau masuk dengan kata sandi.',
} as const
export type GoogleRefusal = keyof typeof googleRefusals

/** What an ID token says, as far as it matters here. Times in seconds since 1970. */
export type IdTokenClaims = {
  iss: string
  aud: string
  azp?: string | undefined
  sub: string
  exp: number
  iat: number
  nbf?: number | undefined
  nonce: string
  email: string
  email_verified: boolean
  name?: string | undefined
}

/** Why a token is not believed. It is logged, never told: whoever forges one learns nothing. */
export type TokenError =
  | 'form'
  | 'algorithm'
  | 'key'
  | 'signature'
  | 'claims'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'early'
  | 'nonce'
  | 'unverified'

/** What is wrong with the claims of a token whose signature is right; undefined where nothing is. */
export function findClaimsError(
  claims: IdTokenClaims,
  expected: { clientId: string; nonce: string; now: Date },
): TokenError | undefined {
  const now = expected.now.getTime()
  if (!GOOGLE_ISSUERS.includes(claims.iss)) return 'issuer'
  if (claims.aud !== expected.clientId) return 'audience'
  if (claims.azp !== undefined && claims.azp !== expected.clientId) return 'audience'
  if (claims.exp * 1000 <= now - CLOCK_LEEWAY_MS) return 'expired'
  if (Math.max(claims.iat, claims.nbf ?? 0) * 1000 > now + CLOCK_LEEWAY_MS) return 'early'
  if (claims.nonce !== expected.nonce) return 'nonce'
  if (!claims.email_verified) return 'unverified'
  return undefined
}
