import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { FleetLimits } from '#modules/selling/delivery/rules/vehicles.ts'
import { MAX_LIST_LINES } from './rules/limits.ts'

/** A variant that a line may mean. */
export const Candidate = z.object({
  product_variant_id: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  brand: z.string(),
  picture: z.string(),
  unit: z.string(),
  /** Unit price at the minimum order, including PPN. */
  price: MoneySchema,
  minOrder: z.number(),
  multiple: z.number(),
  stock: z.number(),
  /** Mass (kg), volume (m³) and length (m) of one unit, and the slug of its kind: what a vehicle has to carry. */
  weightKg: z.number(),
  volumeM3: z.number(),
  lengthM: z.number(),
  subCategory: z.string(),
  /** The days that the factory needs for what is not in stock; 0 if it makes nothing to order. */
  leadDays: z.int(),
  /** How soon it can be had, where it is not in stock: `Indent 14 hari`. */
  readiness: z.string().nullable(),
})

/** A variant that a line may mean, with a quantity. */
const MatchedCandidate = Candidate.extend({
  /**
   * The requested quantity in the variant's unit, rounded to what can be ordered; the minimum where none
   * was given.
   */
  qty: z.number(),
  /** What was changed or should be checked, in a sentence. */
  note: z.string().nullable(),
  /** False where the requested unit does not convert to the variant's: check `qty`. */
  isCounted: z.boolean(),
})

/** A matched line; every line of the list has one. */
export const MatchedLine = z
  .object({
    number: z.int(),
    /** The line as it was written. */
    written: z.string(),
    text: z.string(),
    /**
     * The requested quantity, 1 where none was given; for a certain match in the variant's unit, rounded to
     * what can be ordered.
     */
    qty: z.number(),
    /** The requested unit in the shop's spelling; null where none was given. */
    unit: z.string().nullable(),
    /** Whether its words are those of its candidates; otherwise these are near matches. */
    likely: z.boolean(),
    state: z.enum(['matched', 'ambiguous', 'unknown']),
    /** What should be checked while no candidate is selected, in a sentence. */
    note: z.string().nullable(),
    candidates: z.array(MatchedCandidate),
  })
  .meta({ id: 'MatchedLine' })

export const MatchedList = z.object({
  lines: z.array(MatchedLine),
  /** Rows of a table without goods (titles, headings, sums), with their row numbers. */
  skipped: z.array(z.object({ number: z.int(), written: z.string() })),
  matched: z.int(),
  ambiguous: z.int(),
  unknown: z.int(),
  /** What the shop's vehicles carry, for lists that are ordered. */
  fleet: FleetLimits.optional(),
})

const RequestedLine = z.object({
  product_variant_id: z.string().regex(/^\d{1,9}$/, 'Pilih barangnya.'),
  qty: z.number().positive('Tulis jumlah lebih dari nol.').max(1_000_000),
})

/** A saved list without its lines. */
const SavedList = z.object({
  id: z.string(),
  name: z.string(),
  lines: z.int(),
  /** Visible to all members of the company. */
  shared: z.boolean(),
  /** Only its owner can change it. */
  mine: z.boolean(),
  owner: z.string(),
  changedAt: DateTime,
})

const SavedListBody = z.object({
  name: z.string().trim().min(2, 'Beri nama daftarnya.').max(80, 'Paling banyak 80 karakter.'),
  shared: z.boolean().default(false),
  lines: z.array(RequestedLine).min(1, 'Pilih paling sedikit satu barang.').max(MAX_LIST_LINES),
})

export const materialListCalls = {
  saved: call('GET /ecom/material-lists', {
    summary: 'My saved lists, and those that members of my company share (ours)',
    who: 'buyer',
    response: json(z.object({ results: z.array(SavedList) })),
  }),
  save: call('POST /ecom/material-lists', {
    failures: [404],
    summary: 'Save a list under a name (ours)',
    who: 'buyer',
    body: SavedListBody,
    refusals: ['list.name_taken', 'list.many', 'list.no_company', 'list.unknown'],
    response: created(z.object({ id: z.string() })),
  }),
  savedOne: call('GET /ecom/material-lists/{id}', {
    summary: 'A saved list, each line with its price and availability (ours)',
    who: 'buyer',
    ids: 'uuid',
    response: json(MatchedList.extend({ list: SavedList })),
  }),
  changeSaved: call('PUT /ecom/material-lists/{id}', {
    summary: 'Change my saved list (ours)',
    who: 'buyer',
    ids: 'uuid',
    body: SavedListBody,
    refusals: ['list.name_taken', 'list.no_company', 'list.unknown'],
    response: json(z.object({ id: z.string() })),
  }),
  removeSaved: call('DELETE /ecom/material-lists/{id}', {
    summary: 'Delete my saved list (ours)',
    who: 'buyer',
    ids: 'uuid',
    response: json(OkResponse),
  }),
  bought: call('GET /ecom/quick-order/bought', {
    summary: 'The variants that I have ordered, latest first, with their last quantities (ours)',
    canLag: true,
    who: 'buyer',
    response: json(MatchedList),
  }),
  match: call('POST /ecom/quick-order', {
    summary: 'Match every line of a pasted or uploaded list with variants (ours)',
    form: z.object({ text: z.string().max(100_000).default('') }),
    files: { file: { max: 1_048_576, kinds: ['csv', 'xlsx', 'xls'], optional: true } },
    limit: { times: 60, seconds: 60, by: 'address' },
    refusals: ['list.empty', 'list.long', 'sheet.unreadable', 'sheet.columns'],
    response: json(MatchedList),
  }),
  addToCart: call('POST /ecom/quick-order/cart', {
    failures: [404],
    summary: 'Add the selected lines to the cart; returns the ones that cannot be added (ours)',
    idempotent: true,
    body: z.object({ lines: z.array(RequestedLine).min(1).max(MAX_LIST_LINES) }),
    // Five hundred lines, from anybody.
    maxBytes: 131_072,
    refusals: ['cart.full'],
    response: json(
      z.object({
        added: z.int(),
        refused: z.array(
          z.object({
            product_variant_id: z.string(),
            message: z.string(),
            suggestedQty: z.number().nullable(),
          }),
        ),
      }),
    ),
  }),
}
