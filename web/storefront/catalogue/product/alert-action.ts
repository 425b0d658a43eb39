import { data, redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'

/** Handles the product page's small forms: `watch stock`, `watch price`, `stop`. */
export async function handleAlertIntent(
  { productAlerts }: Pick<Api, 'productAlerts'>,
  form: FormData,
  returnPath: string | undefined,
) {
  const [intent, kind] = String(form.get('intent') ?? '').split(' ')
  try {
    if (intent === 'stop')
      await productAlerts.stop({ body: { token: String(form.get('token') ?? '') } })
    else if (intent === 'watch' && (kind === 'stock' || kind === 'price'))
      await productAlerts.add({
        body: { product_variant_id: String(form.get('product_variant_id') ?? ''), kind },
      })
    else throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
  } catch (thrown) {
    return toFormErrors(thrown)
  }
  // Before scripts run the form replaces the page.
  if (returnPath) throw redirect(returnPath, 303)
  return { ok: true }
}
