import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { refusal } from '#web/form.ts'
import type { SessionUser } from '#web/context.ts'

export const TABS = ['tempel', 'pernah-dibeli', 'tersimpan'] as const
type Tab = (typeof TABS)[number]

/** What the quick order shows besides its form: a tab's list, and whether lists may be kept. */
export async function listsFor(api: Api, user: SessionUser | undefined, wanted: string | null) {
  const mayKeep = user !== undefined && user.kind !== 'staff'
  const isList = wanted !== null && /^[0-9a-f-]{36}$/.test(wanted)
  const tab: Tab = isList ? 'tersimpan' : (TABS.find((each) => each === wanted) ?? 'tempel')
  if (!mayKeep || tab === 'tempel')
    return { tab, mayKeep, saved: [], open: undefined, list: undefined }
  if (tab === 'pernah-dibeli')
    return { tab, mayKeep, saved: [], open: await api.materialLists.bought(), list: undefined }
  const [{ results: saved }, one] = await Promise.all([
    api.materialLists.saved(),
    isList ? api.materialLists.savedOne({ id: wanted }) : undefined,
  ])
  return { tab, mayKeep, saved, open: one, list: one?.list }
}
export type OwnListsData = Awaited<ReturnType<typeof listsFor>>

/** Saves what was chosen under a name, saves over an own list, or removes one. */
export async function keepList(api: Api, form: FormData) {
  const id = String(form.get('list') ?? '')
  const name = String(form.get('name') ?? '')
  const shared = form.get('shared') === 'ya'
  const lines = JSON.parse(String(form.get('lines') ?? '[]')) as {
    product_variant_id: string
    qty: number
  }[]
  let kept
  try {
    if (form.get('intent') === 'remove-list') {
      await api.materialLists.removeSaved({ id })
      return redirect('/cart?pesan-cepat&daftar=tersimpan', 303)
    }
    const body = { name, shared, lines }
    kept = id
      ? await api.materialLists.changeSaved({ id, body })
      : await api.materialLists.save({ body })
  } catch (thrown) {
    return refusal(thrown, { intent: ['save-list'], name: [name] })
  }
  return redirect(`/cart?pesan-cepat&daftar=${kept.id}`, 303)
}
