import { negotiationStatusNames } from '#modules/selling/negotiations/rules/negotiation-status.ts'
import { formatDateTime } from '#platform/format.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import type { NegotiationResponse } from './types.ts'

const ENDED_BADLY = new Set(['rejected', 'cancelled', 'declined', 'expired'])

/** The steps of a negotiation with person and time. */
export function NegotiationTimeline({ timeline }: Pick<NegotiationResponse, 'timeline'>) {
  const items = timeline.map(({ status, at, by, note }, index) => {
    const round = timeline.slice(0, index + 1).filter((each) => each.status === 'submitted').length
    const isLast = index === timeline.length - 1
    const isRound = status === 'submitted' || status === 'countered'
    return {
      title: isRound
        ? `${status === 'submitted' ? 'Diajukan' : 'Ditawar balik'}, ronde ${round}`
        : negotiationStatusNames[status],
      by: `${by} · ${formatDateTime(at)}`,
      note: note ?? undefined,
      phase: !isLast
        ? ('done' as const)
        : ENDED_BADLY.has(status)
          ? ('stopped' as const)
          : ('now' as const),
    }
  })
  return <Timeline items={items} />
}
