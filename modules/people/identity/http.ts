import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { identityCalls } from './contract.ts'
import { activate, resendActivation } from './service/activation.ts'
import * as authentication from './service/authentication.ts'
import * as google from './service/google/sign-in.ts'
import * as recovery from './service/password-recovery.ts'
import * as registration from './service/registration.ts'
import { refreshTokens } from './service/session-tokens.ts'
import * as sessions from './service/sessions.ts'

export const identityHandlers: Handlers<typeof identityCalls> = {
  signIn: (ctx, { body }) => authentication.signIn(ctx, body),
  beginGoogle: (ctx) => google.beginGoogleSignIn(ctx),
  signInWithGoogle: (ctx, { body, query }) => google.signInWithGoogle(ctx, body, query.tracker),
  session: (ctx) => authentication.showSession(ctx),
  refresh: (ctx, { body }) => refreshTokens(ctx, 'buyer', body.refreshToken),
  signOut: async (ctx) => (await sessions.signOut(ctx, 'buyer'), okResponse),
  register: (ctx, { body, query }) => registration.register(ctx, { ...body, ...query }),
  registration: async (ctx) => ({ open: await registration.isRegistrationOpen(ctx) }),
  activate: (ctx, { token }) => activate(ctx, token),
  resendActivation: async (ctx, { body, query }) => (
    await resendActivation(ctx, body.email, query.redirect),
    okResponse
  ),
  requestReset: async (ctx, { body, query }) => (
    await recovery.requestReset(ctx, body.email, query.redirect),
    okResponse
  ),
  resetLink: async (ctx, { token }) => (await recovery.assertLinkUsable(ctx, token), okResponse),
  resetPassword: (ctx, { body }) => recovery.resetPassword(ctx, body.token, body.password),
  sessions: (ctx) => sessions.listSessions(ctx),
  endOtherSessions: (ctx) => sessions.endOtherSessions(ctx),
  changePassword: async (ctx, { body }) => (await recovery.changePassword(ctx, body), okResponse),
}
