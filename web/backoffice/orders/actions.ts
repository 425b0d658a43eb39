import type { Api } from '#modules/client.ts'
import { staffOrderCancellationCalls } from '#modules/checkout/order-cancellation/staff-contract.ts'
import { staffPaymentCalls } from '#modules/finance/payments/staff-contract.ts'
import { staffDeliveryCalls } from '#modules/selling/orders/deliveries-contract.ts'
import { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'
import { readFormData } from '#web/form.ts'
import { AmountField } from '../../shared/amount-field.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { mapReplyErrors } from '../shared/map-reply-errors.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/run-action.ts'
import { deliveryDescribers } from './delivery-labels.ts'
import { DeliveryFormInput, DepartedFormInput, toDeliveryBody } from './delivery-lines.ts'
import { handleWorkIntent } from './work-actions.ts'
import { addJakartaOffset } from './jakarta-time.ts'

const { receive } = staffOrderCalls
const { reschedule } = staffDeliveryCalls
const { confirmPayment, refund, rejectProof } = staffPaymentCalls
const { cancel } = staffOrderCancellationCalls
const ConfirmationForm = confirmPayment.body.extend({ received: AmountField })

/** Runs a form of an order's page. The intent of a delivery carries its id: `depart <id>`. */
export async function handleOrderIntent(
  {
    staffOrders: orders,
    staffDeliveries: deliveries,
    staffPayments: payments,
    staffOrderCancellation,
  }: Pick<Api, 'staffOrders' | 'staffDeliveries' | 'staffPayments' | 'staffOrderCancellation'>,
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
    case 'refund':
      return runFormAction(form, refund.body, 'Pengembalian dana dicatat.', (body) =>
        payments.refund({ id, body }),
      )
    case 'assign':
    case 'tag':
    case 'untag':
    case 'message':
      return handleWorkIntent(orders, id, form)
    case 'prepare':
      return prepareDelivery(orders, id, form)
    case 'change':
      return changeDelivery(deliveries, deliveryId, form)
    case 'withdraw':
      return runAction(form, 'Pengiriman ditarik.', () => deliveries.withdraw({ id: deliveryId }))
    case 'reschedule':
      return runFormAction(
        form,
        reschedule.body,
        'Jadwal baru tersimpan, pembeli diberi tahu.',
        (body) => deliveries.reschedule({ id, body }),
      )
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

/** The form of a delivery that has departed has no lines. */
async function changeDelivery(
  deliveries: Api['staffDeliveries'],
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const edit = { done: 'Pengiriman diperbaiki.', describers: deliveryDescribers }
  type Body = Parameters<typeof deliveries.change>[0]['body']
  const save = (body: Body, { values }: { values: Readonly<Record<string, unknown>> }) =>
    deliveries.change({ id, body: { ...body, seen: values } })
  if (!form.has('lines[0].lineId')) {
    const read = readFormData(form, DepartedFormInput)
    return read.ok ? saveEdit(form, { ...edit, body: read.value, save }) : { reply: read.reply }
  }
  const read = readFormData(form, DeliveryFormInput)
  return read.ok
    ? saveEdit<Body>(form, { ...edit, ...toDeliveryBody(read.value), save })
    : { reply: read.reply }
}
