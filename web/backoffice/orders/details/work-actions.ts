import type { Api } from '#modules/client.ts'
import { staffOrderListCalls } from '#modules/selling/staff-orders/staff-contract.ts'
import type { ActionResult } from '../../shared/actions/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../../shared/actions/run-action.ts'

const { tag, untag } = staffOrderListCalls

/** Runs a form beside an order's steps: who works on it, its tags, notes and messages. */
export function handleWorkIntent(
  orders: Api['staffOrders'],
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'assign':
      return runAction(form, 'Petugas tersimpan.', () =>
        orders.assign({ id, body: { staffId: String(form.get('staffId') ?? '') || null } }),
      )
    case 'tag':
      return runFormAction(form, tag.body, 'Tanda ditambahkan.', (body) => orders.tag({ id, body }))
    case 'untag':
      return runFormAction(form, untag.body, 'Tanda dilepas.', (body) => orders.untag({ id, body }))
    case 'message':
      return writeMessage(orders, id, form)
    default:
      return throwUnknownIntent()
  }
}

function writeMessage(orders: Api['staffOrders'], id: string, form: FormData) {
  const internal = form.get('to') !== 'buyer'
  const text = String(form.get('text') ?? '')
  return runAction(form, internal ? 'Catatan tersimpan.' : 'Pesan terkirim ke pembeli.', () =>
    orders.message({ id, body: { text, internal } }),
  )
}
