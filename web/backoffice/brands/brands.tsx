import { ChevronRight, Tags } from 'lucide-react'
import { Link } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { SearchBar, readListSearch } from '../shared/search-bar.tsx'
import type { Route } from './+types/brands'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Merek')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, search } = readListSearch(request)
  const query = { page, count: ROWS, ...(search ? { search: search.slice(0, 100) } : {}) }
  return { list: await context.get(apiContext).catalogueAdmin.brands({ query }), search }
}

/** Brands by name with how many products each has. */
export default function Brands({ loaderData: { list, search } }: Route.ComponentProps) {
  return (
    <>
      <CatalogueHeader
        title="Merek"
        action={<ButtonLink to="/backoffice/merek/baru">Tambah merek</ButtonLink>}
      >
        <SearchBar search={search} label="Cari merek" placeholder="Nama merek" />
      </CatalogueHeader>
      {list.results.length === 0 ? (
        <EmptyState
          icon={Tags}
          title="Tidak ada merek"
          text="Ubah kata pencarian, atau tambah merek baru."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map(({ id, name, slug, products }) => (
            <li key={id} className="border-t border-line first:border-0">
              <Link
                to={`/backoffice/merek/${id}`}
                className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-14 text-ink! no-underline! hover:bg-tarp-50 md:px-6"
              >
                <span className="min-w-0 flex-1">
                  <b className="block truncate">{name}</b>
                  <span className="text-12 text-ink-2">{slug}</span>
                </span>
                <span className="num text-ink-2">{formatQuantity(products)} produk</span>
                <ChevronRight size={18} aria-hidden className="text-ink-2" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman merek" />
      </div>
    </>
  )
}
