import type { Handlers } from '#platform/http/context.ts'
import { takeBytes } from '#platform/http/uploads/received-file.ts'
import type { materialListCalls } from './contract.ts'
import { okResponse } from '#platform/contract/schemas.ts'
import * as savedLists from './service/saved-lists.ts'
import * as lists from './service/match-list.ts'

export const materialListHandlers: Handlers<typeof materialListCalls> = {
  match: async (ctx, { form, files }) =>
    lists.matchList(ctx, form.text, files.file && (await takeBytes(files.file))),
  saved: async (ctx) => ({ results: await savedLists.list(ctx) }),
  save: (ctx, { body }) => savedLists.save(ctx, body),
  savedOne: (ctx, { id }) => savedLists.show(ctx, id),
  changeSaved: (ctx, { id, body }) => savedLists.change(ctx, id, body),
  removeSaved: async (ctx, { id }) => (await savedLists.remove(ctx, id), okResponse),
  bought: (ctx) => savedLists.listPurchased(ctx),
  addToCart: (ctx, { body }) => lists.addToCart(ctx, body.lines),
}
