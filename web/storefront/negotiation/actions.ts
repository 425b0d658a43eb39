import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { negotiationCalls } from '#modules/selling/negotiations/contract.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { toFormErrors } from '#web/form.ts'
import { mapAmountErrors, readPostedAmount } from '#web/shared/negotiation/posted-amounts.ts'

type Confirmation = z.input<(typeof negotiationCalls)['confirm']['body']>

/** A guest's link that was just made: its token is shown once. */
export type SharedLink = { link: { name: string; token: string } }
export const isSharedLink = (result: unknown): result is SharedLink =>
  typeof result === 'object' && result !== null && 'link' in result

const readText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Handles the forms of a negotiation's page. */
export async function handleNegotiationForm(api: Api, id: string, form: FormData) {
  const values = collectFormValues(form)
  const intent = form.get('intent')
  try {
    switch (intent) {
      case 'decide':
        await api.negotiations.confirm({ id, body: readConfirmation(form) })
        break
      case 'cancel':
        await api.negotiations.cancel({ id })
        break
      case 'message':
        await api.negotiations.message({ id, body: readMessage(form) })
        break
      case 'revoke':
        await api.negotiations.revokeLink({ id, linkId: readText(form, 'linkId') })
        break
      case 'share': {
        const { name, token } = await api.negotiations.shareLink({
          id,
          body: { name: readText(form, 'name') },
        })
        return { link: { name, token } } satisfies SharedLink
      }
      case 'repeat': {
        await api.negotiations.repeat({ body: { id } }, readIdempotencyKey(form))
        return redirect('/cart', 303)
      }
      default:
        throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
    }
  } catch (thrown) {
    const { data: reply, init } = toFormErrors(thrown, values)
    return data({ ...reply, errors: mapErrors(reply, form) }, init ?? {})
  }
  return redirect(`/profile/daftar-negosiasi/detail?id=${id}`, 303)
}

function readMessage(form: FormData) {
  const lineId = readText(form, 'lineId')
  return { text: readText(form, 'text'), ...(lineId ? { lineId } : {}) }
}

/** The numbers of the form's lines, in their order. */
const readLineNumbers = (form: FormData): number[] =>
  [...form.keys()].flatMap((name) => {
    const number = /^lines\[(\d+)\]\.lineId$/.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })

/** The decisions of a form; `all` decides every line alike, whatever was chosen. */
function readConfirmation(form: FormData): Confirmation {
  const all = readText(form, 'all')
  const freight = all === '' ? readPostedAmount(readText(form, 'freight')) : undefined
  const lines = readLineNumbers(form).flatMap((number) => {
    const field = (name: string) => readText(form, `lines[${number}].${name}`)
    const decision = all || field('decision')
    const price = decision === 'counter' ? readPostedAmount(field('price')) : undefined
    const message = field('message')
    // The call names the lines that are not decided.
    if (decision === '') return []
    return [
      {
        lineId: field('lineId'),
        decision,
        ...(price ? { price } : {}),
        ...(message ? { message } : {}),
      },
    ]
  })
  return {
    round: Number(readText(form, 'round')),
    lines,
    note: readText(form, 'note'),
    ...(freight ? { freight } : {}),
    // The call refuses foreign choices, field by field.
  } as Confirmation
}

/** Errors at the form's fields: only decided lines were sent, and an undecided one is named by its id. */
function mapErrors({ errors }: FormErrors, form: FormData): Record<string, string> {
  const all = readText(form, 'all')
  const numbers = readLineNumbers(form)
  const sent = numbers.filter((number) => all || readText(form, `lines[${number}].decision`))
  const numberOf = (id: string) =>
    numbers.find((number) => readText(form, `lines[${number}].lineId`) === id)
  return Object.fromEntries(
    Object.entries(mapAmountErrors(errors)).map(([path, message]) => [
      path
        .replace(/^lines\.(\d+)/, (_, index) => `lines.${sent[Number(index)]}`)
        .replace(/^decision\.(.+)$/, (_, id: string) => `lines.${numberOf(id)}.decision`),
      message,
    ]),
  )
}
