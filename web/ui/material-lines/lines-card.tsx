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

/** A sheet of lines: how many of them are known, and the way back for one that was taken out. */
export const LinesCard = ({ lines: { lines, ready, removed, restore }, word, children }: Props) => (
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
    {children}
  </Card>
)
