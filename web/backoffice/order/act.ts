import { data } from 'react-router'
import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { staffOrderCalls } from '#modules/orders/staff-contract.ts'
import { readFormData, refusal } from '#web/form.ts'
import { withOffset } from './jakarta-time.ts'
import { loaded, Loading } from './loading.ts'
import { TypedAmount } from './typed-amount.ts'

type Reply = ReturnType<typeof refusal>
/** What came of a form: a sentence where it was done, else the reply that the form shows. */
export type Acted = { done: string } | { reply: Reply }

const { confirmPayment, rejectProof, receive, cancel } = staffOrderCalls
const Confirmation = confirmPayment.body.extend({ received: TypedAmount })

/** Does what a form of the order's page asks; `intent` says which, for a delivery with its id. */
export async function act(
  { staffOrders: orders }: Pick<Api, 'staffOrders'>,
  id: string,
  form: FormData,
): Promise<Acted> {
  const posted = String(form.get('intent') ?? '')
  const [intent, deliveryId = ''] = posted.split(' ')
  switch (intent) {
    case 'confirm-payment':
      return fill(
        form,
        Confirmation,
        'Pembayaran dikonfirmasi.',
        (body) => orders.confirmPayment({ id, body }),
        (path) => path.replace(/^received\..*/, 'received'),
      )
    case 'reject-proof':
      return fill(form, rejectProof.body, 'Bukti ditolak, pembeli diberi tahu.', (body) =>
        orders.rejectProof({ id, body }),
      )
    case 'prepare':
      return prepare(orders, id, form)
    case 'depart':
      return press(posted, 'Pengiriman berangkat.', () => orders.depart({ id: deliveryId }))
    case 'receive':
      return fill(form, receive.body, 'Penerimaan dicatat.', ({ receivedBy, receivedAt }) =>
        orders.receive({
          id: deliveryId,
          body: { receivedBy, receivedAt: withOffset(receivedAt) },
        }),
      )
    case 'complete':
      return press(posted, 'Pesanan selesai.', () => orders.complete({ id }))
    case 'cancel':
      return fill(form, cancel.body, 'Pesanan dibatalkan, pembeli diberi tahu.', (body) =>
        orders.cancel({ id, body }),
      )
    default:
      throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
  }
}

/** A button without fields. */
async function press(intent: string, done: string, step: () => Promise<unknown>): Promise<Acted> {
  try {
    await step()
    return { done }
  } catch (thrown) {
    return { reply: refusal(thrown, { intent: [intent] }) }
  }
}

/** `inForm` says where a field of the call stands in the form, where the two differ. */
async function fill<S extends z.ZodType>(
  form: FormData,
  schema: S,
  done: string,
  step: (value: z.output<S>) => Promise<unknown>,
  inForm: (path: string) => string = (path) => path,
): Promise<Acted> {
  const read = readFormData(form, schema)
  if (!read.ok) return { reply: read.reply }
  try {
    await step(read.value)
    return { done }
  } catch (thrown) {
    return { reply: moved(read.refuse(thrown), inForm) }
  }
}

async function prepare(orders: Api['staffOrders'], id: string, form: FormData): Promise<Acted> {
  const read = readFormData(form, Loading)
  if (!read.ok) return { reply: read.reply }
  const { body, inForm } = loaded(read.value)
  try {
    await orders.prepare({ id, body })
    return { done: 'Pengiriman disiapkan.' }
  } catch (thrown) {
    return { reply: moved(read.refuse(thrown), inForm) }
  }
}

function moved(reply: Reply, inForm: (path: string) => string): Reply {
  const errors = Object.entries(reply.data.errors).map(([path, said]) => [inForm(path), said])
  return data(
    { ...reply.data, errors: Object.fromEntries(errors) },
    reply.init ?? undefined,
  ) as Reply
}
