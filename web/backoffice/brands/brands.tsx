import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { LinkRow } from '../shared/lists/link-row.tsx'
import { readListQuery } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import type { Route } from './+types/brands'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Merek')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url, { count: 30 })
  return { list: await context.get(apiContext).catalogueAdmin.brands({ query }), search }
}

/** Brands by name, with the number of products of each. */
export default function Brands({ loaderData: { list, search } }: Route.ComponentProps) {
  return (
    <>
      <CatalogueHeader
        title="Merek"
        action={<ButtonLink to="/backoffice/merek/baru">Tambah merek</ButtonLink>}
      >
        <SearchBar search={search} label="Cari merek" placeholder="Nama merek" />
      </CatalogueHeader>
      <PagedList
        list={list}
        label="Halaman merek"
        empty={
          <EmptyState
            icon="tags"
            title="Tidak ada merek"
            text="Ubah kata pencarian, atau tambah merek baru."
          />
        }
      >
        {({ id, name, slug, products }) => (
          <LinkRow
            key={id}
            to={`/backoffice/merek/${id}`}
            title={name}
            details={slug}
            count={`${formatQuantity(products)} produk`}
          />
        )}
      </PagedList>
    </>
  )
}
