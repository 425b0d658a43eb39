import type { ReactNode } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import type { useLines } from './use-lines.ts'

type Props = {
  lines: ReturnType<typeof useLines>
  /** What a line is whose goods are known: `siap`, `cocok`. */
  word: string
  children: ReactNode
}

/**
 * A sheet of lines: how many of them are known, the way back for one that was taken out, and one press
 * for everything that still has to be chosen.
 */
export const LinesCard = ({
  lines: { lines, ready, removed, restore, open, suggest },
  word,
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
      <>
        {removed.length > 0 && (
          <Button variant="ghost" size="small" onClick={restore}>
            Urungkan hapus
          </Button>
        )}
        {open > 1 && (
          <Button variant="outlined" size="small" onClick={suggest}>
            Pakai {formatQuantity(open)} usulan
          </Button>
        )}
      </>
    }
  >
    {children}
  </Card>
)
