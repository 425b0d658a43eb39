import type { z } from 'zod'
import type { catalogueImportCalls } from '#modules/catalogue/catalogue-import/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { ListFooter } from '../shared/lists/list-footer.tsx'
import { buildListUrl } from '../shared/lists/list-query.ts'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import { RowChanges } from './import-report.tsx'

type Changes = z.output<typeof catalogueImportCalls.changes.response.schema>
type Props = {
  list: Changes
  search: string
  overlapping: boolean
  /** Rows with changes, and those that somebody else changed as well. */
  counts: { changes: number; overlaps: number }
  isUndo: boolean
}

/** All changes of an import, page by page; with a tab of those that somebody else changed as well. */
export function ImportChanges({ list, search, overlapping, counts, isUndo }: Props) {
  const hasTabs = counts.overlaps > 0
  return (
    <Card flush title={isUndo ? 'Yang dikembalikan' : 'Yang berubah'}>
      {hasTabs && (
        <TabLinks
          label="Perubahan"
          items={[
            { to: buildListUrl({ search }), label: 'Semua', current: !overlapping },
            {
              to: buildListUrl({ search, rekan: '1' }),
              label: isUndo ? 'Dibiarkan' : 'Diubah rekan juga',
              count: counts.overlaps,
              current: overlapping,
            },
          ]}
        />
      )}
      <div className="border-b border-line px-4 py-3">
        <SearchBar
          search={search}
          label="Cari SKU"
          placeholder="SKU"
          preserved={{ rekan: overlapping ? '1' : undefined }}
        />
      </div>
      {list.results.length === 0 ? (
        <p className="px-4 py-6 text-14 text-ink-2">
          {search ? `Tidak ada SKU yang memuat "${search}".` : 'Tidak ada.'}
        </p>
      ) : (
        <RowChanges rows={list.results} />
      )}
      <ListFooter {...list} noun="baris" label="Halaman perubahan" />
    </Card>
  )
}

/** How many values somebody else changed, and what becomes of them. */
export const describeOverlaps = (overlaps: number, isUndo: boolean): string =>
  isUndo
    ? `${formatQuantity(overlaps)} baris diubah lagi sesudah impor itu. Nilai barunya dibiarkan.`
    : `${formatQuantity(overlaps)} baris berisi nilai yang juga diubah rekan Anda setelah berkas ini diekspor.`
