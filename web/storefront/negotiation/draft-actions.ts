import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { NewNegotiation } from '#modules/selling/negotiations/negotiation-contract.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { toFormErrors } from '#web/form.ts'
import { mapAmountErrors, readPostedAmount } from '#web/shared/negotiation/posted-amounts.ts'

type NewNegotiationBody = z.input<typeof NewNegotiation>

const readText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** The numbers of the form's lines that name a price: the others stay with the shop's. */
const readLineNumbers = (form: FormData): number[] =>
  [...form.keys()].flatMap((name) => {
    const number = /^lines\[(\d+)\]\.price$/.exec(name)?.[1]
    return number !== undefined && readText(form, name) !== '' ? [Number(number)] : []
  })

/** Begins the negotiation that a form describes, and leads to the page that says so. */
export async function submitNegotiation(api: Api, form: FormData) {
  const numbers = readLineNumbers(form)
  const values = collectFormValues(form)
  if (numbers.length === 0)
    return data(
      {
        message: 'Tulis harga untuk paling sedikit satu barang.',
        code: 'form.invalid',
        errors: { 'lines.0.price': 'Tulis harga yang Anda inginkan.' },
        values,
      },
      422,
    )
  try {
    const key = readText(form, 'key') || crypto.randomUUID()
    const { id } = await api.negotiations.create({ body: readBody(form, numbers) }, { key })
    return redirect(`/negotiation/pengajuan-berhasil?id=${id}`, 303)
  } catch (thrown) {
    const { data: reply, init } = toFormErrors(thrown, values)
    return data({ ...reply, errors: mapLineErrors(reply.errors, numbers) }, init ?? {})
  }
}

function readBody(form: FormData, numbers: readonly number[]): NewNegotiationBody {
  const freight = readPostedAmount(readText(form, 'freight'))
  const optional = (name: string) => readText(form, name) || undefined
  return {
    source: readText(form, 'source'),
    purchaseOrderId: optional('purchaseOrderId'),
    delivery: readText(form, 'delivery') || 'fleet',
    addressId: optional('addressId'),
    targetDate: optional('targetDate'),
    project: readText(form, 'project'),
    note: readText(form, 'note'),
    ...(freight ? { freight } : {}),
    lines: numbers.map((number) => {
      const field = (name: string) => readText(form, `lines[${number}].${name}`)
      return {
        product_variant_id: field('product_variant_id'),
        qty: field('qty').replace(',', '.'),
        price: readPostedAmount(field('price'))!,
        message: field('message'),
      }
    }),
    // The call refuses foreign choices, field by field.
  } as NewNegotiationBody
}

/** Only lines with a price were sent, so their errors go back to the numbers of the form. */
const mapLineErrors = (errors: Readonly<Record<string, string>>, numbers: readonly number[]) =>
  Object.fromEntries(
    Object.entries(mapAmountErrors(errors)).map(([path, message]) => [
      path.replace(/^lines\.(\d+)/, (_, index) => `lines.${numbers[Number(index)]}`),
      message,
    ]),
  )

/** A guest's comment. */
export async function writeAsGuest(api: Api, token: string, form: FormData) {
  try {
    await api.negotiations.guestMessage({ body: { token, text: readText(form, 'text') } })
  } catch (thrown) {
    return toFormErrors(thrown, collectFormValues(form))
  }
  return redirect(`/negotiation?${new URLSearchParams({ tawaran: token })}`, 303)
}
