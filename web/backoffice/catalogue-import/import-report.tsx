import { formatQuantity } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'

type RowError = { number: number; heading: string; message: string }

/** The errors by row, numbered as in the spreadsheet. */
export function RowErrors({ rows, total }: { rows: readonly RowError[]; total: number }) {
  return (
    <Card flush title={`Yang salah (${formatQuantity(total)})`}>
      <ul>
        {rows.map(({ number, heading, message }, index) => (
          <li
            key={index}
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

type RowChange = { number: number; sku: string; words: string[] }

/** What the rows change, in words. */
export function RowChanges({ rows }: { rows: readonly RowChange[] }) {
  return (
    <ul>
      {rows.map(({ number, sku, words: descriptions }) => (
        <li
          key={number}
          className="grid gap-x-3 border-t border-line px-4 py-2 text-14 first:border-0 sm:grid-cols-[84px_220px_minmax(0,1fr)]"
        >
          <span className="num text-ink-2">Baris {number}</span>
          <span className="num min-w-0 font-semibold break-all">{sku}</span>
          <ul className="min-w-0">
            {descriptions.map((description) => (
              <li key={description} className="break-words">
                {description}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
