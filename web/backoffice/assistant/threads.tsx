import type { Api } from '#modules/client.ts'
import {
  ThreadFilter,
  ThreadState,
  threadStateNames,
} from '#modules/content/assistant/rules/thread-state.ts'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { threadStateTones } from '#web/shared/status-badges/chat.ts'
import { TextLink } from '#web/ui/button.tsx'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { buildListUrl, loadStatusList } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { QueueItem, type QueueRow } from '../shared/queues/queue-item.tsx'
import { StatusListHeader } from '../shared/lists/status-list-header.tsx'
import { useAutoRefresh } from '../shared/refresh/use-auto-refresh.ts'
import type { Route } from './+types/threads'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Asisten')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStatusList(url, ThreadFilter, (query) =>
    context.get(apiContext).staffAssistant.threads({ query }),
  )

const WAITING = 'Menunggu jawaban'

const TABS = [
  { status: undefined, label: 'Semua' },
  { status: 'waiting' as const, label: WAITING },
  ...ThreadState.map((status) => ({ status, label: threadStateNames[status] })),
]

/** The conversations with the assistant, the last one that was written in first. */
export default function Threads({ loaderData: { list, status, search } }: Route.ComponentProps) {
  useAutoRefresh()
  return (
    <div>
      <StatusListHeader<ThreadFilter>
        title="Asisten"
        tabs={TABS}
        tabsLabel="Keadaan percakapan"
        status={status}
        search={search}
        searchLabel="Cari percakapan"
        searchPlaceholder="Nama, alamat, atau isi pesan"
      />
      <p className="border-t border-line bg-face px-4 py-1 md:px-6">
        <TextLink to="/backoffice/asisten/tidak-dipahami" icon="languages">
          Kata yang tidak dipahami asisten
        </TextLink>
      </p>
      <PagedList
        list={list}
        label="Halaman percakapan"
        empty={
          <EmptyList
            icon="message-circle"
            isFiltered={search !== '' || status !== undefined}
            filteredText={
              search === ''
                ? 'Tidak ada percakapan dengan keadaan ini.'
                : 'Nama, alamat, dan isi pesan boleh ditulis sebagian.'
            }
            resetTo={buildListUrl({})}
            resetLabel="Lihat semua percakapan"
            title="Belum ada percakapan"
            text="Percakapan pembeli dengan asisten muncul di sini, yang terbaru di atas."
          />
        }
      >
        {(row) => (
          <QueueItem
            key={row.id}
            row={toQueueRow(row)}
            to={`/backoffice/asisten/${row.id}`}
            columns="lg:grid-cols-[minmax(0,1fr)_150px_210px_150px]"
            isClosed={row.waitsSince === null}
          />
        )}
      </PagedList>
    </div>
  )
}

type ThreadRow = Awaited<ReturnType<Api['staffAssistant']['threads']>>['results'][number]

const toQueueRow = (row: ThreadRow): QueueRow => ({
  id: row.id,
  heading: (
    <>
      <b className="block truncate">{row.buyer ?? 'Pengunjung'}</b>
      {row.goods.length > 0 && (
        <span
          className="num block truncate text-14"
          title={row.goods.map(describeGoods).join(', ')}
        >
          {row.goods.map(describeGoods).join(', ')}
        </span>
      )}
      <span className="block truncate text-12 text-ink-2" title={row.lastMessage ?? ''}>
        {row.lastMessage}
      </span>
    </>
  ),
  badge: row.waitsSince
    ? { name: WAITING, tone: 'warning' }
    : { name: threadStateNames[row.state], tone: threadStateTones[row.state] },
  receivedAt: row.waitsSince ?? row.lastChatAt,
  ageHours: row.ageHours,
  handler: row.handler,
})

const describeGoods = ({ name, qty, unit }: ThreadRow['goods'][number]): string =>
  qty === null ? name : `${name} ${formatQuantity(qty)} ${unit ?? ''}`.trim()
