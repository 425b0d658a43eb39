import { data } from 'react-router'
import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { staffNegotiationCalls } from '#modules/selling/negotiations/staff-contract.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { toFormErrors } from '#web/form.ts'
import { mapAmountErrors, readPostedAmount } from '#web/shared/negotiation/posted-amounts.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

type OfferBody = z.input<(typeof staffNegotiationCalls)['offer']['body']>
const readText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Runs a form of a negotiation's page. */
export async function handleStaffNegotiation(
  { staffNegotiations: calls }: Pick<Api, 'staffNegotiations'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const text = (name: string) => readText(form, name)
  switch (form.get('intent')) {
    case 'offer':
      return runNegotiationAction(form, 'Penawaran terkirim; sekarang giliran pembeli.', () =>
        calls.offer({ id, body: readOffer(form) }),
      )
    case 'decline':
      return runNegotiationAction(form, 'Negosiasi ditolak; pembeli sudah kami kabari.', () =>
        calls.decline({ id, body: { reason: text('reason') } }),
      )
    case 'assign':
      return runNegotiationAction(form, 'Petugas tersimpan.', () =>
        calls.assign({ id, body: { staffId: text('staffId') || null } }),
      )
    case 'message':
      return runNegotiationAction(form, 'Catatan tersimpan.', () =>
        calls.message({ id, body: { text: text('text'), internal: form.has('internal') } }),
      )
    case 'cost':
      return runNegotiationAction(form, 'Harga beli tersimpan.', () =>
        calls.setCost({
          id: text('variantId'),
          body: { cost: readPostedAmount(text('cost')) ?? { amount: '', currency: 'IDR' } },
        }),
      )
    case 'template':
      return runNegotiationAction(form, 'Balasan tersimpan.', () =>
        calls.saveTemplate({
          body: {
            title: text('title'),
            text: text('text'),
            purpose: text('purpose') === 'decline' ? 'decline' : 'offer',
          },
        }),
      )
    default:
      return throwUnknownIntent()
  }
}

/** Runs the work of a form; errors of amounts stand at the fields that were typed into. */
export const runNegotiationAction = (
  form: FormData,
  done: string,
  work: () => Promise<unknown>,
): Promise<ActionResult> => runAction(form, done, work, toAmountErrors)

/** The form's reply for what a call refused, with errors at the form's own lines. */
export function toAmountErrors(thrown: unknown, form: FormData) {
  const { data: reply, init } = toFormErrors(thrown, collectFormValues(form))
  const numbers = readOfferedLines(form)
  // The refusal names the goods without a price: what is empty is marked.
  const { lines: missing, ...named } = mapAmountErrors(reply.errors)
  const empty = missing ? readLineNumbers(form).filter((number) => !numbers.includes(number)) : []
  const errors = Object.fromEntries(
    Object.entries(named).map(([path, message]) => [
      path.replace(/^lines\.(\d+)/, (_, index) => `lines.${numbers[Number(index)]}`),
      message,
    ]),
  )
  for (const number of empty) errors[`lines.${number}.price`] = 'Tulis harganya.'
  return data({ ...reply, errors }, init ?? {})
}

/** The numbers of the form's lines that take a price. */
const readLineNumbers = (form: FormData): number[] =>
  [...form.keys()].flatMap((name) => {
    const number = /^lines\[(\d+)\]\.price$/.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })

/** Those that have one, or say why there is none. */
export const readOfferedLines = (form: FormData): number[] =>
  readLineNumbers(form).filter((number) =>
    ['price', 'unavailable'].some((field) => readText(form, `lines[${number}].${field}`) !== ''),
  )

/** Freight, validity and note of an offer, as a form names them. */
export function readOfferTerms(form: FormData) {
  const freight = readPostedAmount(readText(form, 'freight'))
  return {
    validUntil: readText(form, 'validUntil'),
    note: readText(form, 'note'),
    ...(freight ? { freight } : {}),
  }
}

const readOffer = (form: FormData): OfferBody => ({
  ...readOfferTerms(form),
  round: Number(readText(form, 'round')),
  lines: readOfferedLines(form).map((number) => ({
    lineId: readText(form, `lines[${number}].lineId`),
    ...readLineAnswer(form, number),
  })),
})

function readLineAnswer(form: FormData, number: number) {
  const price = readPostedAmount(readText(form, `lines[${number}].price`))
  const qty = readText(form, `lines[${number}].qty`)
  const unavailable = readText(form, `lines[${number}].unavailable`)
  return {
    ...(price ? { price } : {}),
    ...(qty ? { qty: Number(qty.replace(',', '.')) } : {}),
    ...(unavailable ? { unavailable } : {}),
  }
}
