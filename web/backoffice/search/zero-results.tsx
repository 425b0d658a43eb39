import { EmptyState } from '#web/ui/empty-state.tsx'
import { PhraseItem, SynonymLink, type FrequentPhrase } from '../shared/phrase-item.tsx'

/** Searches without results, most frequent first; each can become a synonym. */
export function ZeroResults({ rows }: { rows: readonly FrequentPhrase[] }) {
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
      {rows.map((phrase) => (
        <PhraseItem key={phrase.text} phrase={phrase}>
          <SynonymLink phrase={phrase.text} />
        </PhraseItem>
      ))}
    </ul>
  )
}
