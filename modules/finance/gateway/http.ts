import type { Handlers } from '#platform/http/context.ts'
import { sendBundleProof } from '#modules/finance/payments/service/bundle-proof.ts'
import type { bundleCalls } from './bundles-contract.ts'
import type { gatewayCalls } from './contract.ts'
import { createBundle, withdrawBundle } from './service/bundle-payment.ts'
import { getOwnBundle, listOwnBundles } from './service/bundle-view.ts'
import { choosePayment } from './service/choose-payment.ts'
import { listTypesOfOrder } from './service/types-of-order.ts'
import { followBundle, followPayment } from './service/follow-payment.ts'
import { changeInvoicePaymentType } from './service/invoice-payment-type.ts'
import { getOrderPayment } from './service/order-payment.ts'
import { showPaperPayment } from './service/paper-payment.ts'
import { previewPaymentType } from './service/preview-payment-type.ts'
import * as unmatched from './service/unmatched-payments.ts'
import type { staffGatewayCalls } from './staff-contract.ts'

export const gatewayHandlers: Handlers<typeof gatewayCalls> = {
  typesOfOrder: (ctx, { query }) => listTypesOfOrder(ctx, query.id),
  choosePayment: (ctx, { body }) => choosePayment(ctx, body),
  ofOrder: (ctx, { id }) => getOrderPayment(ctx, id),
  ofPaper: (ctx, { id }) => showPaperPayment(ctx, id),
  previewType: (ctx, { id, type }) => previewPaymentType(ctx, id, type),
  changeType: (ctx, { id, body }) => changeInvoicePaymentType(ctx, id, body),
  follow: (ctx, { id }) => followPayment(ctx, id),
}

export const bundleHandlers: Handlers<typeof bundleCalls> = {
  createBundle: (ctx, { body }) => createBundle(ctx, body),
  bundles: (ctx) => listOwnBundles(ctx),
  bundle: (ctx, { id }) => getOwnBundle(ctx, id),
  followBundle: (ctx, { id }) => followBundle(ctx, id),
  sendBundleProof: (ctx, { id, form, files }) =>
    sendBundleProof(ctx, id, { file: files.file, note: form.note }).then(() =>
      getOwnBundle(ctx, id),
    ),
  withdrawBundle: (ctx, { id }) => withdrawBundle(ctx, id),
}

export const staffGatewayHandlers: Handlers<typeof staffGatewayCalls> = {
  listUnmatched: (ctx, { query }) => unmatched.listForStaff(ctx, query),
  accept: (ctx, { id, body }) => unmatched.acceptMoney(ctx, id, body),
  returned: (ctx, { id, body }) => unmatched.recordReturn(ctx, id, body.reference),
}
