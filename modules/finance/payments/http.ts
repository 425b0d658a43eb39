import type { Handlers } from '#platform/http/context.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
import type { paymentCalls } from './contract.ts'
import { getPaymentDetail } from './service/payment-detail.ts'
import { openOwnProof, sendProof } from './service/payment-proof.ts'

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  types: () => ({ results: [...paymentTypes] }),
  paymentDetail: (ctx, { id }) => getPaymentDetail(ctx, id),
  ownProof: (ctx, { id }) => openOwnProof(ctx, id),
  sendProof: (ctx, { id, form, files }) =>
    sendProof(ctx, id, { file: files.file, note: form.note }),
}
