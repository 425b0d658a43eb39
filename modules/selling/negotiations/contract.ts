import { z } from 'zod'
import { call, created, file, json } from '#platform/contract/call.ts'
import { listOf, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import {
  MessageText,
  NegotiationDraft,
  NegotiationHeader,
  NegotiationLine,
  NegotiationRow,
  NegotiationVariantId,
  NewNegotiation,
  ProposedAmount,
  RepeatedLine,
} from './negotiation-contract.ts'
import { LineDecision } from './rules/decisions.ts'
import { MAX_NEGOTIATION_LINES } from './rules/limits.ts'
import { NegotiationStatus } from './rules/negotiation-status.ts'

const buyerCall = { who: 'buyer', ids: 'uuid' } as const
const bidRefusals = [
  'negotiation.bid_zero',
  'negotiation.bid_above_list',
  'negotiation.bid_too_low',
  'negotiation.freight_fixed',
] as const
const newNegotiationRefusals = [
  ...bidRefusals,
  'negotiation.gone',
  'negotiation.quantity',
  'negotiation.repeated',
  'negotiation.too_large',
  'negotiation.address',
  'negotiation.target_date',
]
const NegotiationCreated = z.object({ id: z.string(), number: z.string() })

export const negotiationCalls = {
  indicator: call('GET /ecom/indicator/total/negotiation-invoice', {
    summary: 'How many negotiations and invoices wait for me',
    who: 'buyer',
    response: json(z.object({ negotiation: z.int(), invoice: z.int() })),
  }),
  pendingConfirmation: call('GET /ecom/negotiation/total/pending-confirmation', {
    summary: 'How many of my negotiations wait for my decision',
    who: 'buyer',
    response: json(z.object({ total: z.int() })),
  }),
  draft: call('GET /ecom/negotiation/draft', {
    failures: [404],
    summary: 'Goods to haggle about: the cart, one variant, or a purchase order (ours)',
    query: z.object({
      product_variant_id: NegotiationVariantId.optional(),
      qty: z.coerce.number().positive().max(100_000).optional().catch(undefined),
      purchaseOrderId: z.uuid().optional(),
    }),
    response: json(NegotiationDraft),
  }),
  list: call('GET /ecom/negotiation', {
    summary: 'My negotiations, newest first',
    canLag: true,
    who: 'buyer',
    query: PageQuery.extend({
      status: z.enum(NegotiationStatus).optional().catch(undefined),
      search: z.string().trim().max(200).optional(),
    }),
    response: json(listOf(NegotiationRow)),
  }),
  header: call('GET /ecom/negotiation/{id}/header', {
    ...buyerCall,
    summary: 'One of my negotiations, with its rounds, messages and timeline',
    response: json(NegotiationHeader),
  }),
  items: call('GET /ecom/negotiation/{id}/item', {
    ...buyerCall,
    summary: 'The lines of a negotiation with every price that was named',
    response: json(z.object({ results: z.array(NegotiationLine) })),
  }),
  create: call('POST /ecom/negotiation', {
    failures: [404],
    summary: 'Begin a negotiation; one key begins one',
    who: 'buyer',
    idempotent: true,
    body: NewNegotiation,
    limit: { times: 60, seconds: 600, by: 'caller' },
    refusals: [...newNegotiationRefusals, 'negotiation.upo'],
    response: created(NegotiationCreated),
  }),
  confirm: call('PATCH /ecom/negotiation/{id}/confirmation', {
    ...buyerCall,
    summary: 'Decide an offer line by line: accept, refuse, or counter below it',
    body: z.object({
      /** The round that the buyer saw. */
      round: z.int(),
      lines: z
        .array(
          z.object({
            lineId: z.uuid(),
            decision: z.enum(LineDecision, 'Pilih keputusan.'),
            price: ProposedAmount.optional(),
            message: MessageText.optional(),
          }),
        )
        .max(MAX_NEGOTIATION_LINES),
      /** What the buyer would pay for the freight instead; it begins the next round. */
      freight: ProposedAmount.optional(),
      note: MessageText.default(''),
    }),
    refusals: [
      ...bidRefusals,
      'negotiation.bid_above_offer',
      'negotiation.bid_missing',
      'negotiation.freight_above_offer',
      'negotiation.changed',
      'negotiation.expired',
      'negotiation.line',
      'negotiation.state',
      'negotiation.undecided',
    ],
    response: json(NegotiationHeader),
  }),
  cancel: call('POST /ecom/negotiation/{id}/cancel', {
    ...buyerCall,
    summary: 'Withdraw a negotiation that is not answered yet (ours)',
    refusals: ['negotiation.state'],
    response: json(NegotiationHeader),
  }),
  message: call('POST /ecom/negotiation/{id}/message', {
    ...buyerCall,
    summary: 'Write to the sales team, about a line where one is named (ours)',
    body: z.object({
      text: MessageText.min(1, 'Tulis catatannya.'),
      lineId: z.uuid().optional(),
    }),
    limit: { times: 60, seconds: 600, by: 'caller' },
    response: json(NegotiationHeader),
  }),
  offerPdf: call('GET /ecom/negotiation/{id}/pdf', {
    ...buyerCall,
    summary: 'A negotiation of mine as it stands, as a PDF (ours)',
    limit: { times: 60, seconds: 60, by: 'caller' },
    response: file('application/pdf'),
  }),
  repeatPdf: call('POST /ecom/negotiation/repeat-order/pdf', {
    failures: [404],
    summary: 'What the goods of a negotiation cost today, as a PDF',
    who: 'buyer',
    body: z.object({ id: z.uuid('Pilih negosiasinya.') }),
    limit: { times: 60, seconds: 60, by: 'caller' },
    response: file('application/pdf'),
  }),
  repeatItems: call('GET /ecom/negotiation/{id}/item/repeat-order', {
    ...buyerCall,
    summary: 'The lines of a negotiation to order again: what is missing, what changed in price',
    response: json(
      z.object({
        results: z.array(RepeatedLine),
        /** Of the goods that can be ordered: at the former prices and at today’s, before PPN. */
        formerTotal: MoneySchema,
        total: MoneySchema,
      }),
    ),
  }),
  repeat: call('POST /ecom/negotiation/repeat-order', {
    failures: [404],
    summary: 'Put the lines of a negotiation into the cart, as far as they can be ordered',
    who: 'buyer',
    idempotent: true,
    body: z.object({ id: z.uuid('Pilih negosiasinya.') }),
    refusals: ['cart.full'],
    response: json(
      z.object({
        added: z.int(),
        rejected: z.array(z.object({ name: z.string(), message: z.string() })),
      }),
    ),
  }),
}
