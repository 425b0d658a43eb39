import type { Api } from '#modules/client.ts'
import { staffOrderCancellationCalls } from '#modules/checkout/order-cancellation/staff-contract.ts'
import { staffPaymentCalls } from '#modules/finance/payments/staff-contract.ts'
import { staffDeliveryCalls } from '#modules/selling/orders/deliveries-contract.ts'
import { AmountField } from '../../shared/amount-field.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, runFormAction } from '../shared/actions/run-action.ts'
import { OptionalTreatment } from '../payments/treatment.ts'
import { CancelledGoodsInput, toCancelledGoods } from './corrections/cancelled-goods-lines.ts'
import { handleDeliveryIntent, runLinesAction } from './deliveries/delivery-actions.ts'
import { handleSubstitutionIntent } from './corrections/substitution-actions.ts'
import { handleWorkIntent } from './details/work-actions.ts'

const { reschedule } = staffDeliveryCalls
const { acceptDifference, confirmPayment, rejectProof, undoPayment } = staffPaymentCalls
const { cancel } = staffOrderCancellationCalls
const DifferenceFormInput = acceptDifference.body.extend({
  received: AmountField,
  treatment: OptionalTreatment,
})
const ConfirmationForm = confirmPayment.body.extend({ received: AmountField })

/** Runs a form of an order's page. */
export async function handleOrderIntent(
  {
    staffOrders: orders,
    staffDeliveries: deliveries,
    staffPayments: payments,
    staffOrderCancellation,
    staffSubstitutions,
    staffReturns,
  }: Pick<
    Api,
    | 'staffOrders'
    | 'staffDeliveries'
    | 'staffPayments'
    | 'staffOrderCancellation'
    | 'staffSubstitutions'
    | 'staffReturns'
  >,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const substitution = handleSubstitutionIntent({ staffSubstitutions }, id, form)
  if (substitution) return substitution
  switch (form.get('intent')) {
    case 'cancel-goods':
      return runLinesAction(form, CancelledGoodsInput, toCancelledGoods, {
        done: 'Sisa barang dibatalkan, pembeli diberi tahu.',
        send: (body) => staffReturns.cancelUndelivered({ id, body }),
      })
    case 'confirm-payment':
      return runFormAction(
        form,
        ConfirmationForm,
        'Pembayaran dikonfirmasi.',
        (body) => payments.confirmPayment({ id, body }),
        (path) => path.replace(/^received\..*/, 'received'),
      )
    case 'undo-payment':
      return runFormAction(
        form,
        undoPayment.body,
        'Konfirmasi pembayaran dibatalkan; pembeli tidak diberi tahu.',
        (body) => payments.undoPayment({ id, body }),
      )
    case 'reject-proof':
      return runFormAction(form, rejectProof.body, 'Bukti ditolak, pembeli diberi tahu.', (body) =>
        payments.rejectProof({ id, body }),
      )
    case 'accept-difference':
      return runFormAction(
        form,
        DifferenceFormInput,
        'Pembayaran diterima, selisihnya dicatat.',
        (body) => payments.acceptDifference({ id, body }),
        (path) => path.replace(/^received\..*/, 'received'),
      )
    case 'assign':
    case 'tag':
    case 'untag':
    case 'message':
      return handleWorkIntent(orders, id, form)
    case 'reschedule':
      return runFormAction(
        form,
        reschedule.body,
        'Jadwal baru tersimpan, pembeli diberi tahu.',
        (body) => deliveries.reschedule({ id, body }),
      )
    case 'complete':
      return runAction(form, 'Pesanan selesai.', () => orders.complete({ id }))
    case 'cancel':
      return runFormAction(form, cancel.body, 'Pesanan dibatalkan, pembeli diberi tahu.', (body) =>
        staffOrderCancellation.cancel({ id, body }),
      )
    default:
      return handleDeliveryIntent({ ...orders, ...deliveries }, id, form)
  }
}
