import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, DateTime } from '#platform/contract/schemas.ts'
import { isCommonPassword, TOO_COMMON_MESSAGE } from './rules/password-strength.ts'

/** A mail address, without the spaces around it and in lower case: one writing an address. */
export const EmailAddress = z.string().trim().min(1).toLowerCase().pipe(z.email().max(254))
/** Length 8 to 128 and none of the most used ones; that it is no address of its owner's, the service sees. */
export const NewPassword = z
  .string()
  .min(8, 'Kata sandi paling sedikit 8 huruf.')
  .max(128, 'Kata sandi paling banyak 128 huruf.')
  .refine((password) => !isCommonPassword(password), TOO_COMMON_MESSAGE)
/** An Indonesian mobile number, written any way, with 0, 62, +62 or none of them; kept as +62…. */
export const Phone = z
  .string()
  .trim()
  .min(1)
  .transform((text) => text.replace(/[\s().\-‐-―/]/g, '').replace(/^(?:\+?62)?0?(?=8)/, '+62'))
  .pipe(z.string().regex(/^\+628\d{7,11}$/, 'Tulis nomor ponsel, misalnya 0812 9041 7735.'))
/**
 * A person's name, as people write names: any letters, one space between them, and nothing that cannot be
 * seen (which would let one name pass for another, or turn a line around).
 */
export const PersonName = z
  .string()
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(2, 'Tulis nama lengkap.')
      .max(100)
      .regex(/^\P{C}*$/u, 'Nama memuat tanda yang tidak terlihat. Ketik ulang.')
      .regex(/\p{L}/u, 'Tulis nama lengkap.'),
  )

export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isBusiness: z.boolean(),
  companyName: z.string().nullable(),
})

/** Opaque tokens: `token` goes into the Authorization header, `refreshToken` into the refresh body. */
export const TokenPair = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: DateTime,
  refreshExpiresAt: DateTime,
})
export type TokenPair = z.output<typeof TokenPair>
export const SignInResponse = TokenPair.extend({ user: User })

export const Credentials = z.object({
  email: EmailAddress,
  password: z.string().min(1).max(128),
})

export const RegistrationBody = z.object({
  name: PersonName,
  email: EmailAddress,
  phone: Phone,
  password: NewPassword,
})

/** A sign-in with Google that has begun: where to go, and the ticket that only who goes may hold. */
export const GoogleSignInAttempt = z.object({
  /** Add `redirect_uri` to it. */
  authorizeUrl: z.string(),
  ticket: z.string(),
  expiresAt: DateTime,
})

/** What Google answered, with the ticket of the try that it belongs to. */
export const GoogleSignInBody = z.object({
  idToken: z.string().min(1).max(8_192),
  state: z.string().min(1).max(200),
  ticket: z.string().min(1).max(200),
})

const TrackerQuery = z.object({ tracker: z.string().max(200).optional() })
/** A path of our own to go on at once the link of the mail is opened; anything else is left out. */
const ReturnToQuery = z.object({
  redirect: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
})
export const RegistrationQuery = TrackerQuery.extend(ReturnToQuery.shape)

export const PasswordChange = z
  .object({
    currentPassword: z.string().min(1, 'Tulis kata sandi sekarang.').max(128),
    newPassword: NewPassword,
  })
  .refine(
    ({ currentPassword, newPassword }) =>
      currentPassword.normalize('NFKC') !== newPassword.normalize('NFKC'),
    { path: ['newPassword'], error: 'Kata sandi baru harus berbeda dari yang sekarang.' },
  )

/** Where an account is signed in: network address, what the browser says of itself, and since when. */
export const SessionInfo = z.object({
  id: z.string(),
  createdAt: DateTime,
  lastUsedAt: DateTime,
  address: z.string(),
  agent: z.string(),
})

const signInLimit = { times: 20, seconds: 60, by: 'address' } as const

