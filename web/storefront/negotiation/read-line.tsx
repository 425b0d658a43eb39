import { LineHeading } from '#web/shared/negotiation/line-heading.tsx'
import { LineRounds } from '#web/shared/negotiation/line-rounds.tsx'
import type { NegotiationLineResponse } from '#web/shared/negotiation/types.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'

const LINE_BADGES: Record<
  NegotiationLineResponse['status'],
  { label: string; tone: BadgeTone } | null
> = {
  open: null,
  accepted: { label: 'Disetujui', tone: 'success' },
  refused: { label: 'Tidak jadi', tone: 'neutral' },
}

/** A line with every price that was named, and nothing to decide; `buyer` is what its reader calls the one who bids. */
export function ReadLine({
  line,
  buyer = 'Anda',
}: {
  line: NegotiationLineResponse
  buyer?: string
}) {
  const badge = LINE_BADGES[line.status]
  return (
    <li className="grid gap-2 border-b border-line p-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <LineHeading line={line} />
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <LineRounds line={line} sides={{ buyer, shop: 'kami' }} />
        {line.status !== 'refused' && (
          <p className="text-14 text-ink-2">
            Subtotal <Money of={line.subtotal} className="font-bold text-ink" />
          </p>
        )}
      </div>
      {line.problem && <p className="text-14 text-warning-text">{line.problem}</p>}
    </li>
  )
}
