import { orderStatusNames, OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import { DocumentListItem } from '#web/shared/document-list-item.tsx'
import { DocumentSearchForm } from '#web/shared/document-search-form.tsx'
import { UnknownStatus } from '#web/shared/unknown-status.tsx'
import { orderStatusTones } from '#web/shared/status-badges/orders.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { loadApprovals } from '../company-members/load.ts'
import { PendingApprovals } from './pending-approvals.tsx'
import { readPageParam } from '../catalogue/page-param.ts'
import type { Route } from './+types/orders'

export const handle = { kind: 'list' } satisfies PageHandle

// The title is the specification's; everything on the screen says *Pesanan*.
export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Daftar Transaksi')

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams
  const status = OrderStatus.find((each) => each === query.get('status'))
  const search = query.get('search')?.trim().slice(0, 200)
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  const api = context.get(apiContext)
  const [list, approvals] = await Promise.all([
    api.orders.list({
      query: {
        ...readPageParam(url),
        ...(status ? { status } : {}),
        ...(search ? { search } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      },
    }),
    loadApprovals(api, context.get(sessionContext).user),
  ])
  const isBusiness = context.get(sessionContext).user?.kind === 'business'
  return { list, approvals, isBusiness, status, search: search ?? '', from, to }
}

/** Approval is something of companies. */
const listStatusTabs = (isBusiness: boolean) =>
  OrderStatus.filter((status) => isBusiness || status !== 'awaiting_approval')

export default function OrdersPage({
  loaderData: { list, approvals, isBusiness, status, search, from, to },
}: Route.ComponentProps) {
  const isFiltered = Boolean(search || status || from || to)
  const days = { ...(search && { search }), ...(from && { from }), ...(to && { to }) }
  return (
    <div className="grid gap-4">
      <h1>Pesanan</h1>
      {approvals.length > 0 && <PendingApprovals approvals={approvals} />}
      <TabLinks
        label="Status pesanan"
        items={[
          { to: `?${new URLSearchParams(days)}`, label: 'Semua', current: !status },
          ...listStatusTabs(isBusiness).map((each) => ({
            to: `?${new URLSearchParams({ status: each, ...days })}`,
            label: orderStatusNames[each],
            current: each === status,
          })),
        ]}
      />
      <UnknownStatus status={status} />
      <DocumentSearchForm
        search={search}
        from={from}
        to={to}
        subject="nomor pesanan, PO, atau barang"
        otherFilters={{ status }}
      />
      {list.results.length === 0 ? (
        <Card>
          <EmptyState
            icon="clipboard-list"
            title={isFiltered ? 'Tidak ada yang cocok' : 'Belum ada pesanan'}
            text={
              isFiltered
                ? 'Ubah pencarian atau pilih status lain.'
                : 'Pesanan Anda muncul di sini, lengkap dengan posisinya.'
            }
          >
            <ButtonLink to={isFiltered ? '?' : '/kategori'}>
              {isFiltered ? 'Lihat semua' : 'Mulai belanja'}
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-3">
          {list.results.map((order) => (
            <DocumentListItem
              key={order.id}
              {...order}
              to={buildOrderPath(order.id)}
              badge={
                <Badge tone={orderStatusTones[order.status]}>
                  {orderStatusNames[order.status]}
                </Badge>
              }
              amount={order.total}
            >
              {formatDateTime(order.placedAt)}
            </DocumentListItem>
          ))}
        </ul>
      )}
      <Pagination {...list} label="Halaman pesanan" />
    </div>
  )
}
