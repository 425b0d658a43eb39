import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'

/** A question that expands to its answer. Items with the same `name` collapse one another. */
export function Accordion({
  title,
  name,
  open = false,
  children,
}: {
  title: ReactNode
  name?: string | undefined
  open?: boolean | undefined
  children: ReactNode
}) {
  return (
    <details name={name} open={open} className="group border-b border-line">
      <summary className="flex min-h-13 items-center justify-between gap-3 py-2 font-semibold">
        {title}
        <Icon
          name="chevron-down"
          className="text-ink-2 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-14 text-ink-2">{children}</div>
    </details>
  )
}
