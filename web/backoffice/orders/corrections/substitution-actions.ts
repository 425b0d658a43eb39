import { z } from 'zod'
import { staffSubstitutionCalls } from '#modules/checkout/substitutions/staff-contract.ts'
import type { Api } from '#modules/client.ts'
import { AmountField } from '../../../shared/amount-field.ts'
import type { ActionResult } from '../../shared/actions/action-result.ts'
import { parseDecimal } from '../../shared/forms/form-values.ts'
import { runAction, runFormAction } from '../../shared/actions/run-action.ts'

/** What is no number is left to the call's own schema, which refuses it at its field. */
const QuantityField = (schema: z.ZodType<number>) =>
  z.preprocess((text) => parseDecimal(String(text ?? '')), schema)

const { body } = staffSubstitutionCalls.propose
const ProposalForm = body.extend({
  replacedQty: QuantityField(body.shape.replacedQty),
  qty: QuantityField(body.shape.qty),
  unitPrice: AmountField,
})

/** Runs a form about other goods for an order; undefined for another form. */
export function handleSubstitutionIntent(
  { staffSubstitutions: substitutions }: Pick<Api, 'staffSubstitutions'>,
  id: string,
  form: FormData,
): Promise<ActionResult> | undefined {
  const [intent, substitutionId = ''] = String(form.get('intent') ?? '').split(' ')
  if (intent === 'withdraw-substitution')
    return runAction(form, 'Usulan ditarik.', () => substitutions.withdraw({ id, substitutionId }))
  if (intent !== 'propose-substitution') return undefined
  return runFormAction(
    form,
    ProposalForm,
    'Usulan terkirim ke pembeli.',
    (proposal) => substitutions.propose({ id, body: proposal }),
    (path) => path.replace(/^unitPrice\..*/, 'unitPrice'),
  )
}
