import { z } from 'zod'
import { bytes, call, json } from '#platform/contract/call.ts'
import { listOf, Moment, PageQuery } from '#platform/contract/shapes.ts'
import { MatchedLine, MatchedList } from '#modules/material-lists/contract.ts'
import { MOST_LINES } from '#modules/material-lists/rules/bounds.ts'
import { LineQuantity, MeantVariant, Upo } from './contract.ts'
import { UpoStatus } from './rules.ts'

const desk = { who: 'staff', roles: ['sales'] } as const

const Waiting = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(UpoStatus),
  company: z.string(),
  project: z.string(),
  fileKind: z.string(),
  lines: z.int(),
  /** Lines that nobody has found the goods of. */
  open: z.int(),
  handler: z.string().nullable(),
  createdAt: Moment,
  /** Whole hours since it came. */
  ageHours: z.int(),
})

/** The same as its company sees, with whom to ask and what each line may mean at their prices. */
const DeskUpo = Upo.extend({
  company: z.string(),
  account: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  handler: z.string().nullable(),
  lines: z.array(MatchedLine.extend({ id: z.string(), product_variant_id: z.string().nullable() })),
})

const answer = json(DeskUpo)

export const staffUpoCalls = {
  queue: call('GET /staff/upo', {
    ...desk,
    summary: 'Purchase orders that wait, the oldest first; ended ones by the newest',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(UpoStatus).optional().catch(undefined),
    }),
    answer: json(listOf(Waiting)),
  }),
  show: call('GET /staff/upo/{id}', {
    ...desk,
    summary: 'One purchase order, its lines with what each may mean',
    ids: 'uuid',
    answer,
  }),
  file: call('GET /staff/upo/{id}/file', {
    ...desk,
    summary: 'The file that was sent, byte for byte',
    ids: 'uuid',
    answer: bytes('application/octet-stream'),
  }),
  match: call('POST /staff/upo/{id}/match', {
    ...desk,
    summary: 'What some lines may mean, at the company’s prices',
    ids: 'uuid',
    body: z.object({ text: z.string().trim().min(1, 'Tulis nama barangnya.').max(100_000) }),
    refusals: ['list.empty', 'list.long'],
    answer: json(MatchedList),
  }),
  take: call('POST /staff/upo/{id}/take', {
    ...desk,
    summary: 'Begin with it, or take it over from a colleague',
    ids: 'uuid',
    refusals: ['upo.state'],
    answer,
  }),
  saveLines: call('PUT /staff/upo/{id}/lines', {
    ...desk,
    summary: 'Correct the lines, and add some as they are pasted; what is left out goes',
    ids: 'uuid',
    body: z.object({
      lines: z
        .array(
          z.object({
            id: z.uuid(),
            text: z.string().trim().min(1, 'Tulis nama barangnya.').max(300),
            qty: LineQuantity,
            product_variant_id: MeantVariant,
          }),
        )
        .max(MOST_LINES),
      add: z.string().max(100_000).default(''),
    }),
    refusals: ['upo.state', 'upo.unknown', 'list.empty', 'list.long'],
    answer,
  }),
  note: call('POST /staff/upo/{id}/note', {
    ...desk,
    summary: 'Write a note for colleagues',
    ids: 'uuid',
    body: z.object({ note: z.string().trim().min(3, 'Tulis catatannya.').max(1000) }),
    answer,
  }),
  finish: call('POST /staff/upo/{id}/done', {
    ...desk,
    summary: 'It is done: the buyer is told what came of it',
    ids: 'uuid',
    body: z.object({
      outcome: z.string().trim().min(10, 'Tulis hasilnya untuk pembeli.').max(1000),
    }),
    refusals: ['upo.state'],
    answer,
  }),
  cancel: call('POST /staff/upo/{id}/cancel', {
    ...desk,
    summary: 'It will not be done: the buyer is told why',
    ids: 'uuid',
    body: z.object({ reason: z.string().trim().min(5, 'Tulis alasannya.').max(1000) }),
    refusals: ['upo.state'],
    answer,
  }),
}
