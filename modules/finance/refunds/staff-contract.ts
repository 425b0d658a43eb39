import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { DateTime, listOf, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import { MAX_PICTURE_BYTES, PICTURE_OR_PDF } from '#modules/foundation/files/picture-rules.ts'
import { OrderRefund, RefundAccountBody } from './contract.ts'
import { RefundCause } from './rules/refund-cause.ts'
import { MAX_REFUND_PROOF_BYTES } from './rules/refund-proof.ts'
import { RefundStatus } from './rules/refund-status.ts'

const StaffRefundRow = z.object({
  id: z.string(),
  status: z.enum(RefundStatus),
  cause: z.enum(RefundCause),
  amount: MoneySchema,
  /** The lender that it goes to; null for the buyer. */
  lenderName: z.string().nullable(),
  orderId: z.string(),
  orderNumber: z.string(),
  buyer: z.string(),
  /** Since when it has its status, and how many whole hours that is. */
  updatedAt: DateTime,
  ageHours: z.int(),
})

export const StaffRefund = OrderRefund.extend({
  order: z.object({ id: z.string(), number: z.string() }),
  invoiceNumber: z.string(),
  buyer: z.object({ name: z.string(), phone: z.string(), company: z.string().nullable() }),
  /** What came in for the invoice, and how much of it goes back in other refunds. */
  received: MoneySchema,
  refundedOtherwise: MoneySchema,
  /** Above it a second person approves. */
  approvalLimit: MoneySchema,
  needsApproval: z.boolean(),
  preparer: z.string().nullable(),
  approver: z.string().nullable(),
  /** Whether the proof of its transfer can be uploaded now. */
  takesProof: z.boolean(),
  /** False for the member of staff who prepared it. */
  canApprove: z.boolean(),
  timeline: z.array(
    z.object({
      status: z.enum(RefundStatus),
      at: DateTime,
      by: z.string(),
      note: z.string().nullable(),
    }),
  ),
})

const readerCall = { who: 'staff', roles: ['sales', 'finance'] } as const
const financeCall = {
  who: 'staff',
  roles: ['finance'],
  ids: 'uuid',
  response: json(StaffRefund),
} as const

export const staffRefundCalls = {
  queue: call('GET /staff/refunds', {
    ...readerCall,
    summary: 'Refunds that have not gone back, the longest unchanged first; paid ones newest first',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(RefundStatus).optional().catch(undefined),
      /** Those of one order, paid or not. */
      orderId: z.uuid().optional().catch(undefined),
    }),
    response: json(listOf(StaffRefundRow)),
  }),
  show: call('GET /staff/refunds/{id}', {
    ...readerCall,
    ids: 'uuid',
    summary: 'One refund with what staff need for its next step',
    response: json(StaffRefund),
  }),
  setAccount: call('POST /staff/refunds/{id}/account', {
    ...financeCall,
    summary: 'Write down the bank account that the buyer has named',
    body: RefundAccountBody,
    refusals: ['refund.state', 'refund.lender'],
  }),
  prepare: call('POST /staff/refunds/{id}/prepare', {
    ...financeCall,
    summary: 'Prepare a refund; above the limit it waits for a second person',
    body: z.object({
      /** Less leaves the rest as a refund of its own. */
      amount: MoneySchema,
    }),
    refusals: ['refund.state', 'refund.too_much', 'refund.nothing'],
  }),
  approve: call('POST /staff/refunds/{id}/approve', {
    ...financeCall,
    summary: 'Approve a refund that somebody else prepared',
    refusals: ['refund.state', 'refund.own'],
  }),
  sendBack: call('POST /staff/refunds/{id}/send-back', {
    ...financeCall,
    summary: 'Do not approve a refund, with a reason for colleagues',
    body: z.object({ reason: z.string().trim().min(3, 'Tulis alasannya.').max(300) }),
    refusals: ['refund.state'],
  }),
  askAgain: call('POST /staff/refunds/{id}/ask-again', {
    ...financeCall,
    summary: 'Ask the buyer for another bank account',
    body: z.object({
      question: z.string().trim().min(5, 'Tulis apa yang salah dengan rekeningnya.').max(300),
    }),
    refusals: ['refund.state', 'refund.lender'],
  }),
  pay: call('POST /staff/refunds/{id}/pay', {
    ...financeCall,
    summary: 'Record the transfer that sent a refund back',
    body: z.object({
      reference: z.string().trim().min(3, 'Tulis nomor referensi transfernya.').max(80),
    }),
    refusals: ['refund.state', 'refund.gateway'],
  }),
  attachProof: call('POST /staff/refunds/{id}/proof', {
    ...financeCall,
    summary: 'Upload the proof of the transfer, which the buyer can open; another one replaces it',
    files: {
      file: { max: MAX_REFUND_PROOF_BYTES, maxPicture: MAX_PICTURE_BYTES, kinds: PICTURE_OR_PDF },
    },
    refusals: ['refund.state', 'refund.gateway', 'file.too_large', 'file.wrong_kind'],
  }),
  proof: call('GET /staff/refunds/{id}/proof', {
    ...readerCall,
    ids: 'uuid',
    summary: 'The proof of the transfer that sent a refund back',
    response: storedFile(),
  }),
  send: call('POST /staff/refunds/{id}/send', {
    ...financeCall,
    summary: 'Send a refund back through the gateway that collected it',
    refusals: ['refund.state', 'refund.gateway'],
  }),
}
