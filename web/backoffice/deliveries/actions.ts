import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { moveDrop } from './move-drop.ts'
import { throwUnknownIntent } from '../shared/actions/run-action.ts'

/** A link just made: its token is shown once. */
export type MadeDriverLink = { madeLink: { phone: string; token: string } }

/** Runs a form of the day's page: `link <phone>`, `revoke <id>`, `move <delivery>`. */
export async function handleDriverDayIntent(
  { staffDrivers }: Pick<Api, 'staffDrivers'>,
  day: string,
  form: FormData,
) {
  const [intent, target = ''] = String(form.get('intent') ?? '').split(' ')
  try {
    if (intent === 'link') {
      const driver = String(form.get('driver') ?? '')
      const { token } = await staffDrivers.makeLink({ body: { driver, phone: target, day } })
      return { madeLink: { phone: target, token } } satisfies MadeDriverLink
    }
    if (intent === 'move') {
      const phone = String(form.get('phone') ?? '')
      const seen = String(form.get('seen') ?? '').split(',')
      const deliveries = moveDrop(seen, target, form.get('direction') === 'up' ? -1 : 1)
      await staffDrivers.orderDrops({ body: { day, phone, seen, deliveries } })
      return redirect(toDayPath(day), 303)
    }
    if (intent !== 'revoke') return throwUnknownIntent()
    await staffDrivers.revokeLink({ id: target })
  } catch (thrown) {
    return toFormErrors(thrown, collectFormValues(form))
  }
  return redirect(toDayPath(day), 303)
}

const toDayPath = (day: string) => `/backoffice/pengiriman?${new URLSearchParams({ tanggal: day })}`

export const isMadeLink = (reply: unknown): reply is MadeDriverLink =>
  typeof reply === 'object' && reply !== null && 'madeLink' in reply