export const identityCalls = {
  signIn: call('POST /auth/login/email', {
    summary: 'Sign a buyer in',
    body: Credentials,
    limit: signInLimit,
    refusals: ['session.wrong', 'session.not_active', 'session.suspended'],
    response: json(SignInResponse),
  }),
  beginGoogle: call('POST /auth/login/google/begin', {
    summary: 'Begin a sign-in with Google (ours): where to go, and the ticket of this one try',
    limit: signInLimit,
    refusals: ['google.off'],
    response: json(GoogleSignInAttempt),
  }),
  signInWithGoogle: call('POST /auth/login/google', {
    summary: 'Sign a buyer in by an ID token of Google; a new address becomes a retail account',
    query: TrackerQuery,
    body: GoogleSignInBody,
    limit: signInLimit,
    refusals: [
      'google.off',
      'google.stale',
      'google.refused',
      'google.unverified',
      'google.other',
      'google.away',
      'registration.closed',
      'session.not_active',
      'session.suspended',
    ],
    response: json(SignInResponse),
  }),
  session: call('GET /auth/session', {
    summary: 'The signed-in buyer',
    who: 'buyer',
    response: json(z.object({ user: User })),
  }),
  refresh: call('POST /auth/refresh', {
    summary: 'New tokens for old: refresh token in the body, access token in the header',
    body: z.object({ refreshToken: z.string().min(1).max(200) }),
    limit: { times: 120, seconds: 60, by: 'address' },
    refusals: ['session.dead'],
    response: json(TokenPair),
  }),
  signOut: call('POST /auth/sign-out', {
    summary: 'Sign out: this session and every other one of mine ends',
    response: json(OkResponse),
  }),
  register: call('POST /auth/register', {
    summary: 'Register a retail buyer; a link to activate goes out by mail',
    query: RegistrationQuery,
    body: RegistrationBody,
    limit: { times: 20, seconds: 600, by: 'address' },
    refusals: ['password.common', 'registration.closed'],
    response: created(z.object({ email: z.string() })),
  }),
  registration: call('GET /auth/registration', {
    summary: 'Whether new accounts are taken (ours)',
    response: json(z.object({ open: z.boolean() })),
  }),
  activate: call('GET /customer/verify/{token}', {
    summary: 'Open the link of the activation mail',
    limit: { times: 60, seconds: 600, by: 'address' },
    refusals: ['activation.dead', 'activation.used'],
    response: json(z.object({ email: z.string(), name: z.string() })),
  }),
  resendActivation: call('POST /auth/activation', {
    summary: 'Send the activation mail again (ours); the same answer for unknown addresses',
    query: ReturnToQuery,
    body: z.object({ email: EmailAddress }),
    limit: { times: 5, seconds: 600, by: 'address' },
    response: json(OkResponse),
  }),
  requestReset: call('POST /auth/request-reset-password', {
    summary: 'Mail a link to choose a new password; the same answer for unknown addresses',
    query: ReturnToQuery,
    body: z.object({ email: EmailAddress }),
    limit: { times: 5, seconds: 600, by: 'address' },
    response: json(OkResponse),
  }),
  resetLink: call('GET /auth/reset-password/{token}', {
    summary: 'Whether the link of a mail still opens a new password (ours)',
    limit: { times: 60, seconds: 600, by: 'address' },
    refusals: ['reset.dead', 'reset.used'],
    response: json(OkResponse),
  }),
  resetPassword: call('POST /auth/reset-password', {
    summary: 'Choose a new password by the link of a mail; every session ends',
    body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
    limit: { times: 20, seconds: 600, by: 'address' },
    refusals: ['reset.dead', 'reset.used', 'password.common'],
    response: json(z.object({ email: z.string() })),
  }),
  changePassword: call('POST /auth/change-password', {
    summary: 'Change my password; every other session ends',
    who: 'buyer',
    body: PasswordChange,
    limit: { times: 20, seconds: 600, by: 'caller' },
    refusals: ['password.wrong', 'password.common', 'password.none'],
    response: json(OkResponse),
  }),
  sessions: call('GET /customer/my/sessions', {
    summary: 'Where I am signed in, the one used last first (ours)',
    who: 'buyer',
    response: json(z.object({ results: z.array(SessionInfo.extend({ current: z.boolean() })) })),
  }),
  endOtherSessions: call('POST /customer/my/sessions/end-others', {
    summary: 'Sign me out everywhere but here, from the next request on (ours)',
    who: 'buyer',
    response: json(z.object({ ended: z.int() })),
  }),
}

export const StaffUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
})

export const staffIdentityCalls = {
  signIn: call('POST /staff/auth/login', {
    summary: 'Sign staff in, apart from buyers',
    body: Credentials,
    limit: signInLimit,
    refusals: ['session.wrong'],
    response: json(TokenPair.extend({ user: StaffUser })),
  }),
  session: call('GET /staff/auth/session', {
    summary: 'The signed-in member of staff',
    who: 'staff',
    response: json(z.object({ user: StaffUser })),
  }),
  refresh: call('POST /staff/auth/refresh', {
    summary: 'New tokens for old',
    body: z.object({ refreshToken: z.string().min(1).max(200) }),
    limit: { times: 120, seconds: 60, by: 'address' },
    refusals: ['session.dead'],
    response: json(TokenPair),
  }),
  signOut: call('POST /staff/auth/sign-out', {
    summary: 'Sign out everywhere',
    response: json(OkResponse),
  }),
}
