import { formatDate, formatDateTime } from '#platform/format.ts'
import type { PublicationState } from '#modules/content/articles/rules.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { buildListUrl, readListQuery } from '../shared/lists/list-query.ts'
import { LinkRow } from '../shared/lists/link-row.tsx'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import { ContentHeader } from './content-header.tsx'
import type { Route } from './+types/articles'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Artikel')

const STATES: Record<PublicationState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draf', tone: 'neutral' },
  scheduled: { label: 'Terjadwal', tone: 'info' },
  published: { label: 'Terbit', tone: 'success' },
}
const isState = (text: string | null): text is PublicationState => text !== null && text in STATES

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url, { count: 30 })
  const status = url.searchParams.get('status')
  const state = isState(status) ? status : undefined
  return {
    list: await context
      .get(apiContext)
      .staffBlog.articles({ query: { ...query, ...(state ? { state } : {}) } }),
    search,
    state,
  }
}

/** Articles in any state, last changed first. */
export default function Articles({ loaderData: { list, search, state } }: Route.ComponentProps) {
  const tabs = [undefined, 'draft', 'scheduled', 'published'] as const
  return (
    <>
      <ContentHeader
        title="Artikel"
        action={
          <ButtonLink to="/backoffice/konten/artikel/baru" icon="plus">
            Tulis artikel
          </ButtonLink>
        }
      />
      <div className="grid gap-3 border-b border-line bg-face px-4 pb-3 md:px-6">
        <TabLinks
          label="Keadaan artikel"
          items={tabs.map((each) => ({
            to: buildListUrl({ status: each, search }),
            label: each ? STATES[each].label : 'Semua',
            current: each === state,
          }))}
        />
        <SearchBar
          search={search}
          label="Cari artikel"
          placeholder="Judul artikel"
          preserved={{ status: state }}
        />
      </div>
      <PagedList
        list={list}
        label="Halaman artikel"
        empty={
          <EmptyState
            icon="file-text"
            title="Tidak ada artikel"
            text="Ubah pencarian atau keadaannya, atau tulis yang baru."
          />
        }
      >
        {(article) => (
          <LinkRow
            key={article.id}
            to={`/backoffice/konten/artikel/${article.id}`}
            title={article.title}
            details={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone={STATES[article.state].tone}>{STATES[article.state].label}</Badge>
                {article.category.name}
                {article.publishedAt && <span>terbit {formatDate(article.publishedAt)}</span>}
                <span>diubah {formatDateTime(article.updatedAt)}</span>
              </span>
            }
          />
        )}
      </PagedList>
    </>
  )
}
