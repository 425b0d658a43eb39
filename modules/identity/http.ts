import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { identityCalls, staffIdentityCalls } from './contract.ts'
import * as devices from './devices.ts'
import * as google from './google/sign-in.ts'
import * as recovery from './recovery.ts'
import * as registration from './registration.ts'
import * as identity from './service.ts'

export const identityHandlers: Handlers<typeof identityCalls> = {
  signIn: (ctx, { body }) => identity.signIn(ctx, body),
  beginGoogle: (ctx) => google.beginGoogle(ctx),
  signInWithGoogle: (ctx, { body, query }) => google.signInWithGoogle(ctx, body, query.tracker),
  session: (ctx) => identity.session(ctx),
  refresh: (ctx, { body }) => identity.refresh(ctx, 'buyer', body.refreshToken),
  signOut: async (ctx) => (await identity.signOut(ctx, 'buyer'), done),
  register: (ctx, { body, query }) => registration.register(ctx, { ...body, ...query }),
  registration: async (ctx) => ({ open: await registration.isOpen(ctx) }),
  activate: (ctx, { token }) => registration.activate(ctx, token),
  resendActivation: async (ctx, { body, query }) => (
    await registration.resendActivation(ctx, body.email, query.redirect),
    done
  ),
  requestReset: async (ctx, { body, query }) => (
    await recovery.requestReset(ctx, body.email, query.redirect),
    done
  ),
  resetLink: async (ctx, { token }) => (await recovery.checkLink(ctx, token), done),
  resetPassword: (ctx, { body }) => recovery.reset(ctx, body.token, body.password),
  sessions: (ctx) => devices.mine(ctx),
  endOtherSessions: (ctx) => devices.endOthers(ctx),
  changePassword: async (ctx, { body }) => (await recovery.changePassword(ctx, body), done),
}

export const staffIdentityHandlers: Handlers<typeof staffIdentityCalls> = {
  signIn: (ctx, { body }) => identity.signStaffIn(ctx, body),
  session: (ctx) => identity.staffSession(ctx),
  refresh: (ctx, { body }) => identity.refresh(ctx, 'staff', body.refreshToken),
  signOut: async (ctx) => (await identity.signOut(ctx, 'staff'), done),
}
