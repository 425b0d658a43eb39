import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { parseJsonField } from '#web/form/parse-json-field.ts'
import type { SessionUser } from '#web/context.ts'

export const QUICK_ORDER_TABS = ['tempel', 'pernah-dibeli', 'tersimpan'] as const
type Tab = (typeof QUICK_ORDER_TABS)[number]

/**
 * Loads what the quick order shows besides its form: a tab's list, and whether lists may be saved.
 */
export async function loadLists(api: Api, user: SessionUser | undefined, requested: string | null) {
  const canSave = user !== undefined && user.kind !== 'staff'
  const isList = requested !== null && /^[0-9a-f-]{36}$/.test(requested)
  const tab: Tab = isList
    ? 'tersimpan'
    : (QUICK_ORDER_TABS.find((each) => each === requested) ?? 'tempel')
  if (!canSave || tab === 'tempel')
    return { tab, canSave, saved: [], open: undefined, list: undefined }
  if (tab === 'pernah-dibeli')
    return { tab, canSave, saved: [], open: await api.materialLists.bought(), list: undefined }
  const [{ results: saved }, openList] = await Promise.all([
    api.materialLists.saved(),
    isList ? api.materialLists.savedOne({ id: requested }) : undefined,
  ])
  return { tab, canSave, saved, open: openList, list: openList?.list }
}
export type QuickOrderLists = Awaited<ReturnType<typeof loadLists>>

type ListLines = Parameters<Api['materialLists']['save']>[0]['body']['lines']

/** Saves the chosen lines under a name, overwrites a saved list, or removes one. */
export async function handleListIntent(api: Api, form: FormData) {
  const id = String(form.get('list') ?? '')
  const name = String(form.get('name') ?? '')
  const shared = form.get('shared') === 'ya'
  // The call refuses what is no list.
  const lines = (parseJsonField(form.get('lines')) ?? []) as ListLines
  let savedList
  try {
    if (form.get('intent') === 'remove-list') {
      await api.materialLists.removeSaved({ id })
      return redirect('/cart?pesan-cepat&daftar=tersimpan', 303)
    }
    const body = { name, shared, lines }
    savedList = id
      ? await api.materialLists.changeSaved({ id, body })
      : await api.materialLists.save({ body })
  } catch (thrown) {
    return toFormErrors(thrown, { intent: ['save-list'], name: [name] })
  }
  return redirect(`/cart?pesan-cepat&daftar=${savedList.id}`, 303)
}
