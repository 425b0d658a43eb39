import type { Handlers } from '#platform/http/context.ts'
import type { searchCalls } from './search-contract.ts'
import * as desk from './service/search/desk.ts'
import * as requests from './service/search/requests.ts'
import * as suggestions from './service/search/suggestions.ts'
import { sum } from './service/sum.ts'
import type { staffSearchCalls } from './staff-contract.ts'

export const searchHandlers: Handlers<typeof searchCalls> = {
  productNames: async (ctx, { query }) => ({ results: await suggestions.names(ctx, query.search) }),
  productSum: (ctx, { query }) => sum(ctx, query),
  suggestions: (ctx, { query }) => suggestions.suggestions(ctx, query.text),
  requestMaterial: (ctx, { body }) => requests.ask(ctx, body),
}

export const staffSearchHandlers: Handlers<typeof staffSearchCalls> = {
  synonyms: (ctx, { query }) => desk.synonyms(ctx, query),
  addSynonym: (ctx, { body }) => desk.addSynonym(ctx, body),
  changeSynonym: (ctx, { id, body }) => desk.changeSynonym(ctx, Number(id), body),
  removeSynonym: (ctx, { id }) => desk.removeSynonym(ctx, Number(id)),
  misses: (ctx, { query }) => desk.misses(ctx, query),
  materialRequests: (ctx, { query }) => requests.list(ctx, query),
  handleMaterialRequest: (ctx, { id }) => requests.handle(ctx, id),
}
