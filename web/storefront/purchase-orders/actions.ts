import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { NewPurchaseOrder } from '#modules/selling/purchase-orders/contract.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import {
  mapErrorsToLines,
  readLine,
  readLineNumbers,
} from '#web/shared/material-lines/posted-lines.ts'

/**
 * Handles the forms of `/upo`: uploads a file (`file`), sends the whole (`send`), or withdraws it
 * (`cancel`).
 */
export async function handleIntent(api: Api, form: FormData) {
  switch (form.get('intent')) {
    case 'file':
      return uploadFile(api, form)
    case 'send':
      return submitPurchaseOrder(api, form)
    case 'cancel': {
      const id = String(form.get('id') ?? '')
      try {
        await api.purchaseOrders.cancel({ id })
      } catch (thrown) {
        return toFormErrors(thrown)
      }
      return redirect(`/upo?id=${id}`, 303)
    }
    default:
      throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
  }
}

async function uploadFile({ purchaseOrders }: Api, form: FormData) {
  const file = form.get('file')
  try {
    const upload = await purchaseOrders.upload({
      files: { file: file instanceof File ? file : new File([], '') },
    })
    return redirect(`/upo?berkas=${upload.id}`, 303)
  } catch (thrown) {
    return toFormErrors(thrown, { intent: ['file'] })
  }
}

async function submitPurchaseOrder({ purchaseOrders }: Api, form: FormData) {
  const readText = (name: string) => String(form.get(name) ?? '')
  const numbers = readLineNumbers(form)
  // The call refuses empty and foreign choices, field by field.
  const body = {
    fileId: readText('fileId'),
    project: readText('project'),
    projectType: readText('projectType'),
    addressId: readText('addressId'),
    paymentMethod: readText('paymentMethod'),
    note: readText('note'),
    lines: numbers.map((number) => ({
      ...readLine(form, number),
      written: readText(`written-${number}`),
    })),
  } as z.input<typeof NewPurchaseOrder>
  try {
    const key = readText('key') || crypto.randomUUID()
    const { id } = await purchaseOrders.create({ table: 'upo', body }, { key })
    return redirect(`/upo?id=${id}&terkirim`, 303)
  } catch (thrown) {
    // The typed data is of no use any more: the file was sent or has expired.
    if (isCallError(thrown) && thrown.code === 'file.gone') return redirect('/upo?hilang', 303)
    const { data: reply, init } = toFormErrors(thrown, collectFormValues(form))
    return data({ ...reply, errors: mapErrorsToLines(reply.errors, numbers) }, init ?? {})
  }
}
