import type { ReactNode } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { useMaterialLines } from './use-material-lines.ts'

type Props = {
  lines: ReturnType<typeof useMaterialLines>
  /** The label of a line whose product is known: `siap`, `cocok`. */
  readyLabel: string
  /**
   * Whether the likeliest products may be chosen for all lines at once: where lines know their
   * units.
   */
  canSuggest?: boolean
  children: ReactNode
}

/**
 * A card of lines: how many have a product, undo for a removed line, and one button that chooses
 * the likeliest product for every undecided line.
 */
export const LinesCard = ({
  lines: { lines, ready, removed, restore, pendingCount, applySuggestions },
  readyLabel,
  canSuggest = true,
  children,
}: Props) => (
  <Card
    flush
    title={
      <span className="num">
        {formatQuantity(ready.length)} dari {formatQuantity(lines.length)} baris {readyLabel}
      </span>
    }
    action={
      removed.length > 0 && (
        <Button variant="ghost" size="small" onClick={restore}>
          Urungkan hapus
        </Button>
      )
    }
  >
    {canSuggest && pendingCount > 1 && (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-concrete-50 px-4 py-2">
        <p className="num text-14 text-ink-2">
          {formatQuantity(pendingCount)} baris menunggu pilihan Anda.
        </p>
        <Button variant="outlined" size="small" onClick={applySuggestions}>
          Pakai usulan teratas
        </Button>
      </div>
    )}
    {children}
  </Card>
)
