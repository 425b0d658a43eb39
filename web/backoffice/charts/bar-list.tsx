import type { ReactNode } from 'react'

export type BarRow = { id: string; name: ReactNode; value: number; shown: ReactNode }

/** Names with bars as long as their values, the longest the whole width; the values stand beside them. */
export function BarList({ rows, label }: { rows: readonly BarRow[]; label: string }) {
  const longest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol aria-label={label} className="grid gap-2.5">
      {rows.map(({ id, name, value, shown }) => (
        <li key={id} className="text-14">
          <div className="mb-1 flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="num shrink-0 font-semibold">{shown}</span>
          </div>
          <div aria-hidden="true" className="h-2 rounded-small bg-panel">
            <div
              className="h-full rounded-small bg-tarp-600 print:border-4 print:border-tarp-600"
              style={{ width: `${(value / longest) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}
