import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import {
  isEmailVerified,
  sendVerification,
} from '#modules/people/identity/service/email-verification.ts'
import type { customerCalls } from './contract.ts'
import * as profile from './service/profile.ts'
import * as addresses from './service/addresses.ts'

export const customerHandlers: Handlers<typeof customerCalls> = {
  profile: (ctx) => profile.showProfile(ctx),
  changeProfile: (ctx, { body }) => profile.changeProfile(ctx, body),
  limitStatus: (ctx) => profile.showLimitStatus(ctx),
  closeNotice: async (ctx) => (await profile.closeNotice(ctx), okResponse),
  sendVerification: async (ctx) => (await sendVerification(ctx), okResponse),
  verified: async (ctx) => ({ verified: await isEmailVerified(ctx) }),
  addresses: (ctx) => addresses.list(ctx),
  addAddress: (ctx, { body }) => addresses.add(ctx, body),
  changeAddress: (ctx, { id, body }) => addresses.change(ctx, id, body),
  removeAddress: async (ctx, { id }) => (await addresses.remove(ctx, id), okResponse),
}
