import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { staffOrderListCalls } from '#modules/selling/staff-orders/staff-contract.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { toFormErrors } from '#web/form.ts'
import type { ActionResult } from '../../shared/actions/action-result.ts'
import { mapReplyErrors } from '../../shared/forms/map-reply-errors.ts'
import { runFormAction, throwUnknownIntent } from '../../shared/actions/run-action.ts'
import { buildChosenUrl } from '../chosen-orders.ts'

type ChangeCall = (typeof staffOrderListCalls)['change']
type ChangeOutcome = z.output<ChangeCall['response']['schema']>['results'][number]

/** What came of something that was done with many orders. */
export type ChangeResult = {
  done: string
  /** Whether some were left as they were. */
  isIncomplete: boolean
  /** What those are that it was not done with. */
  failed: string
  outcomes: readonly ChangeOutcome[]
  /** The file of the others. */
  rest?: { url: string; label: string }
}
/** A file to download at once. */
export type ChosenFile = { file: string }
type Change = z.input<ChangeCall['body']>['change']

const { saveFilter, removeFilter } = staffOrderListCalls

/** Runs a form of the order list. */
export async function handleListIntent(
  { staffOrders, staffDeliveryDocuments }: Pick<Api, 'staffOrders' | 'staffDeliveryDocuments'>,
  form: FormData,
): Promise<ActionResult | ChangeResult | ChosenFile> {
  const [intent] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'change':
      return form.get('change') === 'note' || form.get('change') === 'label'
        ? printMany(staffDeliveryDocuments, form)
        : changeMany(staffOrders, form)
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
    return { file: buildChosenUrl('/backoffice/daftar-ambil', ids) }
  try {
    const { results } = await staffOrders.change({ body: { ids, change: readChange(form) } })
    const changed = results.filter(({ isDone }) => isDone).length
    return {
      done: `${changed} dari ${results.length} pesanan diubah.`,
      isIncomplete: changed < results.length,
      failed: 'tidak berubah',
      outcomes: results,
    }
  } catch (thrown) {
    const reply = toFormErrors(thrown, collectFormValues(form))
    return { reply: mapReplyErrors(reply, (path) => path.replace(/^change\./, '')) }
  }
}

/**
 * Leads to the notes or labels of the selected orders. Where some have nothing to print, it names them first, beside
 * the file of the others.
 */
async function printMany(
  documents: Api['staffDeliveryDocuments'],
  form: FormData,
): Promise<ActionResult | ChangeResult | ChosenFile> {
  const isLabel = form.get('change') === 'label'
  const ids = form.getAll('ids').map(String)
  try {
    const { results } = await documents.checkPrepared({ body: { ids } })
    const printable = results.filter(({ isDone }) => isDone).map(({ id }) => id)
    const url = buildChosenUrl(
      `/backoffice/dokumen-pengiriman/${isLabel ? 'label' : 'surat-jalan'}`,
      printable,
    )
    if (printable.length === results.length) return { file: url }
    const label = `Unduh ${isLabel ? 'label' : 'surat jalan'} ${printable.length} pesanan lainnya`
    return {
      done: `${printable.length} dari ${results.length} pesanan bisa dicetak.`,
      isIncomplete: true,
      failed: 'tidak bisa dicetak',
      outcomes: results,
      ...(printable.length > 0 ? { rest: { url, label } } : {}),
    }
  } catch (thrown) {
    return { reply: toFormErrors(thrown, collectFormValues(form)) }
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
