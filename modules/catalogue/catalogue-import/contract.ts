import { z } from 'zod'
import { call, created, json, stream } from '#platform/contract/call.ts'
import { OkResponse, listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'

const contentStaff = { who: 'staff', roles: ['content'] } as const

/** The states of an import. */
export const importStates = [
  'checking',
  'checked',
  'refused',
  'applying',
  'applied',
  'failed',
] as const

const CatalogueImport = z.object({
  id: z.string(),
  name: z.string(),
  by: z.string(),
  state: z.enum(importStates),
  /** Rows validated, those with errors, those with changes, and new variants among the changes. */
  rows: z.int(),
  faults: z.int(),
  changes: z.int(),
  additions: z.int(),
  /** Changes applied: none until all of them are visible. */
  applied: z.int(),
  /** Why it could not be read or applied. */
  problem: z.string().nullable(),
  createdAt: DateTime,
  finishedAt: DateTime.nullable(),
})

export const catalogueImportCalls = {
  imports: call('GET /staff/imports', {
    ...contentStaff,
    summary: 'Imported spreadsheets, newest first',
    query: PageQuery,
    response: json(listOf(CatalogueImport)),
  }),
  upload: call('POST /staff/imports', {
    ...contentStaff,
    summary: 'Uploads a spreadsheet; it is validated first and changes nothing',
    files: { file: { max: 33_554_432, kinds: ['csv', 'xlsx'] } },
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    response: created(z.object({ id: z.string() })),
  }),
  import: call('GET /staff/imports/{id}', {
    ...contentStaff,
    summary: 'The progress of an import, its errors, and what it would change',
    ids: 'uuid',
    query: PageQuery,
    response: json(
      CatalogueImport.extend({
        wrong: listOf(z.object({ number: z.int(), heading: z.string(), message: z.string() })),
        /** The first changes, described in words. */
        changing: z.array(
          z.object({ number: z.int(), sku: z.string(), words: z.array(z.string()) }),
        ),
      }),
    ),
  }),
  apply: call('POST /staff/imports/{id}/apply', {
    ...contentStaff,
    summary: 'Applies all changes of a spreadsheet without errors, or none',
    ids: 'uuid',
    refusals: ['import.state'],
    response: json(OkResponse),
  }),
  export: call('GET /staff/exports/products', {
    ...contentStaff,
    summary: 'Every variant with prices and stock, as a spreadsheet that can be imported again',
    query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx') }),
    response: stream('application/octet-stream'),
  }),
}
