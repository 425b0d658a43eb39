import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { catalogueImportCalls } from './contract.ts'
import { exportProducts } from './service/export.ts'
import * as imports from './service/imports.ts'
import { preparePrices } from './service/prices.ts'
import { startUndo } from './service/undo.ts'

export const catalogueImportHandlers: Handlers<typeof catalogueImportCalls> = {
  imports: (ctx, { query }) => imports.list(ctx, query),
  upload: (ctx, { files }) => imports.upload(ctx, files.file),
  changePrices: (ctx, { body }) => preparePrices(ctx, body),
  import: (ctx, { id, query }) => imports.show(ctx, id, query),
  changes: (ctx, { id, query }) => imports.listChanges(ctx, id, query),
  apply: async (ctx, { id, query }) => (await imports.startApply(ctx, id, query), okResponse),
  undo: (ctx, { id }) => startUndo(ctx, id),
  export: (ctx, { query }) => exportProducts(ctx, query.format),
}
