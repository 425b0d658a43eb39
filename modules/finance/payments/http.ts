import type { Handlers } from '#platform/http/context.ts'
import type { paymentCalls } from './contract.ts'
import { approveInvoice } from './service/approve-invoice.ts'
import { renderInvoice } from './service/invoice-document.ts'
import { renderLateFee } from './service/late-fee-document.ts'
import { getPaymentDetail } from './service/payment-detail.ts'
import { listPaymentTypes } from './service/payment-types.ts'
import { openOwnProof, sendProof } from './service/payment-proof.ts'

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  types: (ctx) => ({ results: listPaymentTypes(ctx) }),
  paymentDetail: (ctx, { id }) => getPaymentDetail(ctx, id),
  ownProof: (ctx, { id }) => openOwnProof(ctx, id),
  sendProof: (ctx, { id, form, files }) =>
    sendProof(ctx, id, { file: files.file, note: form.note }),
  approve: (ctx, { id, body }) => approveInvoice(ctx, id, body.note),
  pdf: (ctx, { id }) => renderInvoice(ctx, id),
  lateFeePdf: (ctx, { id }) => renderLateFee(ctx, id),
}
