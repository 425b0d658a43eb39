import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { staffNegotiationCalls } from '#modules/selling/negotiations/staff-contract.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { readPostedAmount } from '#web/shared/negotiation/posted-amounts.ts'
import { readOfferedLines, readOfferTerms, toAmountErrors } from './actions.ts'

type Calls = typeof staffNegotiationCalls
type StartBody = z.input<Calls['start']['body']>
type EstimateBody = z.input<Calls['estimateStart']['body']>

/** Runs the form of an offer for a buyer who phoned: `estimate` names our vehicles' freight, `start` sends the offer. */
export async function handleStart({ staffNegotiations }: Api, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const readGoods = (numbers: readonly number[]) =>
    numbers.map((number) => ({
      product_variant_id: text(`lines[${number}].product_variant_id`),
      qty: Number(text(`lines[${number}].qty`).replace(',', '.')),
    }))
  const destination = { email: text('email'), addressId: text('addressId') }
  try {
    if (form.get('intent') === 'estimate') {
      // The call refuses foreign choices, field by field.
      const body = { ...destination, lines: readGoods(listLines(form)) } as EstimateBody
      const { freightEstimate } = await staffNegotiations.estimateStart({ body })
      // A reply without a refusal: it returns the typed values, so that the form survives without scripts.
      const values = collectFormValues(form)
      return data({ message: '', code: 'estimate', errors: {}, values, freightEstimate })
    }
    const numbers = readOfferedLines(form)
    const body = {
      ...readOfferTerms(form),
      email: destination.email,
      ...(destination.addressId ? { addressId: destination.addressId } : {}),
      ...(text('targetDate') ? { targetDate: text('targetDate') } : {}),
      project: text('project'),
      delivery: text('delivery'),
      lines: readGoods(numbers).map((line, index) => ({
        ...line,
        price: readPostedAmount(text(`lines[${numbers[index]}].price`))!,
      })),
    } as StartBody
    const { id } = await staffNegotiations.start({ body }, readIdempotencyKey(form))
    return redirect(`/backoffice/negosiasi/${id}`, 303)
  } catch (thrown) {
    return toAmountErrors(thrown, form)
  }
}

/** The numbers of all lines of the form, priced or not. */
const listLines = (form: FormData): number[] =>
  [...form.keys()].flatMap((name) => {
    const number = /^lines\[(\d+)\]\.qty$/.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })
