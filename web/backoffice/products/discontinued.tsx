import { Archive, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { SearchBar, readListSearch } from '../shared/search-bar.tsx'
import type { Route } from './+types/discontinued'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Produk tidak dijual')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, search } = readListSearch(request)
  const query = { page, count: ROWS, ...(search ? { search: search.slice(0, 200) } : {}) }
  return { list: await context.get(apiContext).catalogueAdmin.discontinued({ query }), search }
}

/** Products that are not on sale: kept for old orders, and to be put on sale again. */
export default function DiscontinuedProducts({
  loaderData: { list, search },
}: Route.ComponentProps) {
  return (
    <>
      <CatalogueHeader
        title="Tidak dijual"
        action={
          <ButtonLink to="/backoffice/produk" variant="ghost">
            Yang dijual
          </ButtonLink>
        }
      >
        <SearchBar
          search={search}
          label="Cari produk yang tidak dijual"
          placeholder="Nama produk"
        />
      </CatalogueHeader>
      {list.results.length === 0 ? (
        <EmptyState
          icon={Archive}
          title="Tidak ada"
          text="Produk yang Anda hentikan penjualannya muncul di sini."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map(({ id, name, brand, subCategory }) => (
            <li key={id} className="border-t border-line first:border-0">
              <Link
                to={`/backoffice/produk/${id}`}
                className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-14 text-ink! no-underline! hover:bg-tarp-50 md:px-6"
              >
                <span className="min-w-0 flex-1">
                  <b className="block truncate">{name}</b>
                  <span className="text-12 text-ink-2">
                    {brand} · {subCategory}
                  </span>
                </span>
                <ChevronRight size={18} aria-hidden className="text-ink-2" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman produk" />
      </div>
    </>
  )
}
