import type { Handlers } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { loanCallGroups } from './contract.ts'
import * as loans from './service/confirm-loan.ts'
import { listOwnLoans, showLoan, showPayment } from './service/show-payment.ts'

type Groups = typeof loanCallGroups

const loanHandlersAt = (lender: LenderCode): Handlers<Groups['koinworksLoans']> => ({
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

/** The handlers of those groups. */
export const loanHandlerGroups: { [Group in keyof Groups]: Handlers<Groups[Group]> } = {
  loans: { list: (ctx, { query }) => listOwnLoans(ctx, query) },
  credilinqLoans: loanHandlersAt('credilinq'),
  koinworksLoans: loanHandlersAt('koinworks'),
  modalRakyatLoans: loanHandlersAt('modal-rakyat'),
}
