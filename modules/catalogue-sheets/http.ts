import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { catalogueSheetCalls } from './contract.ts'
import { exportProducts } from './service/export.ts'
import * as imports from './service/imports.ts'

export const catalogueSheetHandlers: Handlers<typeof catalogueSheetCalls> = {
  imports: (ctx, { query }) => imports.list(ctx, query),
  send: (ctx, { files }) => imports.send(ctx, files.file),
  import: (ctx, { id, query }) => imports.show(ctx, id, query),
  apply: async (ctx, { id }) => (await imports.apply(ctx, id), done),
  export: (ctx, { query }) => exportProducts(ctx, query.format),
}
