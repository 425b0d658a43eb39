import { redirectDocument } from 'react-router'
import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { staffOrderListCalls } from '#modules/selling/staff-orders/staff-contract.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { toFormErrors } from '#web/form.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { mapReplyErrors } from '../shared/map-reply-errors.ts'
import { runFormAction, throwUnknownIntent } from '../shared/run-action.ts'

type ChangeCall = (typeof staffOrderListCalls)['change']
export type ChangeOutcome = z.output<ChangeCall['response']['schema']>['results'][number]
type Change = z.input<ChangeCall['body']>['change']

const { saveFilter, removeFilter } = staffOrderListCalls

/** Runs a form of the order list. */
export async function handleListIntent(
  { staffOrders }: Pick<Api, 'staffOrders'>,
  form: FormData,
): Promise<ActionResult | { done: string; outcomes: readonly ChangeOutcome[] }> {
  const [intent] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'change':
      return changeMany(staffOrders, form)
    case 'save-filter':
      return runFormAction(form, saveFilter.body, 'Saringan tersimpan.', (body) =>
        staffOrders.saveFilter({ body }),
      )
    case 'remove-filter':
      return runFormAction(form, removeFilter.body, 'Saringan dihapus.', (body) =>
        staffOrders.removeFilter({ body }),
      )
    default:
      return throwUnknownIntent()
  }
}

async function changeMany(staffOrders: Api['staffOrders'], form: FormData) {
  const ids = form.getAll('ids').map(String)
  if (form.get('change') === 'pick-list' && ids.length > 0)
    // The browser itself has to ask for it: what scripts ask for is no download.
    throw redirectDocument(
      `/backoffice/daftar-ambil?${new URLSearchParams({ pesanan: ids.join(',') })}`,
      303,
    )
  try {
    const { results } = await staffOrders.change({ body: { ids, change: readChange(form) } })
    const changed = results.filter(({ isDone }) => isDone).length
    return { done: `${changed} dari ${results.length} pesanan diubah.`, outcomes: results }
  } catch (thrown) {
    const reply = toFormErrors(thrown, collectFormValues(form))
    return { reply: mapReplyErrors(reply, (path) => path.replace(/^change\./, '')) }
  }
}

function readChange(form: FormData): Change {
  const kind = form.get('change')
  const tag = String(form.get('tag') ?? '')
  switch (kind) {
    case 'assign':
      return { kind, staffId: String(form.get('staffId') ?? '') || null }
    case 'tag':
    case 'untag':
      return { kind, tag }
    case 'complete':
    case 'pick-list':
      return { kind: 'complete' }
    default:
      return throwUnknownIntent()
  }
}
