/** Where Google posts its response: the only address that accepts a form from another site. */
export const GOOGLE_RETURN_PATH = '/login?dari=google'
/** How long a person may take on Google's page (ms). */
export const GOOGLE_ATTEMPT_TTL_MS = 10 * 60_000
/** The only algorithm accepted: a token does not choose how it is verified. */
export const ID_TOKEN_ALGORITHM = 'RS256'
/** How far Google's clock and ours may differ (ms). */
export const CLOCK_LEEWAY_MS = 60_000
/** Google uses both (OpenID Connect at Google, "Validating an ID token"). */
export const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

/** The messages by error code; the sign-in page shows them. */
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

/** The claims of an ID token that the shop reads. Times in seconds since 1970. */
export type IdTokenClaims = {
  aud: string
  azp?: string | undefined
  sub: string
  exp: number
  iat: number
  nonce: string
  email: string
  email_verified: boolean
  name?: string | undefined
}

/** Why a token is rejected. It is logged but never returned, so that a forger learns nothing. */
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

/** The checks that jose leaves to the application; undefined where all pass. */
export function findClaimsError(
  claims: IdTokenClaims,
  expected: { clientId: string; nonce: string; now: Date },
): TokenError | undefined {
  if (claims.azp !== undefined && claims.azp !== expected.clientId) return 'audience'
  if (claims.iat * 1000 > expected.now.getTime() + CLOCK_LEEWAY_MS) return 'early'
  if (claims.nonce !== expected.nonce) return 'nonce'
  return claims.email_verified ? undefined : 'unverified'
}
