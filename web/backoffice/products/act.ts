import { data } from 'react-router'
import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { readFormData, refusal, valuesOf } from '#web/form.ts'
import type { Acted } from '../parts/done.ts'
import { TypedRupiah, typedQuantity } from './typed.ts'

type Desk = Pick<Api, 'staffPricing' | 'staffStock'>

/** Does what a form of the products' page asks: `intent` is `price 12` or `stock 12`. */
export async function act(api: Desk, form: FormData): Promise<Acted> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  if (intent === 'price') return changePrice(api, id, form)
  if (intent === 'stock') return changeStock(api, id, form)
  throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
}

const Prices = z.object({
  retail: TypedRupiah.optional(),
  business: TypedRupiah.optional(),
  retailWas: TypedRupiah.optional(),
  businessWas: TypedRupiah.optional(),
})

/** Sends only what was typed anew, so that a colleague's change of the other price stays. */
async function changePrice({ staffPricing }: Desk, id: string, form: FormData): Promise<Acted> {
  const read = readFormData(form, Prices)
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
    return { reply: read.refuse(thrown) }
  }
}

/** One warehouse after the other, only those whose figure was typed anew. */
async function changeStock({ staffStock }: Desk, id: string, form: FormData): Promise<Acted> {
  const values = valuesOf(form)
  const reason = values['reason']?.[0] ?? ''
  const changes = Object.keys(values)
    .filter((name) => name.startsWith('onHand.'))
    .map((name) => ({
      name,
      warehouse: name.slice('onHand.'.length),
      onHand: typedQuantity(values[name]![0]!),
    }))
    .map((change) => ({ ...change, seen: Number(values[`seen.${change.warehouse}`]?.[0]) }))
    .filter(({ onHand, seen }) => onHand !== seen)
  for (const { name, warehouse, onHand, seen } of changes) {
    if (onHand === undefined)
      return { reply: refused(values, { [name]: 'Tulis jumlah dengan angka, misalnya 120.' }) }
    try {
      await staffStock.changeStock({ id, body: { warehouse, onHand, seen, reason } })
    } catch (thrown) {
      const reply = refusal(thrown, values)
      const { onHand: said, ...errors } = reply.data.errors
      return {
        reply: data(
          { ...reply.data, errors: said ? { ...errors, [name]: said } : errors },
          reply.init ?? undefined,
        ) as typeof reply,
      }
    }
  }
  if (changes.length === 0) return { done: 'Stok tidak berubah.' }
  return { done: `Stok di ${changes.length} gudang tersimpan.` }
}

const refused = (values: Record<string, string[]>, errors: Record<string, string>) =>
  data(
    { message: 'Ada isian yang perlu diperbaiki.', code: 'form.invalid', errors, values },
    { status: 422 },
  )
