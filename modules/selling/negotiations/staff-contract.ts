import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import {
  CalendarDate,
  DateTime,
  listOf,
  MoneySchema,
  OkResponse,
  PageQuery,
} from '#platform/contract/schemas.ts'
import { ReplyTemplate, ReplyTemplateInput } from '#modules/foundation/reply-templates/contract.ts'
import {
  NegotiationHeader,
  NegotiationLine,
  NewNegotiation,
  ProposedAmount,
} from './negotiation-contract.ts'
import { MAX_NEGOTIATION_LINES } from './rules/limits.ts'
import { NegotiationStatus } from './rules/negotiation-status.ts'

const staffCall = { who: 'staff', roles: ['sales'] } as const

const NegotiationQueueRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(NegotiationStatus),
  buyer: z.string(),
  isBusiness: z.boolean(),
  project: z.string(),
  round: z.int(),
  lines: z.int(),
  value: MoneySchema,
  handler: z.string().nullable(),
  /** Since when it has its status, and how many whole hours that is. */
  updatedAt: DateTime,
  ageHours: z.int(),
  validUntil: DateTime.nullable(),
})

/** A line with what helps to price it. */
const StaffNegotiationLine = NegotiationLine.extend({
  /** What it costs the shop, before PPN; null while nobody has written it down. */
  cost: MoneySchema.nullable(),
  /** In per cent of the price as it stands. */
  marginPercent: z.number().nullable(),
  /** What this buyer paid for it last, before PPN, and when. */
  lastPaid: z.object({ price: MoneySchema, at: DateTime }).nullable(),
})

/** What the shop's own vehicles cost for some goods, before PPN; null where they do not go. */
const FreightEstimate = z
  .object({ vehicle: z.string(), trips: z.int(), cost: MoneySchema })
  .nullable()

const StaffNegotiation = z.object({
  header: NegotiationHeader,
  lines: z.array(StaffNegotiationLine),
  freightEstimate: FreightEstimate,
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
  }),
  handler: z.object({ id: z.string(), name: z.string() }).nullable(),
  purchaseOrder: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** Who can take it over. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** Where a template is offered: in an offer, or where one is declined. */
const TemplatePurpose = z.enum(['offer', 'decline'])
const NegotiationTemplate = ReplyTemplate.extend({ purpose: TemplatePurpose })
const staffNegotiationResponse = json(StaffNegotiation)

const OfferTerms = z.object({
  freight: ProposedAmount.optional(),
  validUntil: CalendarDate,
  note: z.string().trim().max(1000, 'Paling banyak 1.000 karakter.').default(''),
})
const offerRefusals = [
  'negotiation.offer_zero',
  'negotiation.offer_above_list',
  'negotiation.offer_missing',
  'negotiation.freight_missing',
  'negotiation.freight_negative',
  'negotiation.validity',
] as const

