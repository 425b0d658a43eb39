import { formatQuantity } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'

type Fault = { number: number; heading: string; message: string }

/** What is wrong, row by row as the spreadsheet numbers them. */
export function Wrong({ rows, total }: { rows: readonly Fault[]; total: number }) {
  return (
    <Card flush title={`Yang salah (${formatQuantity(total)})`}>
      <ul>
        {rows.map(({ number, heading, message }, at) => (
          <li
            key={at}
            className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3 border-t border-line px-4 py-2 text-14 first:border-0 sm:grid-cols-[84px_150px_minmax(0,1fr)]"
          >
            <span className="num font-semibold">Baris {number}</span>
            <span className="min-w-0 font-medium break-words">{heading}</span>
            <span className="min-w-0 break-words max-sm:col-start-2">{message}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Change = { number: number; sku: string; words: string[] }

/** The first of what changes, in words. */
export function Changing({ rows, total }: { rows: readonly Change[]; total: number }) {
  return (
    <Card
      flush
      title={
        rows.length < total
          ? `${rows.length} perubahan pertama dari ${formatQuantity(total)}`
          : 'Yang berubah'
      }
    >
      <ul>
        {rows.map(({ number, sku, words }) => (
          <li
            key={number}
            className="grid gap-x-3 border-t border-line px-4 py-2 text-14 first:border-0 sm:grid-cols-[84px_220px_minmax(0,1fr)]"
          >
            <span className="num text-ink-2">Baris {number}</span>
            <span className="num min-w-0 font-semibold break-all">{sku}</span>
            <ul className="min-w-0">
              {words.map((word) => (
                <li key={word} className="break-words">
                  {word}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
