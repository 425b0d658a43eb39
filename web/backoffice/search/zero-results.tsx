import { formatDate, formatQuantity } from '#platform/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ZeroResultRow = { text: string; times: number; lastAt: string }

/** Searches without results, most frequent first; each can become a synonym. */
export function ZeroResults({ rows }: { rows: readonly ZeroResultRow[] }) {
  if (rows.length === 0)
    return (
      <EmptyState
        icon="search-x"
        title="Semua pencarian menemukan barang"
        text="Kata yang dicari pembeli dan tidak ditemukan muncul di sini, yang paling sering di atas."
      />
    )
  return (
    <ul className="border-b border-line bg-face">
      {rows.map(({ text, times, lastAt }) => (
        <li
          key={text}
          className="flex items-center gap-3 border-t border-line px-4 py-1.5 first:border-0 md:px-6"
        >
          <p className="min-w-0 flex-1">
            <b className="block break-words">{text}</b>
            <span className="num block text-12 text-ink-2">
              {formatQuantity(times)} kali, terakhir {formatDate(lastAt)}
            </span>
          </p>
          <ButtonLink
            to={`?${new URLSearchParams({ phrase: text.slice(0, 60) })}`}
            variant="outlined"
            color="secondary"
            aria-label={`Jadikan sinonim: ${text}`}
          >
            Jadikan sinonim
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
