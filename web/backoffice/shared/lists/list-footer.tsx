import type { ComponentProps, ReactNode } from 'react'
import { Pagination } from '#web/ui/navigation/pagination.tsx'

type Props = ComponentProps<typeof Pagination> & {
  /** What the rows are called: `pesanan`. */
  noun: string
  /** Shown beside the total. */
  children?: ReactNode
}

/** The foot of a list: how many rows match, and the links to its pages. */
export const ListFooter = ({ noun, children, ...list }: Props) => (
  <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:px-6">
    <p className="flex-1 text-14 text-ink-2">
      <span className="num">{list.totalIsExact ? list.total : `lebih dari ${list.total}`}</span>{' '}
      {noun}
      {children}
    </p>
    <Pagination {...list} />
  </footer>
)
