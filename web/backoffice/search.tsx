import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { answered } from './parts/done.ts'
import { searchOf } from './parts/search-line.tsx'
import { act } from './search/act.ts'
import { Misses } from './search/misses.tsx'
import { Requests } from './search/requests.tsx'
import { Synonyms } from './search/synonyms.tsx'
import { tabIn, tabsFor } from './search/tabs.ts'
import { useStaff } from './staff.ts'
import type { Route } from './+types/search.ts'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Pencarian')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { staffIdentity, staffSearch: desk } = context.get(apiContext)
  const { page, search } = searchOf(request)
  const asked = new URL(request.url).searchParams
  const { user } = await staffIdentity.session()
  const tab = tabIn(asked.get('tab'), user)
  const query = { page, count: ROWS }
  if (tab === 'tidak-ditemukan') return { tab, list: await desk.misses({ query }) }
  if (tab === 'permintaan') return { tab, list: await desk.materialRequests({ query }) }
  const list = await desk.synonyms({
    query: { ...query, ...(search ? { search: search.slice(0, 100) } : {}) },
  })
  const phrase = (asked.get('phrase') ?? '').slice(0, 60)
  return { tab, list, search, phrase, open: asked.get('ubah') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const back = new URL(request.url)
  for (const passing of ['ubah', 'phrase']) back.searchParams.delete(passing)
  const acted = await act(context.get(apiContext), await request.formData())
  return answered(request, acted, `/backoffice/pencarian${back.search}`)
}

export default function Search({ loaderData: shown, actionData }: Route.ComponentProps) {
  const tabs = tabsFor(useStaff())
  return (
    <>
      <header className="bg-face px-4 pt-3 md:px-6">
        <h1>Pencarian</h1>
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Bagian pencarian"
          items={tabs.map(({ key, label }) => ({
            to: `?tab=${key}`,
            label,
            current: key === shown.tab,
          }))}
        />
      </div>
      {shown.tab === 'sinonim' && (
        <Synonyms {...shown} rows={shown.list.results} reply={actionData} />
      )}
      {shown.tab === 'tidak-ditemukan' && <Misses rows={shown.list.results} />}
      {shown.tab === 'permintaan' && <Requests rows={shown.list.results} reply={actionData} />}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...shown.list} label="Halaman pencarian" />
      </div>
    </>
  )
}
