import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import {
  mapErrorsToLines,
  readLine,
  readLineNumbers,
} from '#web/shared/material-lines/posted-lines.ts'
import { createAndRedirect, runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'

type PurchaseOrderApi = Pick<Api, 'staffPurchaseOrders' | 'staffNegotiations'>

/** Runs a form of a purchase order's page: `take`, `lines`, `note`, `done`, `negotiate`, `cancel`. */
export async function handlePurchaseOrderIntent(
  { staffPurchaseOrders: purchaseOrders, staffNegotiations }: PurchaseOrderApi,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const text = (name: string) => String(form.get(name) ?? '')
  switch (form.get('intent')) {
    case 'take':
      return runAction(form, 'Anda menangani PO ini.', () => purchaseOrders.take({ id }))
    case 'lines':
      return saveLines(purchaseOrders, id, form)
    case 'note':
      return runAction(form, 'Catatan tersimpan.', () =>
        purchaseOrders.note({ id, body: { note: text('note') } }),
      )
    case 'done':
      return runAction(form, 'PO selesai; pembeli sudah kami kabari.', () =>
        purchaseOrders.finish({ id, body: { outcome: text('outcome') } }),
      )
    case 'negotiate':
      return createAndRedirect(
        form,
        () => staffNegotiations.fromPurchaseOrder({ id }),
        (negotiationId) => `/backoffice/negosiasi/${negotiationId}`,
      )
    case 'cancel':
      return runAction(form, 'PO dibatalkan; pembeli sudah kami kabari.', () =>
        purchaseOrders.cancel({ id, body: { reason: text('reason') } }),
      )
    default:
      return throwUnknownIntent()
  }
}

async function saveLines(
  purchaseOrders: PurchaseOrderApi['staffPurchaseOrders'],
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const numbers = readLineNumbers(form)
  const lines = numbers.map((number) => ({
    ...readLine(form, number),
    id: String(form.get(`line-${number}`) ?? ''),
  }))
  try {
    await purchaseOrders.saveLines({ id, body: { lines, add: String(form.get('add') ?? '') } })
    return { done: 'Baris tersimpan.' }
  } catch (thrown) {
    const { data: reply, init } = toFormErrors(thrown, collectFormValues(form))
    return {
      reply: data({ ...reply, errors: mapErrorsToLines(reply.errors, numbers) }, init ?? {}),
    }
  }
}

/** Looks up the products that a line's changed text may mean, at the company's prices. */
export async function matchLine(
  { staffPurchaseOrders }: PurchaseOrderApi,
  id: string,
  form: FormData,
) {
  try {
    const text = String(form.get('text') ?? '')
    return { matched: await staffPurchaseOrders.match({ id, body: { text } }) }
  } catch (thrown) {
    return toFormErrors(thrown, collectFormValues(form))
  }
}
