import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { upoLook, UpoStatus } from '#modules/upo/rules.ts'
import { formatMoment, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ListHead } from './parts/list-head.tsx'
import { listAddress, SearchLine, searchOf } from './parts/search-line.tsx'
import { Waiting } from './waiting.tsx'
import type { Route } from './+types/purchase-orders.ts'

const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Purchase order')

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { page, search } = searchOf(request)
  const status = UpoStatus.find((each) => each === url.searchParams.get('status'))
  const list = await context.get(apiContext).staffUpo.queue({
    query: {
      page,
      count: ROWS,
      ...(status ? { status } : {}),
      ...(search ? { search: search.slice(0, 100) } : {}),
    },
  })
  return { list, status, search }
}

const TABS = [
  { status: undefined, label: 'Menunggu dan dikerjakan' },
  { status: 'done', label: 'Selesai' },
  { status: 'cancelled', label: 'Dibatalkan' },
] as const

/** What companies sent, with how long it waits; what waits longest stands first. */
export default function PurchaseOrders({
  loaderData: { list, status, search },
}: Route.ComponentProps) {
  return (
    <div>
      <ListHead
        title="Purchase order"
        tabs={{
          label: 'Status purchase order',
          items: TABS.map((tab) => ({
            to: listAddress({ status: tab.status, search }),
            label: tab.label,
            current: tab.status === status,
          })),
        }}
      >
        <SearchLine
          search={search}
          label="Cari purchase order"
          placeholder="Nomor, perusahaan, atau proyek"
        />
      </ListHead>
      {list.results.length === 0 ? (
        <NothingThere narrowed={search !== ''} />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map((row) => (
            <li key={row.id} className="border-t border-line">
              <Link
                to={`/backoffice/upo/${row.id}`}
                className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_170px_210px_190px] lg:items-center"
              >
                <span className="min-w-0">
                  <b className="block truncate" title={row.project}>
                    {row.project}
                  </b>
                  <span className="block truncate text-14" title={row.company}>
                    {row.company}
                  </span>
                  <span className="num text-12 text-ink-2">
                    {row.number} · {row.fileKind.toUpperCase()}
                    {row.lines > 0 && ` · ${formatQuantity(row.lines)} baris`}
                    {row.open > 0 && `, ${formatQuantity(row.open)} belum cocok`}
                  </span>
                </span>
                <span>
                  <Badge tone={upoLook[row.status].tone}>{upoLook[row.status].name}</Badge>
                </span>
                <span className="num text-14 text-ink-2">{formatMoment(row.createdAt)}</span>
                <Waiting hours={row.ageHours} isOver={status !== undefined} who={row.handler} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman purchase order" />
      </div>
    </div>
  )
}

const NothingThere = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <EmptyState
      icon={FileText}
      title="Tidak ada yang cocok"
      text="Nomor, nama perusahaan, dan nama proyek boleh ditulis sebagian."
    >
      <ButtonLink to="/backoffice/upo" variant="outlined">
        Lihat semua
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      icon={FileText}
      title="Tidak ada yang menunggu"
      text="Purchase order yang diunggah perusahaan muncul di sini, yang paling lama menunggu di atas."
    />
  )
