import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import { showStaffSession, signInStaff } from './service/authentication.ts'
import { refreshTokens } from './service/session-tokens.ts'
import { signOut } from './service/sessions.ts'
import type { staffIdentityCalls } from './staff-contract.ts'

export const staffIdentityHandlers: Handlers<typeof staffIdentityCalls> = {
  signIn: (ctx, { body }) => signInStaff(ctx, body),
  session: (ctx) => showStaffSession(ctx),
  refresh: (ctx, { body }) => refreshTokens(ctx, 'staff', body.refreshToken),
  signOut: async (ctx) => (await signOut(ctx, 'staff'), okResponse),
}
