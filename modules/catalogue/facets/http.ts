import type { Handlers } from '#platform/http/context.ts'
import type { facetCalls } from './contract.ts'
import * as facets from './service/facets.ts'

export const facetHandlers: Handlers<typeof facetCalls> = {
  facets: (ctx, { query }) => facets.loadFacets(ctx, query),
  variantFacets: (ctx, { id, query }) => facets.loadVariantFacets(ctx, id, query),
}
