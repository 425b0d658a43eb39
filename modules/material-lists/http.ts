import type { Handlers } from '#platform/http/context.ts'
import type { materialListCalls } from './contract.ts'
import { done } from '#platform/contract/shapes.ts'
import * as saved from './saved.ts'
import * as lists from './service.ts'

export const materialListHandlers: Handlers<typeof materialListCalls> = {
  match: (ctx, { form, files }) => lists.match(ctx, form.text, files.file),
  saved: async (ctx) => ({ results: await saved.list(ctx) }),
  save: (ctx, { body }) => saved.save(ctx, body),
  savedOne: (ctx, { id }) => saved.show(ctx, id),
  changeSaved: (ctx, { id, body }) => saved.change(ctx, id, body),
  removeSaved: async (ctx, { id }) => (await saved.remove(ctx, id), done),
  bought: (ctx) => saved.bought(ctx),
  addToCart: (ctx, { body }) => lists.addToCart(ctx, body.lines),
}
