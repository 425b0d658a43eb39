import { formatDateTime } from '#platform/format.ts'
import type { HomeSectionState } from '#modules/content/home/rules/draft.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const sectionStates: Readonly<Record<HomeSectionState, { label: string; tone: BadgeTone }>> =
  {
    shown: { label: 'Tampil', tone: 'success' },
    scheduled: { label: 'Terjadwal', tone: 'info' },
    ended: { label: 'Selesai', tone: 'neutral' },
    off: { label: 'Mati', tone: 'neutral' },
  }

/** `mulai 20 Nov 2026, 09.00 · sampai 4 Des 2026, 18.00`; empty where it is always shown. */
export const describeSchedule = ({
  startsAt,
  endsAt,
}: {
  startsAt: string | null
  endsAt: string | null
}): string =>
  [
    startsAt === null ? '' : `mulai ${formatDateTime(startsAt)}`,
    endsAt === null ? '' : `sampai ${formatDateTime(endsAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')
