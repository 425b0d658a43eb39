import { data, redirect } from 'react-router'
import { orderStatusNames, OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { UnknownStatus } from '#web/shared/unknown-status.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { EndNotice } from '../shared/queues/end-notice.tsx'
import { hasRole, useStaff } from '../shared/staff.ts'
import { useAutoRefresh } from '../shared/refresh/use-auto-refresh.ts'
import { useRowShortcuts } from '../shared/lists/use-row-shortcuts.ts'
import { handleListIntent } from './list/change-action.ts'
import { ChangeForm } from './list/change-form.tsx'
import { OrderListFooter } from './list/list-footer.tsx'
import { OrderRows } from './list/order-rows.tsx'
import { buildFilterUrl, countFilters, readOrderListQuery, toCallQuery } from './list/query.ts'
import { SavedFilters } from './list/saved-filters.tsx'
import { OrderSearchForm } from './list/search-form.tsx'
import type { Route } from './+types/orders'

/** Rows per page: what fits a desktop screen. */
const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pesanan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const listQuery = readOrderListQuery(url)
  const { staffOrders } = context.get(apiContext)
  const [list, choices, { results: filters }] = await Promise.all([
    staffOrders.list({ query: { ...toCallQuery(listQuery), count: ROWS } }),
    staffOrders.choices(),
    staffOrders.filters(),
  ])
  return { listQuery, list, choices, filters }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const result = await handleListIntent(context.get(apiContext), await readPostedForm(request))
  if ('file' in result) {
    // With scripts the page stays, and asks for the file itself.
    if (request.headers.get('accept')?.includes('text/html')) throw redirect(result.file, 303)
    return result
  }
  // What was not changed is shown before scripts run, too.
  if ('outcomes' in result && result.outcomes.some(({ isDone }) => !isDone)) return data(result)
  return respond(request, result, `/backoffice/pesanan${url.search}`)
}

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { listQuery, list, choices, filters } = loaderData
  const { results, counts, hasPrevious, hasNext, ...totals } = list
  const listRef = useRowShortcuts()
  useAutoRefresh()
  const staff = useStaff()
  const getCount = (status: OrderStatus) => counts[status] ?? 0
  const totalCount = OrderStatus.reduce((sum, status) => sum + getCount(status), 0)
  return (
    <div ref={listRef}>
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3 bg-face px-4 py-3 md:px-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-start lg:gap-6">
        {/* On a phone both buttons share the row below the title. */}
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 max-sm:[&>a]:flex-1">
          <h1 className="mr-auto max-sm:basis-full">Pesanan</h1>
          {hasRole(staff, 'sales') && (
            <>
              <ButtonLink to="/backoffice/daftar-ambil" variant="outlined" size="small">
                Daftar ambil
              </ButtonLink>
              <ButtonLink to="/backoffice/pesanan/baru" variant="outlined" size="small">
                Buat pesanan
              </ButtonLink>
            </>
          )}
        </div>
        <OrderSearchForm listQuery={listQuery} choices={choices} />
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Status pesanan"
          items={[
            {
              to: buildFilterUrl(listQuery, { status: undefined }),
              label: 'Semua',
              count: totalCount,
              current: !listQuery.status,
            },
            ...OrderStatus.map((status) => ({
              to: buildFilterUrl(listQuery, { status }),
              label: orderStatusNames[status],
              count: getCount(status),
              current: status === listQuery.status,
            })).filter(({ count, current }) => count > 0 || current),
          ]}
        />
      </div>
      <UnknownStatus status={listQuery.status} className="mx-4 my-3 md:mx-6" />
      <SavedFilters filters={filters} listQuery={listQuery} reply={actionData} />
      <EndNotice isEmpty={results.length === 0} />
      {results.length === 0 ? (
        <EmptyList
          icon="clipboard-list"
          isFiltered={totalCount > 0 || listQuery.search !== '' || countFilters(listQuery) > 0}
          filteredText="Ubah pencarian, saringan, atau status. Nomor boleh ditulis sebagian, misalnya 000123."
          resetLabel="Lihat semua pesanan"
          title="Belum ada pesanan"
          text="Pesanan muncul di sini begitu seorang pembeli memesan."
        />
      ) : (
        <>
          <ChangeForm choices={choices} canComplete={hasRole(staff, 'sales')} reply={actionData} />
          <OrderRows rows={results} listQuery={listQuery} />
          <OrderListFooter
            listQuery={listQuery}
            totals={totals}
            previous={hasPrevious ? results[0]!.id : undefined}
            next={hasNext ? results.at(-1)!.id : undefined}
          />
        </>
      )}
    </div>
  )
}
