import { useLocation } from 'react-router'
import { Link } from './link.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { buildPaginationRange } from './pagination-range.ts'

type Props = {
  /** 0-based, as in the list's query. */
  page: number
  count: number
  total: number
  /** The list continues beyond what was counted. */
  totalIsExact?: boolean | undefined
  label?: string | undefined
}

const cellClass = 'grid h-11 min-w-11 place-items-center rounded-control px-2 text-14 font-semibold'

/** Links to a list's other pages: real URLs, which work for crawlers and without scripts. */
export function Pagination({ page, count, total, label = 'Halaman' }: Props) {
  const { pathname, search } = useLocation()
  const lastPage = Math.max(0, Math.ceil(total / count) - 1)
  if (lastPage === 0) return null
  const to = (target: number) => {
    const query = new URLSearchParams(search)
    if (target === 0) query.delete('page')
    else query.set('page', String(target))
    return { pathname, search: query.size ? `?${query}` : '' }
  }
  const renderArrow = (target: number, name: string, icon: IconName) =>
    target < 0 || target > lastPage ? (
      <span aria-hidden className={`${cellClass} text-concrete-400`}>
        <Icon name={icon} />
      </span>
    ) : (
      <Link
        to={to(target)}
        aria-label={name}
        rel={target < page ? 'prev' : 'next'}
        className={`${cellClass} text-ink! hover:bg-concrete-100`}
      >
        <Icon name={icon} />
      </Link>
    )
  return (
    <nav aria-label={label} className="num flex flex-wrap items-center gap-1">
      {renderArrow(page - 1, 'Sebelumnya', 'chevron-left')}
      {buildPaginationRange(page, lastPage).map((each, index) =>
        each === null ? (
          <span key={`gap-${index}`} className={cellClass}>
            …
          </span>
        ) : (
          <Link
            key={each}
            to={to(each)}
            aria-current={each === page ? 'page' : undefined}
            className={`${cellClass} no-underline! ${each === page ? 'bg-tarp-600 text-white!' : 'text-ink! hover:bg-concrete-100'}`}
          >
            {each + 1}
          </Link>
        ),
      )}
      {renderArrow(page + 1, 'Berikutnya', 'chevron-right')}
    </nav>
  )
}
