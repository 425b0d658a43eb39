import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as figures from './service/figures.ts'
import * as brands from './service/staff-ad-brands.ts'
import * as ads from './service/staff-ads.ts'
import type { staffAdCalls } from './staff-contract.ts'

export const staffAdHandlers: Handlers<typeof staffAdCalls> = {
  brands: (ctx) => brands.list(ctx),
  addBrand: (ctx, { body }) => brands.add(ctx, body),
  changeBrand: (ctx, { id, body }) => brands.change(ctx, Number(id), body),
  ads: (ctx, { query }) => ads.list(ctx, query),
  ad: (ctx, { id }) => ads.show(ctx, Number(id)),
  addAd: (ctx, { body }) => ads.add(ctx, body),
  changeAd: (ctx, { id, body }) => ads.change(ctx, Number(id), body),
  removeAd: async (ctx, { id }) => (await ads.remove(ctx, Number(id)), okResponse),
  figures: (ctx, { query }) => figures.summarize(ctx, query),
  exportFigures: (ctx, { query }) => figures.exportFigures(ctx, query),
}
