import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { ComponentProps, ReactNode } from 'react'
import { EmptyList } from '../lists/empty-list.tsx'
import { buildListUrl } from '../lists/list-query.ts'
import { PagedList, type ListPage } from '../lists/paged-list.tsx'
import { QueueItem, type QueueRow } from './queue-item.tsx'
import { StatusListHeader } from '../lists/status-list-header.tsx'

type Props<Row, Status extends string> = ComponentProps<typeof StatusListHeader<Status>> & {
  /** The path of the list; a row's page is below it. */
  path: string
  list: ListPage<Row>
  toQueueRow: (row: Row) => QueueRow
  /** The grid columns of a row on a wide screen. */
  columns?: string
  /** Names the links to the other pages: `Halaman retur`. */
  pagesLabel: string
  icon: IconName
  /** What to try when a search finds nothing, and the label of the way back. */
  noMatchText: string
  resetLabel: string
  /** What will appear here once something waits. */
  emptyText: string
  /** Between the header and the rows: the order of the list, what can be begun. */
  children?: ReactNode
}

/** A queue of work: one tab per status, a search, and the longest-waiting row first. */
export function QueuePage<Row, Status extends string>({
  path,
  list,
  toQueueRow,
  columns = 'lg:grid-cols-[minmax(0,1fr)_230px_200px_120px]',
  pagesLabel,
  icon,
  noMatchText,
  resetLabel,
  emptyText,
  children,
  ...header
}: Props<Row, Status>) {
  const { status, search, tabs } = header
  const tab = status && tabs.find((each) => each.status === status)
  return (
    <div>
      <StatusListHeader {...header} />
      {children}
      <PagedList
        list={list}
        label={pagesLabel}
        empty={
          <EmptyList
            icon={icon}
            isFiltered={search !== ''}
            filteredText={noMatchText}
            resetTo={buildListUrl({ status })}
            resetLabel={resetLabel}
            title={tab ? `Belum ada yang ${tab.label.toLowerCase()}` : 'Tidak ada yang menunggu'}
            text={tab ? undefined : emptyText}
          />
        }
      >
        {(row) => {
          const queueRow = toQueueRow(row)
          return (
            <QueueItem
              key={queueRow.id}
              row={queueRow}
              to={`${path}/${queueRow.id}`}
              columns={columns}
              isClosed={status !== undefined}
            />
          )
        }}
      </PagedList>
    </div>
  )
}
