import { formatQuantity, formatShort } from '#platform/format.ts'
import type { NamedChange, NamedTerms } from './compare-rounds.ts'

/** As many changes as are read at a glance; the others are unfolded. */
const SHOWN_CHANGES = 4

/** What changed from what was named before, line by line. */
export function RoundChanges({ changes }: Pick<NamedTerms, 'changes'>) {
  const rest = changes.slice(SHOWN_CHANGES)
  return (
    <>
      <ChangeList changes={changes.slice(0, SHOWN_CHANGES)} />
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer text-tarp-600">{rest.length} perubahan lagi</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </>
  )
}

const ChangeList = ({ changes }: { changes: readonly NamedChange[] }) => (
  <ul className="grid gap-1.5">
    {changes.map((change) => (
      <li key={`${change.lineId} ${change.kind}`} className="wrap-anywhere">
        <span className="text-ink-2">{change.name}</span>{' '}
        <span className="num font-semibold">{describeChange(change)}</span>
      </li>
    ))}
  </ul>
)

function describeChange(change: NamedChange): string {
  switch (change.kind) {
    case 'price':
      return `${formatShort(change.before)} menjadi ${formatShort(change.after)}`
    case 'quantity':
      return `${formatQuantity(change.before)} menjadi ${formatQuantity(change.after)} ${change.unit}`
    case 'accepted':
      return `disetujui ${formatShort(change.price)}`
    case 'refused':
      return 'tidak jadi'
    case 'unavailable':
      return 'tidak tersedia'
  }
}
