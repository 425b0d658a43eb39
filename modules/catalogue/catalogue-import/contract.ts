import { z } from 'zod'
import { call, created, json, stream } from '#platform/contract/call.ts'
import { OkResponse, listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'

const contentStaff = { who: 'staff', roles: ['content'] } as const

/** Where a spreadsheet stands on its way into the catalogue. */
export const importStates = [
  'checking',
  'checked',
  'refused',
  'applying',
  'applied',
  'failed',
] as const

export const CatalogueImport = z.object({
  id: z.string(),
  name: z.string(),
  by: z.string(),
  state: z.enum(importStates),
  /** Rows looked at, those with a fault, those that change something, the new ones among them. */
  rows: z.int(),
  faults: z.int(),
  changes: z.int(),
  additions: z.int(),
  /** Changes that have been made so far. */
  applied: z.int(),
  /** Why it could not be read or applied. */
  problem: z.string().nullable(),
  createdAt: DateTime,
  finishedAt: DateTime.nullable(),
})

/** What staff do with the whole catalogue at once. */
export const catalogueImportCalls = {
  imports: call('GET /staff/imports', {
    ...contentStaff,
    summary: 'Spreadsheets that were imported, the newest first',
    query: PageQuery,
    response: json(listOf(CatalogueImport)),
  }),
  upload: call('POST /staff/imports', {
    ...contentStaff,
    summary: 'Sends a spreadsheet; it is looked through first, and changes nothing',
    files: { file: { max: 33_554_432, kinds: ['csv', 'xlsx'] } },
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    response: created(z.object({ id: z.string() })),
  }),
  import: call('GET /staff/imports/{id}', {
    ...contentStaff,
    summary: 'How far a spreadsheet is, what is wrong with it, and what it would change',
    ids: 'uuid',
    query: PageQuery,
    response: json(
      CatalogueImport.extend({
        wrong: listOf(z.object({ number: z.int(), heading: z.string(), message: z.string() })),
        /** The first of what it would change, in words. */
        changing: z.array(
          z.object({ number: z.int(), sku: z.string(), words: z.array(z.string()) }),
        ),
      }),
    ),
  }),
  apply: call('POST /staff/imports/{id}/apply', {
    ...contentStaff,
    summary: 'Makes every change of a spreadsheet without faults, or none of them',
    ids: 'uuid',
    refusals: ['import.state'],
    response: json(OkResponse),
  }),
  export: call('GET /staff/exports/products', {
    ...contentStaff,
    summary: 'Every variant with prices and stock, as a sheet that can be imported again',
    query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx') }),
    response: stream('application/octet-stream'),
  }),
}
