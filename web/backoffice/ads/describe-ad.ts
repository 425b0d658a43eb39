import type { AdState } from '#modules/content/ads/rules/booking.ts'
import { formatNumber, formatQuantity, formatShortDate } from '#platform/format.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const adStates: Readonly<Record<AdState, { label: string; tone: BadgeTone }>> = {
  running: { label: 'Tayang', tone: 'success' },
  scheduled: { label: 'Terjadwal', tone: 'info' },
  ended: { label: 'Selesai', tone: 'neutral' },
}

/** `20 Nov–4 Des` */
export const describePeriod = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  `${formatShortDate(`${startsOn}T12:00:00+07:00`)}–${formatShortDate(`${endsOn}T12:00:00+07:00`)}`

/** `2,4%`; a dash while nobody has seen it. */
export const describeRate = (rate: number | null): string =>
  rate === null ? '–' : `${formatNumber(rate, 1)}%`

/** `1.250 tayang · 30 klik · 2,4%` */
export const describeCounts = (counts: { views: number; clicks: number; rate: number | null }) =>
  `${formatQuantity(counts.views)} tayang · ${formatQuantity(counts.clicks)} klik · ${describeRate(counts.rate)}`
