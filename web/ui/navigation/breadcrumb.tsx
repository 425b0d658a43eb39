import { Link } from './link.tsx'
import { Icon } from '../icons/icon.tsx'

export type BreadcrumbItem = { label: string; to?: string | undefined }

/**
 * The position of this page. The last item is the page itself and has no link; a phone omits it in
 * deep pages whose heading says the same, and gives long ones a second row.
 */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Posisi">
      <ol className="no-bar flex flex-wrap items-center gap-x-0.5 text-14 text-ink-2 md:flex-nowrap md:overflow-x-auto md:whitespace-nowrap">
        {[{ label: 'Beranda', to: '/' }, ...items].map((item, index) => (
          <li
            key={index}
            className={`min-h-11 items-center ${!item.to && index > 1 ? 'hidden md:flex' : 'flex min-w-0'} ${item.to ? 'md:shrink-0' : ''}`}
          >
            {index > 0 && <Icon name="chevron-right" small className="text-concrete-300" />}
            {item.to ? (
              <Link
                to={item.to}
                className={`inline-flex min-h-11 min-w-11 items-center pr-1 text-ink-2! no-underline hover:text-link! hover:underline ${index > 0 ? 'pl-1' : ''}`}
              >
                {item.label}
              </Link>
            ) : (
              <span
                aria-current="page"
                title={item.label}
                className="truncate pl-1 font-semibold text-ink"
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
