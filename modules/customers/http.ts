import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import { isProven, sendProof } from '#modules/identity/mail-proof.ts'
import type { customerCalls } from './contract.ts'
import * as profile from './profile.ts'
import * as addresses from './service.ts'

export const customerHandlers: Handlers<typeof customerCalls> = {
  profile: (ctx) => profile.profile(ctx),
  changeProfile: (ctx, { body }) => profile.changeProfile(ctx, body),
  limitStatus: (ctx) => profile.limitStatus(ctx),
  closeNotice: async (ctx) => (await profile.closeNotice(ctx), done),
  sendVerification: async (ctx) => (await sendProof(ctx), done),
  verified: async (ctx) => ({ verified: await isProven(ctx) }),
  addresses: (ctx) => addresses.list(ctx),
  addAddress: (ctx, { body }) => addresses.add(ctx, body),
  changeAddress: (ctx, { id, body }) => addresses.change(ctx, id, body),
  removeAddress: async (ctx, { id }) => (await addresses.remove(ctx, id), done),
}
