import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import {
  CalendarDate,
  DateTime,
  listOf,
  MoneySchema,
  PageQuery,
} from '#platform/contract/schemas.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { CreditOfChoice } from '#modules/finance/credit-terms/contract.ts'
import { codeRefusals, OneTimeCode, SentCode } from '#modules/people/one-time-codes/contract.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { LoanStatus } from './rules/loans.ts'

const buyerCall = { who: 'buyer' } as const

/** A part of a loan that is repaid at once. */
const LoanInstalment = z.object({
  number: z.int(),
  dueDate: CalendarDate,
  amount: MoneySchema,
  /** What of it the shop has sent back to the lender, so that the buyer does not owe it. */
  returned: MoneySchema,
  /** When it was repaid, or settled by money that was sent back. */
  paidAt: DateTime.nullable(),
  /** How many days its due day is past while it is not repaid; else 0. */
  daysLate: z.int(),
})

/** What a lender pays of an order. */
export const Loan = z
  .object({
    id: z.string(),
    orderId: z.string(),
    lender: z.enum(lenderCodes),
    lenderName: z.string(),
    status: z.enum(LoanStatus),
    statusName: z.string(),
    amount: MoneySchema,
    /** What is repaid in all, with the lender's fee; null until the lender has paid. */
    total: MoneySchema.nullable(),
    /** Months. */
    tenor: z.int(),
    /** Where it is repaid to. */
    repayTo: z.string().nullable(),
    /** Why the lender refused. */
    reason: z.string().nullable(),
    openedAt: DateTime,
    codeAt: DateTime.nullable(),
    deliveryAt: DateTime.nullable(),
    /** When the lender took it; null while it is on its way. */
    sentAt: DateTime.nullable(),
    paidAt: DateTime.nullable(),
    instalments: z.array(LoanInstalment),
  })
  .meta({ id: 'Loan' })

/** What paying one order by a lender means, and how far that is. */
const LenderPayment = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    orderStatus: z.enum(OrderStatus),
    lender: z.enum(lenderCodes),
    lenderName: z.string(),
    amount: MoneySchema,
    /** Whether the buyer's company may have it paid that way, or has, and why not. */
    available: z.boolean(),
    reason: z.string().nullable(),
    /** What the company has at the lender; null without an open limit. */
    limit: CreditOfChoice.nullable(),
    isDown: z.boolean(),
    /** Where the goods go, to be confirmed. */
    delivery: z.object({
      recipient: z.string(),
      phone: z.string(),
      address: z.string(),
      date: CalendarDate,
    }),
    /** In how many months it can be repaid, each with its instalments without the lender's fee. */
    tenors: z.array(
      z.object({
        months: z.int(),
        instalments: z.array(LoanInstalment.omit({ paidAt: true, returned: true, daysLate: true })),
      }),
    ),
    /** The newest loan of the order at this lender. */
    loan: Loan.nullable(),
    /** The code that the buyer was sent for it, while it can be tried. */
    sentCode: SentCode.nullable(),
    payBefore: DateTime.nullable(),
    now: DateTime,
    /** Changes with everything above that changes. */
    revision: z.string(),
  })
  .meta({ id: 'LenderPayment' })

const limit = { times: 60, seconds: 600, by: 'caller' } as const
const LoanId = z.object({ id: z.uuid('Pilih pencairan.') })

/** The calls of a loan, the same at every lender under paths of its own. */
const loanCallsAt = <
  const Request extends string,
  const Validate extends string,
  const Delivery extends string,
  const Withdraw extends string,
  const Payment extends string,
>(paths: {
  request: Request
  validate: Validate
  delivery: Delivery
  withdraw: Withdraw
  payment: Payment
}) => ({
  requestCode: call(`POST ${paths.request}`, {
    ...buyerCall,
    failures: [404],
    summary: 'Send me the code by WhatsApp that confirms a loan, repaid in so many months',
    limit: { times: 20, seconds: 600, by: 'caller' },
    body: z.object({ data: LoanId.extend({ tenor: z.int('Pilih lama cicilan.').optional() }) }),
    refusals: ['loan.state', 'loan.tenor'],
    response: json(LenderPayment),
  }),
  confirmDelivery: call(`POST ${paths.delivery}`, {
    ...buyerCall,
    failures: [404],
    summary: 'Confirm where the goods of an order go; the lender pays only then',
    limit,
    body: z.object({
      data: LoanId.extend({ confirm: z.literal(true, 'Centang dahulu bahwa alamatnya benar.') }),
    }),
    refusals: ['loan.state'],
    response: json(LenderPayment),
  }),
  validateCode: call(`POST ${paths.validate}`, {
    ...buyerCall,
    failures: [404],
    summary: 'Confirm a loan with its code; the order then waits for the lender',
    limit,
    body: z.object({ data: LoanId.extend({ code: OneTimeCode }) }),
    refusals: ['loan.state', 'order.state', ...codeRefusals],
    response: json(LenderPayment),
  }),
  withdraw: call(`POST ${paths.withdraw}`, {
    ...buyerCall,
    failures: [404],
    summary: 'Pay an order in another way, although its lender was asked (ours)',
    limit,
    body: z.object({ data: LoanId }),
    refusals: ['loan.state'],
    response: json(LenderPayment),
  }),
  payment: call(`GET ${paths.payment}`, {
    ...buyerCall,
    ids: 'uuid',
    summary: 'What paying one of my orders by this lender means, and how far that is',
    response: json(LenderPayment),
  }),
})

const koinworksLoanCalls = loanCallsAt({
  request: '/ecom/koinworks/loan/otp/request',
  validate: '/ecom/koinworks/loan/otp/validate',
  delivery: '/ecom/koinworks/loan/delivery/confirmation',
  withdraw: '/ecom/koinworks/loan/withdraw',
  payment: '/ecom/koinworks/{id}/payment-koinworks',
})

const credilinqLoanCalls = loanCallsAt({
  request: '/ecom/credilinq/loan/otp/request',
  validate: '/ecom/credilinq/loan/otp/validate',
  delivery: '/ecom/credilinq/loan/delivery/confirmation',
  withdraw: '/ecom/credilinq/loan/withdraw',
  payment: '/ecom/credilinq/{id}/payment-credilinq',
})

const modalRakyatLoanCalls = loanCallsAt({
  request: '/ecom/modal-rakyat/loan/otp/request',
  validate: '/ecom/modal-rakyat/loan/otp/validate',
  delivery: '/ecom/modal-rakyat/loan/delivery/confirmation',
  withdraw: '/ecom/modal-rakyat/loan/withdraw',
  payment: '/ecom/modal-rakyat/{id}/payment-modal-rakyat',
})

const loanCalls = {
  list: call('GET /customer/my/loans', {
    ...buyerCall,
    summary: 'What lenders pay of my company’s orders, or of one, newest first (ours)',
    query: PageQuery.extend({ orderId: z.uuid().optional().catch(undefined) }),
    response: json(listOf(Loan.extend({ orderNumber: z.string(), isOwn: z.boolean() }))),
  }),
}

/** The groups of calls about loans, one for each lender. */
export const loanCallGroups = {
  loans: loanCalls,
  credilinqLoans: credilinqLoanCalls,
  koinworksLoans: koinworksLoanCalls,
  modalRakyatLoans: modalRakyatLoanCalls,
}
