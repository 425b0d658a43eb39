import { redirect } from 'react-router'
import { apiContext, sessionCookiesContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { EndNotice } from './shared/queues/end-notice.tsx'
import { KeyHints } from './shared/lists/key-hints.tsx'
import { hasRole } from './shared/staff.ts'
import { useAutoRefresh } from './shared/refresh/use-auto-refresh.ts'
import { useRowShortcuts } from './shared/lists/use-row-shortcuts.ts'
import { TodayFilterForm } from './today/filter-form.tsx'
import { buildTodayUrl, readTodayQuery, toTodayCallQuery } from './today/query.ts'
import { TaskItem } from './today/task-item.tsx'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Hari ini')

/** The member's tasks. Roles without any are redirected to the catalogue. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffIdentity, staffToday } = context.get(apiContext)
  const { user } = await staffIdentity.session()
  if (!hasRole(user, 'sales', 'warehouse', 'finance', 'verification'))
    throw redirect('/backoffice/produk')
  const query = readTodayQuery(url)
  return { query, list: await staffToday.list({ query: toTodayCallQuery(query) }) }
}

/** Signs out. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(sessionCookiesContext).clear()
  return redirect('/backoffice/login', 303)
}

/** *Hari ini*: what waits, oldest first. */
export default function Today({ loaderData: { query, list } }: Route.ComponentProps) {
  const { results, kinds, warehouses } = list
  const rows = useRowShortcuts()
  useAutoRefresh()
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0)
  const isFiltered = query.kind !== '' || query.assignee !== '' || query.warehouse !== ''
  return (
    <div ref={rows}>
      <header className="bg-face px-4 py-3 md:px-6">
        <h1>Hari ini</h1>
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Jenis tugas"
          items={[
            {
              to: buildTodayUrl(query, { kind: '' }),
              label: 'Semua',
              count: total,
              current: query.kind === '',
            },
            ...kinds
              .filter(({ kind, total: count }) => count > 0 || kind === query.kind)
              .map(({ kind, name, total: count }) => ({
                to: buildTodayUrl(query, { kind }),
                label: name,
                count,
                current: kind === query.kind,
              })),
          ]}
        />
      </div>
      <TodayFilterForm query={query} warehouses={warehouses} />
      <EndNotice isEmpty={results.length === 0} />
      {results.length === 0 ? (
        <EmptyState
          icon="list-checks"
          title={isFiltered ? 'Tidak ada yang cocok' : 'Semua sudah beres'}
          text={
            isFiltered
              ? 'Tidak ada yang menunggu dengan saringan ini.'
              : 'Bukti transfer, pengiriman, negosiasi, dan lainnya muncul di sini begitu menunggu Anda.'
          }
        >
          {isFiltered && (
            <ButtonLink to="/backoffice" variant="outlined">
              Lihat semua
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <>
          <ul className="border-b border-line bg-face">
            {results.map((task) => (
              <TaskItem key={task.position} task={task} list={buildTodayUrl(query)} />
            ))}
          </ul>
          <footer className="flex flex-wrap gap-x-4 px-4 py-3 text-14 text-ink-2 md:px-6">
            <p>
              Yang paling lama menunggu di atas.
              {kinds.some(({ totalIsExact }) => !totalIsExact) &&
                ' Tiap jenis menampilkan 200 yang terlama.'}
            </p>
            <KeyHints />
          </footer>
        </>
      )}
    </div>
  )
}
