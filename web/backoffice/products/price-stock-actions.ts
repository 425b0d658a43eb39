import { data } from 'react-router'
import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { mapReplyErrors } from '../shared/map-reply-errors.ts'
import { throwUnknownIntent } from '../shared/run-action.ts'
import { RupiahField, parseQuantity } from '../shared/form-numbers.ts'

type PriceStockApi = Pick<Api, 'staffPricing' | 'staffStock'>

/** Runs a price or stock form: `price 12`, `stock 12`, with the variant's id. */
export async function handlePriceStockIntent(
  api: PriceStockApi,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  if (intent === 'price') return changePrice(api, id, form)
  if (intent === 'stock') return changeStock(api, id, form)
  return throwUnknownIntent()
}

const PriceFormInput = z.object({
  retail: RupiahField.optional(),
  business: RupiahField.optional(),
  retailWas: RupiahField.optional(),
  businessWas: RupiahField.optional(),
})

/** Sends only a price that was changed, so that a colleague's change of the other one survives. */
async function changePrice(
  { staffPricing }: PriceStockApi,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const read = readFormData(form, PriceFormInput)
  if (!read.ok) return { reply: read.reply }
  const { retail, business, retailWas, businessWas } = read.value
  const body = {
    ...(retail === retailWas ? {} : { retail }),
    ...(business === businessWas ? {} : { business }),
  }
  if (body.retail === undefined && body.business === undefined)
    return { done: 'Harga tidak berubah.' }
  try {
    await staffPricing.changePrice({ id, body })
    return { done: 'Harga baru berlaku mulai hari ini.' }
  } catch (thrown) {
    return { reply: read.toErrors(thrown) }
  }
}

/** Changes one warehouse after the other, and only those with a new quantity. */
async function changeStock(
  { staffStock }: PriceStockApi,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const values = collectFormValues(form)
  const reason = values['reason']?.[0] ?? ''
  const changes = Object.keys(values)
    .filter((name) => name.startsWith('onHand.'))
    .map((name) => ({
      name,
      warehouse: name.slice('onHand.'.length),
      onHand: parseQuantity(values[name]![0]!),
    }))
    .map((change) => ({ ...change, seen: Number(values[`seen.${change.warehouse}`]?.[0]) }))
    .filter(({ onHand, seen }) => onHand !== seen)
  for (const { name, warehouse, onHand, seen } of changes) {
    if (onHand === undefined)
      return { reply: refuseForm(values, { [name]: 'Tulis jumlah dengan angka, misalnya 120.' }) }
    try {
      await staffStock.changeStock({ id, body: { warehouse, onHand, seen, reason } })
    } catch (thrown) {
      const reply = toFormErrors(thrown, values)
      return { reply: mapReplyErrors(reply, (path) => (path === 'onHand' ? name : path)) }
    }
  }
  if (changes.length === 0) return { done: 'Stok tidak berubah.' }
  return { done: `Stok di ${changes.length} gudang tersimpan.` }
}

const refuseForm = (values: Record<string, string[]>, errors: Record<string, string>) =>
  data(
    { message: 'Ada isian yang perlu diperbaiki.', code: 'form.invalid', errors, values },
    { status: 422 },
  )
