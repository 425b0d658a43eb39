import { formatQuantity } from '#platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { SkippedRow } from './line.ts'
import type { useMaterialLines } from './use-material-lines.ts'

type Props = {
  rows: readonly SkippedRow[]
  lines: ReturnType<typeof useMaterialLines>
}

/** Table rows that name no product, collapsed; a buyer can take one in. */
export function SkippedRows({ rows, lines: { lines, add } }: Props) {
  if (rows.length === 0) return null
  const addedNumbers = new Set(lines.map(({ number }) => number))
  return (
    <details className="group border-b border-line px-4 text-14">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 text-ink-2">
        <span className="num">
          {formatQuantity(rows.length)} baris kami lewati: judul, kepala tabel, atau penjumlahan
        </span>
        <Icon name="chevron-down" className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <ol className="pb-2">
        {rows.map((row) => (
          <li
            key={row.number}
            className="grid min-h-11 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line"
          >
            <span className="num text-ink-3">{row.number}</span>
            <span className="num py-1 wrap-anywhere">{row.written}</span>
            {addedNumbers.has(row.number) ? (
              <span className="text-12 text-ink-2">sudah jadi baris</span>
            ) : (
              <Button variant="ghost" size="small" onClick={() => add(row)}>
                Ini barang
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
