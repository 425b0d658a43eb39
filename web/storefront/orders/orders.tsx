import { Form, Link } from 'react-router'
import {
  orderStatusNames,
  OrderStatus,
  happyPath,
} from '#modules/selling/orders/rules/order-status.ts'
import { orderStatusTones } from '#web/shared/status-badges/orders.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/input.tsx'
import { Money } from '#web/ui/money.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
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
  const api = context.get(apiContext)
  const [list, approvals] = await Promise.all([
    api.orders.list({
      query: {
        ...readPageParam(url),
        ...(status ? { status } : {}),
        ...(search ? { search } : {}),
      },
    }),
    loadApprovals(api, context.get(sessionContext).user),
  ])
  return { list, approvals, status, search: search ?? '' }
}

const statusTabs = [...happyPath, 'cancelled'] as const

export default function OrdersPage({
  loaderData: { list, approvals, status, search },
}: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <h1>Pesanan</h1>
      {approvals.length > 0 && <PendingApprovals approvals={approvals} />}
      <TabLinks
        label="Status pesanan"
        items={[
          { to: '?', label: 'Semua', current: !status },
          ...statusTabs.map((each) => ({
            to: `?status=${each}`,
            label: orderStatusNames[each],
            current: each === status,
          })),
        ]}
      />
      <Form role="search" className="flex gap-2">
        {status && <input type="hidden" name="status" value={status} />}
        <Input
          type="search"
          name="search"
          defaultValue={search}
          aria-label="Cari nomor pesanan atau barang"
          placeholder="Nomor pesanan atau barang"
        />
        <Button type="submit" variant="outlined">
          Cari
        </Button>
      </Form>
      {list.results.length === 0 ? (
        <Card>
          <EmptyState
            icon="clipboard-list"
            title={search || status ? 'Tidak ada yang cocok' : 'Belum ada pesanan'}
            text={
              search || status
                ? 'Ubah pencarian atau pilih status lain.'
                : 'Pesanan Anda muncul di sini, lengkap dengan posisinya.'
            }
          >
            <ButtonLink to={search || status ? '?' : '/kategori'}>
              {search || status ? 'Lihat semua' : 'Mulai belanja'}
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-3">
          {list.results.map((order) => (
            <li
              key={order.id}
              className="relative grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-card border border-line bg-face p-4 hover:border-tarp-500 md:grid-cols-[56px_minmax(0,1fr)_auto] md:items-center"
            >
              <ImageFrame className="self-start">
                <ResponsiveImage source={order.picture} alt="" width={96} className="size-full" />
              </ImageFrame>
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2">
                  <Link
                    to={`/profile/daftar-transaksi/detail?id=${order.id}`}
                    className="num font-bold no-underline! after:absolute after:inset-0 hover:underline!"
                  >
                    {order.number}
                  </Link>
                  <Badge tone={orderStatusTones[order.status]}>
                    {orderStatusNames[order.status]}
                  </Badge>
                </p>
                <p className="line-clamp-2">
                  {order.firstLine}
                  {order.lines > 1 && ` dan ${order.lines - 1} barang lain`}
                </p>
                <p className="text-14 text-ink-2">{formatDateTime(order.placedAt)}</p>
              </div>
              <p className="col-start-2 md:col-start-3 md:text-right">
                <Money of={order.total} className="text-18 font-heavy" />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination {...list} label="Halaman pesanan" />
    </div>
  )
}
