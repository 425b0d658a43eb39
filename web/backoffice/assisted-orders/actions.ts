import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { staffAssistedOrderCalls } from '#modules/checkout/assisted-orders/contract.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { parseJsonField } from '#web/form/parse-json-field.ts'
import { toFormErrors } from '#web/form.ts'
import { mapAmountErrors, readPostedAmount } from '#web/shared/negotiation/posted-amounts.ts'
import { throwUnknownIntent } from '../shared/actions/run-action.ts'
import { readSource, type AssistedGoods, type AssistedPreview } from './load-source.ts'

type NewAssistedOrder = z.input<(typeof staffAssistedOrderCalls)['place']['body']>

/** Runs the form: `preview` shows prices, vehicles and days, `place` places the order as it was shown. */
export async function handleAssistedOrder(api: Api, url: URL, form: FormData) {
  const intent = form.get('intent')
  if (intent !== 'preview' && intent !== 'place') return throwUnknownIntent()
  const { goods, toFormPath } = readGoods(url, form)
  const values = collectFormValues(form)
  try {
    if (intent === 'preview') {
      const preview = await api.staffAssistedOrders.preview({ body: goods })
      // A reply without a refusal: it returns the typed values, so that the form survives without scripts.
      return data({ message: '', code: 'preview', errors: {}, values, preview })
    }
    const body = { ...goods, ...readTerms(form) } as NewAssistedOrder
    const { id } = await api.staffAssistedOrders.place({ body }, readIdempotencyKey(form))
    return redirect(`/backoffice/pesanan/${id}`, 303)
  } catch (thrown) {
    const { data: reply, init } = toFormErrors(thrown, values)
    const errors = Object.fromEntries(
      Object.entries(mapAmountErrors(reply.errors)).map(([path, text]) => [toFormPath(path), text]),
    )
    const preview = intent === 'place' ? await previewAgain(api, goods) : undefined
    return data({ ...reply, errors, preview }, init ?? {})
  }
}

/** What the refused order would cost now; nothing where the goods themselves are refused. */
const previewAgain = (api: Api, body: AssistedGoods): Promise<AssistedPreview | undefined> =>
  api.staffAssistedOrders.preview({ body }).catch(() => undefined)

const readText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** The goods of the form: lines without a quantity are left out. The call refuses foreign choices. */
function readGoods(url: URL, form: FormData) {
  const numbers = [...form.keys()].flatMap((name) => {
    const number = /^lines\[(\d+)\]\.qty$/.exec(name)?.[1]
    return number !== undefined && readText(form, name) !== '' ? [Number(number)] : []
  })
  const vehicle = readText(form, 'vehicle')
  const method = readText(form, 'method')
  const pickupItems = numbers
    .filter((number) => form.has(`lines[${number}].pickup`))
    .map((number) => readText(form, `lines[${number}].product_variant_id`))
  const goods = {
    ...readSource(url),
    addressId: readText(form, 'addressId'),
    method,
    ...(vehicle && method !== 'pickup' ? { vehicle } : {}),
    ...(method === 'pickup' ? {} : { pickupItems }),
    lines: numbers.map((number) => {
      const price = readPostedAmount(readText(form, `lines[${number}].price`))
      return {
        product_variant_id: readText(form, `lines[${number}].product_variant_id`),
        qty: Number(readText(form, `lines[${number}].qty`).replace(',', '.')),
        ...(price ? { price } : {}),
      }
    }),
  } as AssistedGoods
  const toFormPath = (path: string) =>
    path.replace(/^lines\.(\d+)/, (_, index) => `lines.${numbers[Number(index)] ?? index}`)
  return { goods, toFormPath }
}

/** When and to whom it is delivered, and what staff saw when they placed it. */
const readTerms = (form: FormData) => ({
  paymentType: 'transfer',
  date: readText(form, 'date'),
  window: readText(form, 'window'),
  contactName: readText(form, 'contactName'),
  contactPhone: readText(form, 'contactPhone'),
  unloading: readText(form, 'unloading') || 'site',
  poNumber: readText(form, 'poNumber'),
  note: readText(form, 'note'),
  // What the page showed; nothing readable is refused by the call.
  seen: parseJsonField(readText(form, 'seen')),
})
