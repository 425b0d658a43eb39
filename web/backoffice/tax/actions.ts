import type { Api } from '#modules/client.ts'
import { staffTaxCalls } from '#modules/finance/tax-invoices/staff-contract.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const { correctBuyer, export: makeExport } = staffTaxCalls

/** Runs a form of the page: `export`, `buyer <invoice>`. */
export async function handleTaxIntent(
  { staffTax }: Pick<Api, 'staffTax'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent')).split(' ')
  if (intent === 'export')
    return runFormAction(form, makeExport.body, 'Berkas dibuat. Unduh di bawah.', (body) =>
      staffTax.export({ body }),
    )
  if (intent === 'buyer')
    return runFormAction(form, correctBuyer.body, 'Data pembeli disimpan.', (body) =>
      staffTax.correctBuyer({ id, body }),
    )
  return throwUnknownIntent()
}
