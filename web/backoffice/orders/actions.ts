import { data } from 'react-router'
import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { addJakartaOffset } from './jakarta-time.ts'
import { toDeliveryBody, DeliveryFormInput } from './delivery-lines.ts'
import { AmountField } from '../../shared/amount-field.ts'

type Reply = ReturnType<typeof toFormErrors>
/** What came of a form: a sentence where it was done, else the reply that the form shows. */
export type OrderActionResult = { done: string } | { reply: Reply }

const { confirmPayment, rejectProof, receive, cancel } = staffOrderCalls
const Confirmation = confirmPayment.body.extend({ received: AmountField })

/** Does what a form of the order's page asks; `intent` says which, for a delivery with its id. */
export async function handleOrderIntent(
  { staffOrders: orders }: Pick<Api, 'staffOrders'>,
  id: string,
  form: FormData,
): Promise<OrderActionResult> {
  const posted = String(form.get('intent') ?? '')
  const [intent, deliveryId = ''] = posted.split(' ')
  switch (intent) {
    case 'confirm-payment':
      return runFormAction(
        form,
        Confirmation,
        'Pembayaran dikonfirmasi.',
        (body) => orders.confirmPayment({ id, body }),
        (path) => path.replace(/^received\..*/, 'received'),
      )
    case 'reject-proof':
      return runFormAction(form, rejectProof.body, 'Bukti ditolak, pembeli diberi tahu.', (body) =>
        orders.rejectProof({ id, body }),
      )
    case 'prepare':
      return prepareDelivery(orders, id, form)
    case 'depart':
      return runSimpleAction(posted, 'Pengiriman berangkat.', () =>
        orders.depart({ id: deliveryId }),
      )
    case 'receive':
      return runFormAction(
        form,
        receive.body,
        'Penerimaan dicatat.',
        ({ receivedBy, receivedAt }) =>
          orders.receive({
            id: deliveryId,
            body: { receivedBy, receivedAt: addJakartaOffset(receivedAt) },
          }),
      )
    case 'complete':
      return runSimpleAction(posted, 'Pesanan selesai.', () => orders.complete({ id }))
    case 'cancel':
      return runFormAction(form, cancel.body, 'Pesanan dibatalkan, pembeli diberi tahu.', (body) =>
        orders.cancel({ id, body }),
      )
    default:
      throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
  }
}

/** A button without fields. */
async function runSimpleAction(
  intent: string,
  done: string,
  work: () => Promise<unknown>,
): Promise<OrderActionResult> {
  try {
    await work()
    return { done }
  } catch (thrown) {
    return { reply: toFormErrors(thrown, { intent: [intent] }) }
  }
}

/** `inForm` says where a field of the call stands in the form, where the two differ. */
async function runFormAction<S extends z.ZodType>(
  form: FormData,
  schema: S,
  done: string,
  work: (value: z.output<S>) => Promise<unknown>,
  toFormPath: (path: string) => string = (path) => path,
): Promise<OrderActionResult> {
  const read = readFormData(form, schema)
  if (!read.ok) return { reply: read.reply }
  try {
    await work(read.value)
    return { done }
  } catch (thrown) {
    return { reply: remapErrors(read.toErrors(thrown), toFormPath) }
  }
}

async function prepareDelivery(
  orders: Api['staffOrders'],
  id: string,
  form: FormData,
): Promise<OrderActionResult> {
  const read = readFormData(form, DeliveryFormInput)
  if (!read.ok) return { reply: read.reply }
  const { body, inForm: toFormPath } = toDeliveryBody(read.value)
  try {
    await orders.prepare({ id, body })
    return { done: 'Pengiriman disiapkan.' }
  } catch (thrown) {
    return { reply: remapErrors(read.toErrors(thrown), toFormPath) }
  }
}

function remapErrors(reply: Reply, toFormPath: (path: string) => string): Reply {
  const errors = Object.entries(reply.data.errors).map(([path, message]) => [
    toFormPath(path),
    message,
  ])
  return data(
    { ...reply.data, errors: Object.fromEntries(errors) },
    reply.init ?? undefined,
  ) as Reply
}
