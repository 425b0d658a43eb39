import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import {
  NotificationChoice,
  notificationPreferenceCalls,
} from '#modules/foundation/notifications/preferences-contract.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'

const SETTINGS = '/profile?pemberitahuan'

/** Handles the forms of the notification settings: `notifications`, `phone-code`, `verify-phone`. */
export async function handleNotificationIntent(
  { notificationPreferences }: Pick<Api, 'notificationPreferences'>,
  form: FormData,
) {
  try {
    switch (form.get('intent')) {
      case 'notifications': {
        const read = readFormData(form, NotificationChoice)
        if (!read.ok) return read.reply
        await notificationPreferences.save({ body: read.value })
        return redirect(`${SETTINGS}=tersimpan`, 303)
      }
      case 'phone-code':
        await notificationPreferences.sendCode()
        return redirect(`${SETTINGS}=kode`, 303)
      case 'verify-phone': {
        const read = readFormData(form, notificationPreferenceCalls.verifyPhone.body)
        if (!read.ok) return read.reply
        await notificationPreferences.verifyPhone({ body: read.value })
        return redirect(`${SETTINGS}=terverifikasi`, 303)
      }
      default:
        return undefined
    }
  } catch (thrown) {
    return toFormErrors(thrown, collectFormValues(form))
  }
}
