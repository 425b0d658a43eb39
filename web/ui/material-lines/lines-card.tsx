import type { ReactNode } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import type { useLines } from './use-lines.ts'

type Props = {
  lines: ReturnType<typeof useLines>
  /** What a line is whose goods are known: `siap`, `cocok`. */
  word: string
  /** Whether the likeliest goods may be taken for all at once: where lines know their units. */
  suggests?: boolean
  children: ReactNode
}

/**
 * A sheet of lines: how many of them are known, the way back for one that was taken out, and one press
 * for everything that still has to be chosen.
 */
export const LinesCard = ({
  lines: { lines, ready, removed, restore, open, suggest },
  word,
  suggests = true,
  children,
}: Props) => (
  <Card
    flush
    title={
      <span className="num">
        {formatQuantity(ready.length)} dari {formatQuantity(lines.length)} baris {word}
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
    {suggests && open > 1 && (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-concrete-50 px-4 py-2">
        <p className="num text-14 text-ink-2">
          {formatQuantity(open)} baris menunggu pilihan Anda.
        </p>
        <Button variant="outlined" size="small" onClick={suggest}>
          Pakai usulan teratas
        </Button>
      </div>
    )}
    {children}
  </Card>
)
