import { readPostedForm } from '#web/form/read-posted-form.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { readPage, readSearch } from '../shared/lists/list-query.ts'
import { handleSearchIntent } from './actions.ts'
import { ZeroResults } from './zero-results.tsx'
import { MaterialRequests } from './material-requests.tsx'
import { Synonyms } from './synonyms.tsx'
import { resolveTab, listTabs } from './tabs.ts'
import { useStaff } from '../shared/staff.ts'
import type { Route } from './+types/search'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pencarian')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffIdentity, staffSearch: searchApi } = context.get(apiContext)
  const { user } = await staffIdentity.session()
  const tab = resolveTab(url.searchParams.get('tab'), user)
  const query = { page: readPage(url), count: ROWS }
  if (tab === 'tidak-ditemukan') return { tab, list: await searchApi.zeroResults({ query }) }
  if (tab === 'permintaan') return { tab, list: await searchApi.materialRequests({ query }) }
  const search = readSearch(url, 100)
  const list = await searchApi.synonyms({ query: { ...query, ...(search ? { search } : {}) } })
  const phrase = (url.searchParams.get('phrase') ?? '').slice(0, 60)
  return { tab, list, search, phrase, openId: url.searchParams.get('ubah') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const back = new URL(request.url)
  for (const transient of ['ubah', 'phrase']) back.searchParams.delete(transient)
  const result = await handleSearchIntent(context.get(apiContext), await readPostedForm(request))
  return respond(request, result, `/backoffice/pencarian${back.search}`)
}

export default function Search({ loaderData: data, actionData }: Route.ComponentProps) {
  const tabs = listTabs(useStaff())
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
            current: key === data.tab,
          }))}
        />
      </div>
      {data.tab === 'sinonim' && <Synonyms {...data} rows={data.list.results} reply={actionData} />}
      {data.tab === 'tidak-ditemukan' && (
        <>
          <p className="border-b border-line bg-face px-4 py-1 md:px-6">
            <TextLink to="/backoffice/asisten/tidak-dipahami" icon="message-circle">
              Kata yang tidak dipahami asisten
            </TextLink>
          </p>
          <ZeroResults rows={data.list.results} />
        </>
      )}
      {data.tab === 'permintaan' && (
        <MaterialRequests rows={data.list.results} reply={actionData} />
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...data.list} label="Halaman pencarian" />
      </div>
    </>
  )
}
