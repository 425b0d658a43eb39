import type { Api } from '#modules/client.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { createFieldReader } from '../shared/forms/form-values.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { RupiahField } from '../shared/forms/form-numbers.ts'
import { priceDescribers } from '../shared/conflict/price-describers.ts'

/** Runs a form of a price list: `set`, `remove 12 2026-11-20`. */
export async function handlePriceListIntent(
  { staffPricing: pricing }: Pick<Api, 'staffPricing'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const [intent, variantId = '', validFrom = ''] = String(form.get('intent') ?? '').split(' ')
  const text = createFieldReader(form)
  switch (intent) {
    case 'set': {
      const price = RupiahField.safeParse(text('price') ?? '')
      const body = {
        sku: text('sku') ?? '',
        // The call refuses NaN with its own message, at this field.
        price: price.success ? price.data : Number.NaN,
        validFrom: text('validFrom'),
      }
      return saveEdit(form, {
        done: 'Harga tersimpan.',
        body,
        describers: priceDescribers,
        save: (values, { values: seen }) =>
          pricing.setPrice({
            id,
            body: { ...values, seen: seen['price'] as number | null | undefined },
          }),
      })
    }
    case 'remove':
      return runAction(form, 'Harga dihapus dari daftar.', () =>
        pricing.removePrice({ id, variantId, query: { validFrom } }),
      )
    default:
      return throwUnknownIntent()
  }
}
