import type { ComponentProps, ReactNode } from 'react'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { ListFooter } from './list-footer.tsx'

/** A page of rows, as the calls of lists return it. */
export type ListPage<Row> = { results: readonly Row[] } & Pick<
  ComponentProps<typeof Pagination>,
  'page' | 'count' | 'total' | 'totalIsExact'
>

type Props<Row> = {
  list: ListPage<Row>
  /** Names the links to the other pages: `Halaman merek`. */
  label: string
  /** What the rows are called, where their total is shown: `akun`. */
  noun?: string
  /** Why there are no rows. */
  empty: ReactNode
  className?: string
  /** One row, as an item of the list. */
  children: (row: Row) => ReactNode
}

/** The body of a list page, below its header: its rows, or why there are none, and the way to its other pages. */
export function PagedList<Row>({
  list: { results, ...pages },
  label,
  noun,
  empty,
  className = 'border-b border-line bg-face',
  children,
}: Props<Row>) {
  const hasRows = results.length > 0
  return (
    <>
      {hasRows ? <ul className={className}>{results.map((row) => children(row))}</ul> : empty}
      {noun === undefined ? (
        <div className="px-4 py-3 md:px-6">
          <Pagination {...pages} label={label} />
        </div>
      ) : (
        hasRows && <ListFooter {...pages} noun={noun} label={label} />
      )}
    </>
  )
}
