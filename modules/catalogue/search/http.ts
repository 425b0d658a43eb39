import type { Handlers } from '#platform/http/context.ts'
import type { searchCalls } from './contract.ts'
import * as staffService from './service/staff-service.ts'
import * as requests from './service/material-requests.ts'
import * as suggestions from './service/suggestions.ts'
import type { staffSearchCalls } from './staff-contract.ts'

export const searchHandlers: Handlers<typeof searchCalls> = {
  productNames: async (ctx, { query }) => ({
    results: await suggestions.listProductNames(ctx, query.search),
  }),
  requestMaterial: (ctx, { body }) => requests.requestMaterial(ctx, body),
}

export const staffSearchHandlers: Handlers<typeof staffSearchCalls> = {
  synonyms: (ctx, { query }) => staffService.listSynonyms(ctx, query),
  addSynonym: (ctx, { body }) => staffService.addSynonym(ctx, body),
  changeSynonym: (ctx, { id, body }) => staffService.changeSynonym(ctx, Number(id), body),
  removeSynonym: (ctx, { id }) => staffService.removeSynonym(ctx, Number(id)),
  zeroResults: (ctx, { query }) => staffService.listZeroResults(ctx, query),
  materialRequests: (ctx, { query }) => requests.listMaterialRequests(ctx, query),
  handleMaterialRequest: (ctx, { id }) => requests.markHandled(ctx, id),
}
