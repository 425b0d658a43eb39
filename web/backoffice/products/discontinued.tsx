import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { LinkRow } from '../shared/link-row.tsx'
import { readListQuery } from '../shared/list-query.ts'
import { SearchBar } from '../shared/search-bar.tsx'
import type { Route } from './+types/discontinued'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Produk tidak dijual')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url, { count: 30, maxSearch: 200 })
  return { list: await context.get(apiContext).catalogueAdmin.discontinued({ query }), search }
}

/** Products no longer on sale. Old orders refer to them, and each can be put on sale again. */
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
          icon="archive"
          title="Tidak ada"
          text="Produk yang Anda hentikan penjualannya muncul di sini."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map(({ id, name, brand, subCategory }) => (
            <LinkRow
              key={id}
              to={`/backoffice/produk/${id}`}
              title={name}
              details={`${brand} · ${subCategory}`}
            />
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman produk" />
      </div>
    </>
  )
}
