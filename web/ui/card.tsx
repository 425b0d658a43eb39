import type { ReactNode } from 'react'
import { clsx } from 'clsx'

/** A white card; `title` and `action` form its header. */
export function Card({
  title,
  action,
  flush = false,
  className,
  children,
}: {
  title?: ReactNode | undefined
  action?: ReactNode | undefined
  /** Without padding: for tables and lists that reach the edge. */
  flush?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <section className={clsx('min-w-0 rounded-card border border-line bg-face', className)}>
      {title && (
        <header className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-2">
          <h2 className="flex flex-1 items-center gap-3 text-16">{title}</h2>
          {action}
        </header>
      )}
      <div className={flush ? 'overflow-x-auto' : 'p-4'}>{children}</div>
    </section>
  )
}

/** The heading of a section with a note below it and an action beside it. */
export function SectionHeader({
  title,
  note,
  action,
}: {
  title: ReactNode
  note?: ReactNode | undefined
  action?: ReactNode | undefined
}) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <div>
        <h2>{title}</h2>
        {note && <p className="mt-0.5 text-14 text-ink-2">{note}</p>}
      </div>
      {action}
    </div>
  )
}

/** Names and their values in two columns: totals, facts. */
export function DescriptionList({
  rows,
  className,
}: {
  rows: readonly [name: ReactNode, value: ReactNode][]
  className?: string | undefined
}) {
  return (
    <dl className={clsx('grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-14', className)}>
      {rows.map(([name, value], index) => (
        <div key={index} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-ink-2">{name}</dt>
          <dd className="num text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
