import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { identityCalls, staffIdentityCalls } from './contract.ts'
import * as sessions from './service/sessions.ts'
import * as google from './service/google/sign-in.ts'
import * as recovery from './service/password-recovery.ts'
import * as registration from './service/registration.ts'
import * as identity from './service/authentication.ts'

export const identityHandlers: Handlers<typeof identityCalls> = {
  signIn: (ctx, { body }) => identity.signIn(ctx, body),
  beginGoogle: (ctx) => google.beginGoogleSignIn(ctx),
  signInWithGoogle: (ctx, { body, query }) => google.signInWithGoogle(ctx, body, query.tracker),
  session: (ctx) => identity.showSession(ctx),
  refresh: (ctx, { body }) => identity.refreshTokens(ctx, 'buyer', body.refreshToken),
  signOut: async (ctx) => (await identity.signOut(ctx, 'buyer'), okResponse),
  register: (ctx, { body, query }) => registration.register(ctx, { ...body, ...query }),
  registration: async (ctx) => ({ open: await registration.isRegistrationOpen(ctx) }),
  activate: (ctx, { token }) => registration.activate(ctx, token),
  resendActivation: async (ctx, { body, query }) => (
    await registration.resendActivation(ctx, body.email, query.redirect),
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

export const staffIdentityHandlers: Handlers<typeof staffIdentityCalls> = {
  signIn: (ctx, { body }) => identity.signInStaff(ctx, body),
  session: (ctx) => identity.showStaffSession(ctx),
  refresh: (ctx, { body }) => identity.refreshTokens(ctx, 'staff', body.refreshToken),
  signOut: async (ctx) => (await identity.signOut(ctx, 'staff'), okResponse),
}
