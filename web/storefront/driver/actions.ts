import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readPhoto, readRefused } from './read-handover.ts'

/** Runs a form of the driver's page, posted before its scripts: `arrive <id>`, `handover <id>`. */
export async function handleDriverIntent(
  { driver }: Pick<Api, 'driver'>,
  token: string,
  form: FormData,
) {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  const at = new Date().toISOString()
  try {
    if (intent === 'arrive') await driver.arrive({ id, body: { token, at } })
    else {
      const refused = readRefused(form)
      const photo = readPhoto(form)
      await driver.handOver({
        id,
        form: {
          token,
          at,
          key: String(form.get('key') ?? ''),
          receivedBy: String(form.get('receivedBy') ?? ''),
          ...(refused ? { refused } : {}),
        },
        files: photo ? { photo } : {},
      })
    }
  } catch (thrown) {
    return toFormErrors(thrown, collectFormValues(form))
  }
  return redirect(`/sopir?${new URLSearchParams({ tautan: token })}`, 303)
}
