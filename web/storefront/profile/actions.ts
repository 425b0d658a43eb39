import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'

/** Handles the profile's small buttons: `unwatch`, `close-notice`, `send-proof`. */
export async function handleProfileIntent(
  { productAlerts, customers }: Pick<Api, 'productAlerts' | 'customers'>,
  form: FormData,
) {
  try {
    switch (form.get('intent')) {
      case 'unwatch':
        await productAlerts.remove({ id: String(form.get('id')) })
        return redirect('/profile', 303)
      case 'close-notice':
        await customers.closeNotice()
        return redirect('/profile', 303)
      case 'send-proof':
        await customers.sendVerification()
        return { proofSent: true as const }
      default:
        return undefined
    }
  } catch (thrown) {
    return toFormErrors(thrown)
  }
}
