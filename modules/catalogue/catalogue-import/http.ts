import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { catalogueImportCalls } from './contract.ts'
import { exportProducts } from './service/export.ts'
import * as imports from './service/imports.ts'

export const catalogueImportHandlers: Handlers<typeof catalogueImportCalls> = {
  imports: (ctx, { query }) => imports.list(ctx, query),
  upload: (ctx, { files }) => imports.upload(ctx, files.file),
  import: (ctx, { id, query }) => imports.show(ctx, id, query),
  apply: async (ctx, { id }) => (await imports.startApply(ctx, id), okResponse),
  export: (ctx, { query }) => exportProducts(ctx, query.format),
}
