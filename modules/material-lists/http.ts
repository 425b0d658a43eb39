import type { Handlers } from '#platform/http/context.ts'
import type { materialListCalls } from './contract.ts'
import * as lists from './service.ts'

export const materialListHandlers: Handlers<typeof materialListCalls> = {
  match: (ctx, { form, files }) => lists.match(ctx, form.text, files.file),
  addToCart: (ctx, { body }) => lists.addToCart(ctx, body.lines),
}
