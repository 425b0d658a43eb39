import { data } from 'react-router'
import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { readFormData, toFormErrors, collectFormValues } from '#web/form.ts'
import type { ActionResult } from '../shared/respond.ts'
import { RupiahField, parseQuantity } from '../shared/form-numbers.ts'

type PriceStockApi = Pick<Api, 'staffPricing' | 'staffStock'>

/** Does what a form of the products' page asks: `intent` is `price 12` or `stock 12`. */
export async function handlePriceStockIntent(
  api: PriceStockApi,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  if (intent === 'price') return changePrice(api, id, form)
  if (intent === 'stock') return changeStock(api, id, form)
  throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
}

const PriceFormInput = z.object({
  retail: RupiahField.optional(),
  business: RupiahField.optional(),
  retailWas: RupiahField.optional(),
  businessWas: RupiahField.optional(),
})

/** Sends only what was typed anew, so that a colleague's change of the other price stays. */
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

/** One warehouse after the other, only those whose figure was typed anew. */
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
      const { onHand: onHandError, ...errors } = reply.data.errors
      return {
        reply: data(
          { ...reply.data, errors: onHandError ? { ...errors, [name]: onHandError } : errors },
          reply.init ?? undefined,
        ) as typeof reply,
      }
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
