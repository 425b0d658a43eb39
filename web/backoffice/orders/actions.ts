import type { Api } from '#modules/client.ts'
import { staffOrderCancellationCalls } from '#modules/checkout/order-cancellation/staff-contract.ts'
import { staffPaymentCalls } from '#modules/finance/payments/staff-contract.ts'
import { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'
import { readFormData } from '#web/form.ts'
import { AmountField } from '../../shared/amount-field.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { mapReplyErrors } from '../shared/map-reply-errors.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/run-action.ts'
import { toDeliveryBody, DeliveryFormInput } from './delivery-lines.ts'
import { addJakartaOffset } from './jakarta-time.ts'

const { receive } = staffOrderCalls
const { confirmPayment, rejectProof } = staffPaymentCalls
const { cancel } = staffOrderCancellationCalls
const ConfirmationForm = confirmPayment.body.extend({ received: AmountField })

/** Runs a form of an order's page. The intent of a delivery carries its id: `depart <id>`. */
export async function handleOrderIntent(
  {
    staffOrders: orders,
    staffPayments: payments,
    staffOrderCancellation,
  }: Pick<Api, 'staffOrders' | 'staffPayments' | 'staffOrderCancellation'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const [intent, deliveryId = ''] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'confirm-payment':
      return runFormAction(
        form,
        ConfirmationForm,
        'Pembayaran dikonfirmasi.',
        (body) => payments.confirmPayment({ id, body }),
        (path) => path.replace(/^received\..*/, 'received'),
      )
    case 'reject-proof':
      return runFormAction(form, rejectProof.body, 'Bukti ditolak, pembeli diberi tahu.', (body) =>
        payments.rejectProof({ id, body }),
      )
    case 'prepare':
      return prepareDelivery(orders, id, form)
    case 'depart':
      return runAction(form, 'Pengiriman berangkat.', () => orders.depart({ id: deliveryId }))
    case 'receive':
      return runFormAction(form, receive.body, 'Penerimaan dicatat.', (body) =>
        orders.receive({
          id: deliveryId,
          body: { ...body, receivedAt: addJakartaOffset(body.receivedAt) },
        }),
      )
    case 'complete':
      return runAction(form, 'Pesanan selesai.', () => orders.complete({ id }))
    case 'cancel':
      return runFormAction(form, cancel.body, 'Pesanan dibatalkan, pembeli diberi tahu.', (body) =>
        staffOrderCancellation.cancel({ id, body }),
      )
    default:
      return throwUnknownIntent()
  }
}

async function prepareDelivery(
  orders: Api['staffOrders'],
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const read = readFormData(form, DeliveryFormInput)
  if (!read.ok) return { reply: read.reply }
  const { body, toFormPath } = toDeliveryBody(read.value)
  try {
    await orders.prepare({ id, body })
    return { done: 'Pengiriman disiapkan.' }
  } catch (thrown) {
    return { reply: mapReplyErrors(read.toErrors(thrown), toFormPath) }
  }
}
