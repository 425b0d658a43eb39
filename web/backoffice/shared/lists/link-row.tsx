import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'

type Props = {
  to: string
  title: ReactNode
  /** A second line below the title. */
  details: ReactNode
  /** A count at the end of the row. */
  count?: string
}

/** A row of a short list, which opens its page. */
export const LinkRow = ({ to, title, details, count }: Props) => (
  <li className="border-t border-line first:border-0">
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-14 text-ink! no-underline! hover:bg-tarp-50 md:px-6"
    >
      <span className="min-w-0 flex-1">
        <b className="block">{title}</b>
        <span className="text-12 text-ink-2">{details}</span>
      </span>
      {count && <span className="num text-ink-2">{count}</span>}
      <Icon name="chevron-right" className="size-4.5 text-ink-2" />
    </Link>
  </li>
)
