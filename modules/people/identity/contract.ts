import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, DateTime } from '#platform/contract/schemas.ts'
import { EmailAddress, NewPassword, PersonName, Phone } from './person-contract.ts'

const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isBusiness: z.boolean(),
  companyName: z.string().nullable(),
})

/** Opaque tokens: `token` is sent in the Authorization header, `refreshToken` in the refresh body. */
export const TokenPair = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: DateTime,
  refreshExpiresAt: DateTime,
})
export type TokenPair = z.output<typeof TokenPair>
const SignInResponse = TokenPair.extend({ user: User })

/**
 * Makes this device known to the account: send it with the next sign-in, so that strangers who guess the
 * password do not lock this device out. It grants nothing by itself. Store it as a secret, also after
 * signing out.
 */
export const DeviceToken = z.string().min(1).max(200)

export const Credentials = z.object({
  email: EmailAddress,
  password: z.string().min(1).max(128),
})

/** What a client sends to sign in: `device` from an earlier sign-in of anybody on this device. */
export const SignInBody = Credentials.extend({ device: DeviceToken.optional().catch(undefined) })

export const RegistrationBody = z.object({
  name: PersonName,
  email: EmailAddress,
  phone: Phone,
  password: NewPassword,
})

/** A started sign-in with Google: the address to visit, and a ticket that only this browser may know. */
const GoogleSignInAttempt = z.object({
  /** The caller adds `redirect_uri`. */
  authorizeUrl: z.string(),
  ticket: z.string(),
  expiresAt: DateTime,
})

/** Google's response, with the ticket of the attempt that it belongs to. */
const GoogleSignInBody = z.object({
  idToken: z.string().min(1).max(8_192),
  state: z.string().min(1).max(200),
  ticket: z.string().min(1).max(200),
})

const TrackerQuery = z.object({ tracker: z.string().max(200).optional() })
/** A path of this site to open after the link in the e-mail; other values are ignored. */
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

/** A session of an account: network address, user agent, start and last use. */
export const SessionInfo = z.object({
  id: z.string(),
  createdAt: DateTime,
  lastUsedAt: DateTime,
  address: z.string(),
  agent: z.string(),
})

export const signInLimit = { times: 20, seconds: 60, by: 'address' } as const
export const refreshCallOptions = {
  body: z.object({ refreshToken: z.string().min(1).max(200) }),
  limit: { times: 120, seconds: 60, by: 'address' },
  refusals: ['session.dead'],
  failures: [401],
  response: json(TokenPair),
} as const

export const identityCalls = {
  signIn: call('POST /auth/login/email', {
    summary: 'Sign in a buyer',
    body: SignInBody,
    limit: signInLimit,
    refusals: [
      'session.wrong',
      'session.not_active',
      'session.suspended',
      'session.public_password',
    ],
    response: json(SignInResponse.extend({ device: DeviceToken })),
  }),
  beginGoogle: call('POST /auth/login/google/begin', {
    summary:
      'Begin a sign-in with Google (ours): the address to visit and a ticket for this attempt',
    limit: signInLimit,
    refusals: ['google.off'],
    response: json(GoogleSignInAttempt),
  }),
  signInWithGoogle: call('POST /auth/login/google', {
    summary:
      'Sign in a buyer with an ID token of Google; a new e-mail address becomes a retail account',
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
    summary: 'Exchange a refresh token (body) and an access token (header) for new ones',
    ...refreshCallOptions,
  }),
  signOut: call('POST /auth/sign-out', {
    summary: 'Sign out of this and all my other sessions',
    response: json(OkResponse),
  }),
  register: call('POST /auth/register', {
    summary: 'Register a retail buyer; the activation link is sent by e-mail',
    query: RegistrationQuery,
    body: RegistrationBody,
    limit: { times: 20, seconds: 600, by: 'address' },
    refusals: ['password.common', 'registration.closed'],
    response: created(z.object({ email: z.string() })),
  }),
  registration: call('GET /auth/registration', {
    summary: 'Whether registration is open (ours)',
    response: json(z.object({ open: z.boolean() })),
  }),
  activate: call('GET /customer/verify/{token}', {
    summary: 'Activate the account of an activation e-mail’s link',
    limit: { times: 60, seconds: 600, by: 'address' },
    refusals: ['activation.dead', 'activation.used'],
    response: json(
      z.object({
        email: z.string(),
        name: z.string(),
        /** The address was registered several times, so no password of theirs counts: choose one. */
        needsPassword: z.boolean(),
      }),
    ),
  }),
  resendActivation: call('POST /auth/activation', {
    summary: 'Send the activation e-mail again (ours); same response for unknown addresses',
    query: ReturnToQuery,
    body: z.object({ email: EmailAddress }),
    limit: { times: 5, seconds: 600, by: 'address' },
    response: json(OkResponse),
  }),
  requestReset: call('POST /auth/request-reset-password', {
    summary: 'E-mail a link to reset the password; same response for unknown addresses',
    query: ReturnToQuery,
    body: z.object({ email: EmailAddress }),
    limit: { times: 5, seconds: 600, by: 'address' },
    response: json(OkResponse),
  }),
  resetLink: call('GET /auth/reset-password/{token}', {
    summary: 'Whether a password reset link is still valid (ours)',
    limit: { times: 60, seconds: 600, by: 'address' },
    refusals: ['reset.dead', 'reset.used'],
    response: json(OkResponse),
  }),
  resetPassword: call('POST /auth/reset-password', {
    failures: [404],
    summary: 'Set a new password with a reset link; all sessions end',
    body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
    limit: { times: 20, seconds: 600, by: 'address' },
    refusals: ['reset.dead', 'reset.used', 'password.common'],
    response: json(z.object({ email: z.string(), device: DeviceToken })),
  }),
  changePassword: call('POST /auth/change-password', {
    summary: 'Change my password; all my other sessions end',
    who: 'buyer',
    body: PasswordChange,
    limit: { times: 20, seconds: 600, by: 'caller' },
    refusals: ['password.wrong', 'password.common', 'password.none'],
    response: json(OkResponse),
  }),
  sessions: call('GET /customer/my/sessions', {
    summary: 'My active sessions, most recently used first (ours)',
    who: 'buyer',
    response: json(z.object({ results: z.array(SessionInfo.extend({ current: z.boolean() })) })),
  }),
  endOtherSessions: call('POST /customer/my/sessions/end-others', {
    summary: 'End all my other sessions, effective from their next request (ours)',
    who: 'buyer',
    response: json(z.object({ ended: z.int() })),
  }),
}
