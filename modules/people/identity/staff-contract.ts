import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import { DeviceToken, SignInBody, refreshCallOptions, signInLimit, TokenPair } from './contract.ts'

export const StaffUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
})

export const staffIdentityCalls = {
  signIn: call('POST /staff/auth/login', {
    summary: 'Sign in a staff member; staff and buyers have separate sessions',
    body: SignInBody,
    limit: signInLimit,
    refusals: ['session.wrong', 'session.public_password'],
    response: json(TokenPair.extend({ user: StaffUser, device: DeviceToken })),
  }),
  session: call('GET /staff/auth/session', {
    summary: 'The signed-in staff member',
    who: 'staff',
    response: json(z.object({ user: StaffUser })),
  }),
  refresh: call('POST /staff/auth/refresh', {
    summary: 'Exchange a refresh token for new tokens',
    ...refreshCallOptions,
  }),
  signOut: call('POST /staff/auth/sign-out', {
    summary: 'Sign out of all sessions',
    response: json(OkResponse),
  }),
}
