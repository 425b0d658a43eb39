import { z } from 'zod'
import { call, created, json, stream } from '#platform/contract/call.ts'
import { OkResponse, listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'

const contentStaff = { who: 'staff', roles: ['content'] } as const

/** The states of an import. */
const importStates = ['checking', 'checked', 'refused', 'applying', 'applied', 'failed'] as const
export type ImportState = (typeof importStates)[number]

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
  /** Rows in which somebody else changed a value since the export, or since the import that is undone. */
  overlaps: z.int(),
  /** Changes applied: none until all of them are visible. */
  applied: z.int(),
  /** Why it could not be read or applied. */
  problem: z.string().nullable(),
  createdAt: DateTime,
  finishedAt: DateTime.nullable(),
  undoable: z.boolean(),
  /** The import that this one takes back, and the last attempt to take this one back. */
  undoOf: z.string().nullable(),
  undo: z.object({ id: z.string(), state: z.enum(importStates) }).nullable(),
})

/** What a row changes, described in words. */
const RowChange = z.object({ number: z.int(), sku: z.string(), words: z.array(z.string()) })

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
    /** A large CSV comes packed (`katalog.csv.gz`): what bounds it are its rows. */
    files: { file: { max: 33_554_432, kinds: ['csv', 'xlsx', 'gz'] } },
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    response: created(z.object({ id: z.string() })),
  }),
  changePrices: call('POST /staff/imports/prices', {
    ...contentStaff,
    summary:
      'Prepares prices of products raised or lowered by a percentage, as an import to be looked at',
    body: z.object({
      productIds: z
        .array(z.string().regex(/^\d{1,9}$/))
        .min(1, 'Pilih dahulu produknya.')
        .max(100, 'Paling banyak 100 produk sekaligus.'),
      /** Above zero raises, below lowers; the price lists it applies to. */
      percent: z
        .number('Tulis persentasenya dengan angka.')
        .min(-90, 'Paling banyak turun 90 persen.')
        .max(500, 'Paling banyak naik 500 persen.')
        .multipleOf(0.01, 'Paling banyak dua angka di belakang koma.')
        .refine((percent) => percent !== 0, 'Tulis persentasenya, misalnya 2,5.'),
      lists: z.array(z.enum(['retail', 'business'])).min(1, 'Pilih daftar harganya.'),
      /** Rounded to a multiple of so many rupiah. */
      roundTo: z.union([
        z.literal(1),
        z.literal(50),
        z.literal(100),
        z.literal(500),
        z.literal(1000),
      ]),
    }),
    refusals: ['import.no_price', 'price.business_above_retail'],
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
        /** The first changes. */
        changing: z.array(RowChange),
      }),
    ),
  }),
  changes: call('GET /staff/imports/{id}/changes', {
    ...contentStaff,
    summary: 'What an import changes, row by row; with a search text by SKU',
    ids: 'uuid',
    query: PageQuery.extend({
      overlapping: z.stringbool().default(false).catch(false),
      search: z.string().trim().max(60).optional(),
    }),
    response: json(listOf(RowChange)),
  }),
  apply: call('POST /staff/imports/{id}/apply', {
    ...contentStaff,
    summary: 'Applies all changes of a spreadsheet without errors, or none',
    ids: 'uuid',
    /** Whether values may be replaced that somebody has changed since the export. */
    query: z.object({ replace: z.stringbool().default(false).catch(false) }),
    refusals: ['import.state', 'import.overlaps'],
    response: json(OkResponse),
  }),
  undo: call('POST /staff/imports/{id}/undo', {
    ...contentStaff,
    summary:
      'Prepares taking back an applied import: an import of its own, to be looked at and applied',
    ids: 'uuid',
    refusals: ['import.state'],
    response: created(z.object({ id: z.string() })),
  }),
  export: call('GET /staff/exports/products', {
    ...contentStaff,
    summary: 'Every variant with prices and stock, as a spreadsheet that can be imported again',
    query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx') }),
    response: stream('application/octet-stream'),
  }),
}
