import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { visitCalls } from './contract.ts'
import { note } from './service.ts'

export const visitHandlers: Handlers<typeof visitCalls> = {
  authenticated: async (ctx, { body }) => (await note(ctx, body), done),
  unauthenticated: async (ctx, { body }) => (await note(ctx, body), done),
}
