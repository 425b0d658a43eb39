import type { Api } from '#modules/client.ts'
import { acted, unknownStep } from '../parts/acting.ts'
import { typed } from '../parts/typed.ts'
import type { Acted } from '../parts/done.ts'
import { TypedRupiah } from '../products/typed.ts'

/** Does what a form of a price list asks: `set`, `remove 12 2026-11-20`. */
export async function act(
  { staffPricing: desk }: Pick<Api, 'staffPricing'>,
  id: string,
  form: FormData,
): Promise<Acted> {
  const [intent, variantId = '', validFrom = ''] = String(form.get('intent') ?? '').split(' ')
  const text = typed(form)
  switch (intent) {
    case 'set': {
      const price = TypedRupiah.safeParse(text('price') ?? '')
      const body = {
        sku: text('sku') ?? '',
        // What is no amount is refused by the call, in its own words, at its field.
        price: price.success ? price.data : Number.NaN,
        validFrom: text('validFrom'),
      }
      return acted(form, 'Harga tersimpan.', () => desk.setPrice({ id, body }))
    }
    case 'remove':
      return acted(form, 'Harga dihapus dari daftar.', () =>
        desk.removePrice({ id, variantId, query: { validFrom } }),
      )
    default:
      return unknownStep()
  }
}
