import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { formatQuantity } from '#platform/format.ts'
import { KeyHints } from '../../shared/lists/key-hints.tsx'
import { buildFilterUrl, buildPageUrl, type StaffOrderListQuery } from './query.ts'

type Props = {
  listQuery: StaffOrderListQuery
  totals: { total: number; totalIsExact: boolean }
  /** The orders that the neighbouring pages end before and go on behind; undefined at an end of the list. */
  previous: string | undefined
  next: string | undefined
}

/** The foot of the order list: how many match, the neighbouring pages, and the list as a file. */
export function OrderListFooter({ listQuery, totals, previous, next }: Props) {
  const exportUrl = (format: string) =>
    `/backoffice/pesanan/ekspor${buildFilterUrl(listQuery)}&format=${format}`.replace('?&', '?')
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 text-14 md:px-6">
      <p className="text-ink-2">
        <span className="num">
          {totals.totalIsExact ? '' : 'lebih dari '}
          {formatQuantity(totals.total)}
        </span>{' '}
        pesanan
      </p>
      <p className="flex flex-1 flex-wrap gap-x-4 max-sm:basis-full">
        <TextLink to={exportUrl('xlsx')} reloadDocument icon="download">
          Unduh XLSX
        </TextLink>
        <TextLink to={exportUrl('csv')} reloadDocument icon="download">
          Unduh CSV
        </TextLink>
        <span className="self-center text-ink-2">
          <KeyHints />
        </span>
      </p>
      <nav aria-label="Halaman pesanan" className="flex gap-2">
        {previous && (
          <>
            <ButtonLink to={buildFilterUrl(listQuery)} variant="ghost" color="secondary">
              Ke awal
            </ButtonLink>
            <ButtonLink
              to={buildPageUrl(listQuery, { before: previous })}
              rel="prev"
              variant="outlined"
            >
              Sebelumnya
            </ButtonLink>
          </>
        )}
        {next && (
          <ButtonLink to={buildPageUrl(listQuery, { after: next })} rel="next" variant="outlined">
            Berikutnya
          </ButtonLink>
        )}
      </nav>
    </footer>
  )
}
