import type { Api } from '#modules/client.ts'
import type { RequestOptions } from '#platform/contract/client.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { createFieldReader } from '../shared/forms/form-values.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { readGoodsLines } from './goods-rows.ts'

/** Runs a form of the stock page: `receive`, `transfer`. */
export async function handleStockIntent(
  { staffStock }: Pick<Api, 'staffStock'>,
  form: FormData,
  options: RequestOptions,
): Promise<ActionResult> {
  const read = createFieldReader(form)
  const text = (name: string) => read(name) ?? ''
  const lines = readGoodsLines(form)
  switch (form.get('intent')) {
    case 'receive': {
      const [warehouse, reference, supplier] = ['warehouse', 'reference', 'supplier'].map(text)
      return runAction(form, 'Barang masuk tercatat.', () =>
        staffStock.receive(
          { body: { warehouse: warehouse!, reference: reference!, supplier: supplier!, lines } },
          options,
        ),
      )
    }
    case 'transfer': {
      const note = read('note')
      const body = { from: text('from'), to: text('to'), ...(note ? { note } : {}), lines }
      return runAction(form, 'Pemindahan tercatat.', () => staffStock.transfer({ body }, options))
    }
    default:
      return throwUnknownIntent()
  }
}
