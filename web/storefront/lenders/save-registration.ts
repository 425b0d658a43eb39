import { data, redirect } from 'react-router'
import { z } from 'zod'
import { isCallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'
import { credilinqCalls, LenderNeed } from '#modules/finance/lenders/contract.ts'
import { lenderDocumentKindNames } from '#modules/finance/lenders/rules/lenders.ts'
import { LENDER_STEPS, type LenderStepName } from '#modules/finance/lenders/rules/steps.ts'
import {
  buildRegistrationPath,
  buildRegistrationSuccessPath,
} from '#modules/finance/lenders/rules/registration-path.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { AmountField } from '#web/shared/amount-field.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { pickLenderCalls } from './lender-calls.ts'

// For actions only: page scripts must not include schemas.

export const NeedForm = LenderNeed.extend({ amount: AmountField, yearlySales: AmountField })
const { company, person, address } = credilinqCalls.save.body.shape.data.shape
const STEP_FORMS = {
  perusahaan: z.object({ company: company.unwrap() }),
  'penanggung-jawab': z.object({ person: person.unwrap() }),
  alamat: z.object({ address: address.unwrap() }),
} as const

/** Saves the step that was posted, and leads to the next; the last sends the application. */
export async function saveRegistration(context: PageContext, lender: LenderCode, form: FormData) {
  const api = context.get(apiContext)
  const calls = pickLenderCalls(api, lender)
  const id = String(form.get('id') ?? '')
  const step = LENDER_STEPS.find(({ name }) => name === form.get('intent'))?.name ?? 'kebutuhan'
  try {
    if (step === 'kebutuhan') {
      const read = readFormData(withoutOwnFields(form), NeedForm)
      if (!read.ok) return read.reply
      const { eligibility } = await calls.eligibility({ body: read.value })
      return goTo(lender, eligibility?.isEligible === false ? 'kebutuhan' : 'perusahaan')
    }
    if (step === 'dokumen') {
      const documents = await uploadDocuments(api, form)
      if (documents.length > 0) await calls.save({ id, body: { data: { documents } } })
      if (form.get('send') !== 'yes') return goTo(lender, 'dokumen')
      const consent = form.get('consent') === 'yes'
      const body = { data: { id, consent: consent as true } }
      await calls.sendRegistration({ body }, readIdempotencyKey(form))
      return redirect(buildRegistrationSuccessPath(lender), 303)
    }
    const read = readFormData(withoutOwnFields(form), STEP_FORMS[step])
    if (!read.ok) return read.reply
    const saved = await calls.save({ id, body: { data: read.value } })
    // Several districts share the postal code: which one is asked in the same step.
    const isDistrictOpen = step === 'alamat' && saved.answers.address.place === null
    return goTo(lender, isDistrictOpen ? step : findStepAfter(step))
  } catch (thrown) {
    // It was sent meanwhile: by a colleague, or by a press whose response was lost.
    if (isCallError(thrown) && thrown.code === 'lender.state')
      return redirect(buildRegistrationSuccessPath(lender), 303)
    return replyAtFields(thrown, form)
  }
}

const goTo = (lender: LenderCode, step: LenderStepName) =>
  redirect(`${buildRegistrationPath(lender)}?langkah=${step}`, 303)

const findStepAfter = (name: LenderStepName): LenderStepName =>
  LENDER_STEPS[LENDER_STEPS.findIndex((step) => step.name === name) + 1]!.name

/** The fields of the step itself, without the form's own. */
export function withoutOwnFields(form: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of form)
    if (!['intent', 'id', 'key'].includes(name) && typeof value === 'string')
      fields.append(name, value)
  return fields
}

async function uploadDocuments({ files }: Api, form: FormData) {
  const documents: { kind: (typeof lenderDocumentKindNames)[number]; fileId: string }[] = []
  for (const kind of lenderDocumentKindNames) {
    const file = form.get(`file-${kind}`)
    if (file instanceof File && file.size > 0)
      documents.push({ kind, fileId: (await files.upload({ form: {}, files: { file } })).id })
  }
  return documents
}

/** What was refused, at the fields of the form. */
export function replyAtFields(thrown: unknown, form: FormData) {
  const { data: reply, init } = toFormErrors(thrown, collectFormValues(form))
  const errors = Object.entries(reply.errors).map(([path, text]) => [
    path
      .replace(/^data\./, '')
      .replace(/^(amount|yearlySales)\..*/, '$1')
      .replace(/^postalCode$/, 'address.postalCode'),
    text,
  ])
  return data({ ...reply, errors: Object.fromEntries(errors) }, init ?? {})
}
