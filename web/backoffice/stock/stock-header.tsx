import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'

const STOCK = '/backoffice/stok'
const WORK = [
  { query: 'terima', label: 'Terima barang' },
  { query: 'pindah', label: 'Pindahkan barang' },
] as const
export type StockWork = (typeof WORK)[number]['query']

/** The form that an address opens: goods received, or moved to another warehouse. */
export const readStockWork = (url: URL): StockWork | undefined =>
  WORK.find(({ query }) => url.searchParams.has(query))?.query

/** The header of the stock pages: what happened, runs low or is awaited, and the forms that record more. */
export function StockHeader({
  page,
  work,
  children,
}: {
  page: 'history' | 'low' | 'awaited'
  work?: StockWork | undefined
  children?: ReactNode
}) {
  return (
    <>
      <CatalogueHeader
        title="Stok"
        action={
          <span className="flex flex-wrap gap-2">
            {WORK.map(({ query, label }) => (
              <ButtonLink
                key={query}
                to={work === query ? STOCK : `${STOCK}?${query}`}
                variant={work === undefined && query === 'terima' ? 'filled' : 'outlined'}
              >
                {work === query ? 'Tutup' : label}
              </ButtonLink>
            ))}
          </span>
        }
      >
        {children}
      </CatalogueHeader>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Bagian stok"
          items={[
            { to: STOCK, label: 'Riwayat', current: page === 'history' },
            { to: `${STOCK}/menipis`, label: 'Menipis', current: page === 'low' },
            { to: `${STOCK}/indent`, label: 'Indent', current: page === 'awaited' },
          ]}
        />
      </div>
    </>
  )
}
