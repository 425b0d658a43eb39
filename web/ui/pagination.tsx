import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Icon } from './icon.tsx'
import { pagesToShow } from './pages-to-show.ts'

type Props = {
  /** 0-based, as the list's query counts. */
  page: number
  count: number
  total: number
  /** The list goes on beyond what was counted. */
  totalIsExact?: boolean | undefined
  label?: string | undefined
}

const cell = 'grid h-11 min-w-11 place-items-center rounded-control px-2 text-14 font-semibold'

/** Links to the other pages of a list: real addresses, so that crawlers and scriptless pages walk too. */
export function Pagination({ page, count, total, label = 'Halaman' }: Props) {
  const { pathname, search } = useLocation()
  const last = Math.max(0, Math.ceil(total / count) - 1)
  if (last === 0) return null
  const to = (target: number) => {
    const query = new URLSearchParams(search)
    if (target === 0) query.delete('page')
    else query.set('page', String(target))
    return { pathname, search: query.size ? `?${query}` : '' }
  }
  const arrow = (target: number, name: string, icon: typeof ChevronLeft) =>
    target < 0 || target > last ? (
      <span aria-hidden className={`${cell} text-concrete-400`}>
        <Icon of={icon} />
      </span>
    ) : (
      <Link
        to={to(target)}
        aria-label={name}
        rel={target < page ? 'prev' : 'next'}
        className={`${cell} text-ink! hover:bg-concrete-100`}
      >
        <Icon of={icon} />
      </Link>
    )
  return (
    <nav aria-label={label} className="num flex flex-wrap items-center gap-1">
      {arrow(page - 1, 'Sebelumnya', ChevronLeft)}
      {pagesToShow(page, last).map((each, index) =>
        each === null ? (
          <span key={`gap-${index}`} className={cell}>
            …
          </span>
        ) : (
          <Link
            key={each}
            to={to(each)}
            aria-current={each === page ? 'page' : undefined}
            className={`${cell} no-underline! ${each === page ? 'bg-tarp-600 text-white!' : 'text-ink! hover:bg-concrete-100'}`}
          >
            {each + 1}
          </Link>
        ),
      )}
      {arrow(page + 1, 'Berikutnya', ChevronRight)}
    </nav>
  )
}
