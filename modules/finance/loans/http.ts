import type { Handlers } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type {
  credilinqLoanCalls,
  koinworksLoanCalls,
  loanCalls,
  modalRakyatLoanCalls,
} from './contract.ts'
import * as loans from './service/confirm-loan.ts'
import { listOwnLoans, showLoan, showPayment } from './service/show-payment.ts'

const loanHandlersAt = (lender: LenderCode): Handlers<typeof koinworksLoanCalls> => ({
  requestCode: (ctx, { body: { data } }) =>
    loans.requestLoanCode(ctx, lender, data).then(() => showLoan(ctx, lender, data.id)),
  confirmDelivery: (ctx, { body: { data } }) =>
    loans.confirmDelivery(ctx, lender, data.id).then(() => showLoan(ctx, lender, data.id)),
  validateCode: (ctx, { body: { data } }) =>
    loans.validateLoanCode(ctx, lender, data).then(() => showLoan(ctx, lender, data.id)),
  withdraw: (ctx, { body: { data } }) =>
    loans.withdrawLoan(ctx, lender, data.id).then(() => showLoan(ctx, lender, data.id)),
  payment: (ctx, { id }) => showPayment(ctx, lender, id),
})

export const koinworksLoanHandlers = loanHandlersAt('koinworks')
export const credilinqLoanHandlers: Handlers<typeof credilinqLoanCalls> =
  loanHandlersAt('credilinq')
export const modalRakyatLoanHandlers: Handlers<typeof modalRakyatLoanCalls> =
  loanHandlersAt('modal-rakyat')

export const loanHandlers: Handlers<typeof loanCalls> = {
  list: (ctx) => listOwnLoans(ctx),
}
