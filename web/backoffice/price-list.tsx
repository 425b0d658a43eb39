import { ChevronLeft, Tag } from 'lucide-react'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { CatalogueHead } from './catalogue/tabs.tsx'
import { answered } from './parts/done.ts'
import { act } from './prices/act.ts'
import { NewPriceForm } from './prices/new-price-form.tsx'
import { PriceRow } from './prices/price-row.tsx'
import { SearchLine, searchOf } from './parts/search-line.tsx'
import type { Route } from './+types/price-list.ts'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.found.list.name ?? 'Daftar harga')

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { page, search } = searchOf(request)
  const query = { page, count: ROWS, ...(search ? { search: search.slice(0, 100) } : {}) }
  return {
    found: await context.get(apiContext).staffPricing.prices({ id: params.id, query }),
    search,
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { search } = new URL(request.url)
  const acted = await act(context.get(apiContext), params.id, await request.formData())
  return answered(request, acted, `/backoffice/harga/${params.id}${search}`)
}

export const shouldRevalidate = afterRefusal

/** The prices of one list, those of a day to come among them. */
export default function PriceList({
  loaderData: { found, search },
  actionData,
}: Route.ComponentProps) {
  const { list, results, ...page } = found
  return (
    <>
      <CatalogueHead
        title={list.name}
        action={
          <ButtonLink to="/backoffice/harga" variant="ghost" icon={ChevronLeft}>
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
          <SearchLine
            search={search}
            label="Cari barang di daftar"
            placeholder="Nama, ukuran, SKU"
          />
        </div>
      </CatalogueHead>
      {results.length === 0 ? (
        <EmptyState
          icon={Tag}
          title={search ? 'Tidak ada yang cocok' : 'Belum ada harga'}
          text="Tulis SKU dan harganya di atas."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {results.map((row) => (
            <PriceRow
              key={`${row.variantId} ${row.validFrom}`}
              row={row}
              mayGo={list.company !== null || row.coming}
              reply={actionData}
            />
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...page} label="Halaman harga" />
      </div>
    </>
  )
}
