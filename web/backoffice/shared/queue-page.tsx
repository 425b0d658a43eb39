import type { IconName } from '#web/ui/icon-names.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Pagination } from '#web/ui/pagination.tsx'
import { EmptyList } from './empty-list.tsx'
import { buildListUrl } from './list-query.ts'
import { QueueItem, type QueueRow } from './queue-item.tsx'
import { StatusListHeader } from './status-list-header.tsx'

type Props<Status extends string> = ComponentProps<typeof StatusListHeader<Status>> & {
  /** The path of the list; a row's page is below it. */
  path: string
  rows: readonly QueueRow[]
  /** The grid columns of a row on a wide screen. */
  columns: string
  pages: ComponentProps<typeof Pagination>
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
export function QueuePage<Status extends string>({
  path,
  rows,
  columns,
  pages,
  icon,
  noMatchText,
  resetLabel,
  emptyText,
  children,
  ...header
}: Props<Status>) {
  const { status, search, tabs } = header
  const tab = status && tabs.find((each) => each.status === status)
  return (
    <div>
      <StatusListHeader {...header} />
      {children}
      {rows.length === 0 ? (
        <EmptyList
          icon={icon}
          isFiltered={search !== ''}
          filteredText={noMatchText}
          resetTo={buildListUrl({ status })}
          resetLabel={resetLabel}
          title={tab ? `Belum ada yang ${tab.label.toLowerCase()}` : 'Tidak ada yang menunggu'}
          text={tab ? undefined : emptyText}
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {rows.map((row) => (
            <QueueItem
              key={row.id}
              row={row}
              to={`${path}/${row.id}`}
              columns={columns}
              isClosed={status !== undefined}
            />
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...pages} />
      </div>
    </div>
  )
}
