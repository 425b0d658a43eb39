import type { output, ZodType } from 'zod'
import type { Api } from '#modules/client.ts'
import { readFormData } from '#web/form.ts'
import type { ActionResult } from '../../shared/actions/action-result.ts'
import { saveEdit } from '../../shared/conflict/save-edit.ts'
import { mapReplyErrors } from '../../shared/forms/map-reply-errors.ts'
import { runAction, throwUnknownIntent } from '../../shared/actions/run-action.ts'
import { deliveryDescribers } from './delivery-labels.ts'
import { DeliveryFormInput, DepartedFormInput, toDeliveryBody } from './delivery-lines.ts'
import { addJakartaOffset } from '../jakarta-time.ts'
import { ReceiptFormInput, toReceiptBody } from './receipt-lines.ts'

type Steps = Api['staffWarehouseOrders']
type Input<Step extends keyof Steps> = Parameters<Steps[Step]>[0]

/** The steps of deliveries: sales' calls answer the order with money, the warehouse's without. */
type DeliveryCalls = {
  [Step in 'prepare' | 'change' | 'withdraw' | 'depart' | 'receive' | 'undo']: (
    input: Input<Step>,
  ) => Promise<unknown>
}

/** Runs a form about deliveries. The intent carries the delivery's id: `depart <id>`; `prepare pickup` has none. */
export async function handleDeliveryIntent(
  calls: DeliveryCalls,
  orderId: string,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = '', step] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'prepare':
      return runLinesAction(form, DeliveryFormInput, toDeliveryBody, {
        done: id === 'pickup' ? 'Barang siap diambil.' : 'Pengiriman disiapkan.',
        send: (body) => calls.prepare({ id: orderId, body }),
      })
    case 'change':
      return changeDelivery(calls, id, form)
    case 'withdraw':
      return runAction(form, 'Pengiriman ditarik.', () => calls.withdraw({ id }))
    case 'depart':
      return runAction(form, 'Pengiriman berangkat.', () => calls.depart({ id }))
    case 'undo':
      return runAction(form, 'Langkah terakhir dibatalkan.', () =>
        calls.undo({ id, body: { step: step === 'received' ? step : 'departed' } }),
      )
    case 'receive':
      return runLinesAction(form, ReceiptFormInput, toReceiptBody, {
        done: 'Penerimaan dicatat.',
        send: (body) => {
          const receivedAt = addJakartaOffset(body.receivedAt)
          return calls.receive({ id, body: { ...body, receivedAt } })
        },
      })
    default:
      return throwUnknownIntent()
  }
}

/**
 * Runs a form whose call takes only some of its lines: `toBody` leaves out the others, and says at which field of the
 * form a refusal belongs.
 */
export async function runLinesAction<Schema extends ZodType, Body>(
  form: FormData,
  schema: Schema,
  toBody: (value: output<Schema>) => { body: Body; toFormPath: (path: string) => string },
  { done, send }: { done: string; send: (body: Body) => Promise<unknown> },
): Promise<ActionResult> {
  const read = readFormData(form, schema)
  if (!read.ok) return { reply: read.reply }
  const { body, toFormPath } = toBody(read.value)
  try {
    await send(body)
    return { done }
  } catch (thrown) {
    return { reply: mapReplyErrors(read.toErrors(thrown), toFormPath) }
  }
}

/** The form of a delivery that has departed has no lines. */
async function changeDelivery(
  calls: DeliveryCalls,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const edit = { done: 'Pengiriman diperbaiki.', describers: deliveryDescribers }
  type Body = NonNullable<Input<'change'>['body']>
  const save = (body: Body, { values }: { values: Readonly<Record<string, unknown>> }) =>
    calls.change({ id, body: { ...body, seen: values } })
  if (!form.has('lines[0].lineId')) {
    const read = readFormData(form, DepartedFormInput)
    return read.ok ? saveEdit(form, { ...edit, body: read.value, save }) : { reply: read.reply }
  }
  const read = readFormData(form, DeliveryFormInput)
  return read.ok
    ? saveEdit<Body>(form, { ...edit, ...toDeliveryBody(read.value), save })
    : { reply: read.reply }
}