export const staffNegotiationCalls = {
  queue: call('GET /staff/negotiations', {
    ...staffCall,
    summary: 'Negotiations: those that wait for staff, oldest or dearest first; or of one status',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(NegotiationStatus).optional().catch(undefined),
      sort: z.enum(['age', 'value']).default('age').catch('age'),
      /** Only those that the caller works on. */
      own: z.stringbool().optional().catch(undefined),
    }),
    response: json(listOf(NegotiationQueueRow).extend({ counts: z.record(z.string(), z.int()) })),
  }),
  show: call('GET /staff/negotiations/{id}', {
    ...staffCall,
    summary: 'One negotiation with margin, last price paid and stock beside each line',
    ids: 'uuid',
    response: staffNegotiationResponse,
  }),
  offer: call('POST /staff/negotiations/{id}/offer', {
    ...staffCall,
    summary: 'Answer with a price for each open line, freight and validity',
    ids: 'uuid',
    body: OfferTerms.extend({
      /** The round that is answered. */
      round: z.int(),
      lines: z
        .array(
          z.object({
            lineId: z.uuid(),
            price: ProposedAmount.optional(),
            /** Another quantity than the buyer asked for. */
            qty: NewNegotiation.shape.lines.element.shape.qty.optional(),
            /** Why the line cannot be had: it falls away, and needs no price. */
            unavailable: z
              .string()
              .trim()
              .min(3, 'Tulis alasannya.')
              .max(300, 'Paling banyak 300 karakter.')
              .optional(),
          }),
        )
        .max(MAX_NEGOTIATION_LINES),
    }),
    refusals: [
      ...offerRefusals,
      'negotiation.offer_raised',
      'negotiation.offer_below_bid',
      'negotiation.none_left',
      'negotiation.quantity',
      'negotiation.gone',
      'negotiation.changed',
      'negotiation.state',
      'negotiation.line',
    ],
    response: staffNegotiationResponse,
  }),
  decline: call('POST /staff/negotiations/{id}/decline', {
    ...staffCall,
    summary: 'Decline a negotiation with a reason that the buyer reads',
    ids: 'uuid',
    body: z.object({ reason: z.string().trim().min(5, 'Tulis alasannya.').max(1000) }),
    refusals: ['negotiation.state'],
    response: staffNegotiationResponse,
  }),
  assign: call('POST /staff/negotiations/{id}/assign', {
    ...staffCall,
    summary: 'Hand it to a colleague, or to nobody',
    ids: 'uuid',
    body: z.object({ staffId: z.uuid().nullable() }),
    refusals: ['negotiation.colleague', 'negotiation.ended'],
    response: staffNegotiationResponse,
  }),
  message: call('POST /staff/negotiations/{id}/message', {
    ...staffCall,
    summary: 'Write to the buyer, or a note for colleagues',
    ids: 'uuid',
    body: z.object({
      text: z.string().trim().min(1, 'Tulis catatannya.').max(1000),
      lineId: z.uuid().optional(),
      internal: z.boolean().default(false),
    }),
    response: staffNegotiationResponse,
  }),
  start: call('POST /staff/negotiations', {
    ...staffCall,
    summary: 'Start an offer for a buyer who phoned',
    idempotent: true,
    body: OfferTerms.extend({
      email: z.email('Tulis email akun pembeli.').max(254),
      lines: NewNegotiation.shape.lines,
      delivery: NewNegotiation.shape.delivery,
      addressId: NewNegotiation.shape.addressId,
      targetDate: NewNegotiation.shape.targetDate,
      project: NewNegotiation.shape.project,
    }),
    refusals: [
      ...offerRefusals,
      'negotiation.buyer',
      'negotiation.address',
      'negotiation.target_date',
      'negotiation.gone',
      'negotiation.quantity',
      'negotiation.repeated',
      'negotiation.too_large',
    ],
    response: created(z.object({ id: z.string(), number: z.string() })),
  }),
  estimateStart: call('POST /staff/negotiations/freight-estimate', {
    ...staffCall,
    summary: 'What the shop’s own vehicles cost to an address of a buyer, before there is an offer',
    body: z.object({
      email: z.email('Tulis email akun pembeli.').max(254),
      addressId: z.uuid('Pilih alamat pengiriman.'),
      lines: z
        .array(NewNegotiation.shape.lines.element.pick({ product_variant_id: true, qty: true }))
        .min(1, 'Pilih barangnya.')
        .max(MAX_NEGOTIATION_LINES),
    }),
    refusals: ['negotiation.buyer', 'negotiation.address'],
    response: json(z.object({ freightEstimate: FreightEstimate })),
  }),
  fromPurchaseOrder: call('POST /staff/upo/{id}/negotiation', {
    ...staffCall,
    summary: 'Turn the matched lines of a purchase order into a negotiation, and complete it',
    ids: 'uuid',
    refusals: [
      'negotiation.upo',
      'negotiation.upo_open_lines',
      'negotiation.gone',
      'negotiation.quantity',
      'negotiation.too_large',
      'upo.state',
    ],
    response: created(z.object({ id: z.string(), number: z.string() })),
  }),
  setCost: call('PUT /staff/variants/{id}/cost', {
    ...staffCall,
    failures: [404],
    summary: 'What a variant costs the shop, before PPN',
    ids: 'whole',
    body: z.object({ cost: ProposedAmount }),
    refusals: ['negotiation.cost'],
    response: json(OkResponse),
  }),
  templates: call('GET /staff/negotiation-templates', {
    ...staffCall,
    summary: 'Sentences that staff write often',
    response: json(z.object({ results: z.array(NegotiationTemplate) })),
  }),
  saveTemplate: call('PUT /staff/negotiation-templates', {
    ...staffCall,
    summary: 'Save such a sentence under its title; an empty text removes it',
    body: ReplyTemplateInput.extend({ purpose: TemplatePurpose.default('offer') }),
    response: json(z.object({ results: z.array(NegotiationTemplate) })),
  }),
}
