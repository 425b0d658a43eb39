import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handlePriceListIntent } from './actions.ts'
import { NewPriceForm } from './new-price-form.tsx'
import { PriceRow } from './price-row.tsx'
import { readListQuery } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import type { Route } from './+types/price-list'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.prices.list.name ?? 'Daftar harga')

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url, { count: 30 })
  return { prices: await context.get(apiContext).staffPricing.prices({ id, query }), search }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { search } = new URL(request.url)
  const result = await handlePriceListIntent(
    context.get(apiContext),
    params.id,
    await readPostedForm(request),
  )
  return respond(request, result, `/backoffice/harga/${params.id}${search}`)
}

export const shouldRevalidate = revalidateOnConflict

/** The prices of one list, including those that become valid later. */
export default function PriceList({
  loaderData: { prices, search },
  actionData,
}: Route.ComponentProps) {
  const { list } = prices
  return (
    <>
      <CatalogueHeader
        title={list.name}
        action={
          <ButtonLink to="/backoffice/harga" variant="ghost" icon="chevron-left">
            Semua daftar
          </ButtonLink>
        }
      >
        <div className="grid gap-4">
          {list.company && (
            <p className="text-14 text-ink-2">
              Hanya untuk {list.company.name}. Barang yang tidak ada di sini memakai harga bisnis.
            </p>
          )}
          <NewPriceForm reply={actionData} />
          <SearchBar
            search={search}
            label="Cari barang di daftar"
            placeholder="Nama, ukuran, SKU"
          />
        </div>
      </CatalogueHeader>
      <PagedList
        list={prices}
        label="Halaman harga"
        empty={
          <EmptyState
            icon="tag"
            title={search ? 'Tidak ada yang cocok' : 'Belum ada harga'}
            text="Tulis SKU dan harganya di atas."
          />
        }
      >
        {(row) => (
          <PriceRow
            key={`${row.variantId} ${row.validFrom}`}
            row={row}
            canRemove={list.company !== null || row.coming}
            reply={actionData}
          />
        )}
      </PagedList>
    </>
  )
}
