import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'
import { MatchedLine, MatchedList } from '#modules/selling/material-lists/contract.ts'
import { MAX_LIST_LINES } from '#modules/selling/material-lists/rules/limits.ts'
import { LineQuantity, LineVariantId, PurchaseOrder } from './contract.ts'
import { PurchaseOrderStatus } from './rules.ts'

const staffCall = { who: 'staff', roles: ['sales'] } as const

const PurchaseOrderQueueRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(PurchaseOrderStatus),
  company: z.string(),
  project: z.string(),
  fileKind: z.string(),
  lines: z.int(),
  /** Lines without a variant. */
  open: z.int(),
  handler: z.string().nullable(),
  createdAt: DateTime,
  /** Whole hours since it was sent. */
  ageHours: z.int(),
})

/** What its company sees, with the sender's contact and each line's candidates at the company's prices. */
const StaffPurchaseOrder = PurchaseOrder.extend({
  company: z.string(),
  account: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  handler: z.string().nullable(),
  lines: z.array(MatchedLine.extend({ id: z.string(), product_variant_id: z.string().nullable() })),
})

const staffPurchaseOrderResponse = json(StaffPurchaseOrder)

export const staffPurchaseOrderCalls = {
  queue: call('GET /staff/upo', {
    ...staffCall,
    summary: 'The queue of purchase orders: open ones oldest first, ended ones newest first',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(PurchaseOrderStatus).optional().catch(undefined),
    }),
    response: json(listOf(PurchaseOrderQueueRow)),
  }),
  show: call('GET /staff/upo/{id}', {
    ...staffCall,
    summary: 'One purchase order, its lines with their candidates',
    ids: 'uuid',
    response: staffPurchaseOrderResponse,
  }),
  file: call('GET /staff/upo/{id}/file', {
    ...staffCall,
    summary: 'The file of a purchase order',
    ids: 'uuid',
    response: storedFile(),
  }),
  match: call('POST /staff/upo/{id}/match', {
    ...staffCall,
    summary: 'Match lines of text with variants, at the company’s prices',
    ids: 'uuid',
    body: z.object({ text: z.string().trim().min(1, 'Tulis nama barangnya.').max(100_000) }),
    refusals: ['list.empty', 'list.long'],
    response: json(MatchedList),
  }),
  take: call('POST /staff/upo/{id}/take', {
    ...staffCall,
    summary: 'Start work on it, or take it over from a colleague',
    ids: 'uuid',
    refusals: ['upo.state'],
    response: staffPurchaseOrderResponse,
  }),
  saveLines: call('PUT /staff/upo/{id}/lines', {
    ...staffCall,
    summary: 'Replace the lines, and add pasted ones',
    ids: 'uuid',
    body: z.object({
      lines: z
        .array(
          z.object({
            id: z.uuid(),
            text: z.string().trim().min(1, 'Tulis nama barangnya.').max(300),
            qty: LineQuantity,
            product_variant_id: LineVariantId,
          }),
        )
        .max(MAX_LIST_LINES),
      add: z.string().max(100_000).default(''),
    }),
    refusals: ['upo.state', 'upo.unknown', 'list.empty', 'list.long'],
    response: staffPurchaseOrderResponse,
  }),
  note: call('POST /staff/upo/{id}/note', {
    ...staffCall,
    summary: 'Add a note for colleagues',
    ids: 'uuid',
    body: z.object({ note: z.string().trim().min(3, 'Tulis catatannya.').max(1000) }),
    response: staffPurchaseOrderResponse,
  }),
  finish: call('POST /staff/upo/{id}/done', {
    ...staffCall,
    summary: 'Complete it, and e-mail the outcome to the sender',
    ids: 'uuid',
    body: z.object({
      outcome: z.string().trim().min(10, 'Tulis hasilnya untuk pembeli.').max(1000),
    }),
    refusals: ['upo.state'],
    response: staffPurchaseOrderResponse,
  }),
  cancel: call('POST /staff/upo/{id}/cancel', {
    ...staffCall,
    summary: 'Cancel it, and e-mail the reason to the sender',
    ids: 'uuid',
    body: z.object({ reason: z.string().trim().min(5, 'Tulis alasannya.').max(1000) }),
    refusals: ['upo.state'],
    response: staffPurchaseOrderResponse,
  }),
}
