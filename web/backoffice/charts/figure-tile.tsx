import type { ReactNode } from 'react'
import { formatNumber } from '#platform/format.ts'
import { Icon } from '#web/ui/icons/icon.tsx'

type Props = {
  label: string
  value: ReactNode
  /** Of the period and of the one before; without them nothing is compared. */
  compared?: { now: number | null; before: number | null } | undefined
  /** Whether more is worse: response times. */
  isLessBetter?: boolean
  note?: ReactNode
}

/** One figure of a period, and how it stands against the period before. */
export const FigureTile = ({ label, value, compared, isLessBetter = false, note }: Props) => (
  <div className="min-w-0 rounded-card border border-line bg-face px-4 py-3">
    <dt className="text-14 text-ink-2">{label}</dt>
    <dd className="num mt-0.5 text-24 leading-tight font-bold wrap-anywhere">{value}</dd>
    {compared && (
      <dd className="mt-1 text-12">
        <Change {...compared} isLessBetter={isLessBetter} />
      </dd>
    )}
    {note && <dd className="mt-1 text-12 text-ink-2">{note}</dd>}
  </div>
)

function Change({
  now,
  before,
  isLessBetter,
}: {
  now: number | null
  before: number | null
  isLessBetter: boolean
}) {
  if (now === null || before === null || before === 0)
    return <span className="text-ink-2">belum ada pembanding</span>
  const change = ((now - before) / before) * 100
  if (Math.abs(change) < 0.05)
    return <span className="text-ink-2">sama dengan periode sebelumnya</span>
  const isGood = change > 0 !== isLessBetter
  return (
    <span
      className={`num inline-flex flex-wrap items-center gap-1 font-semibold ${isGood ? 'text-success-text' : 'text-danger-text'}`}
    >
      <Icon name={change > 0 ? 'trending-up' : 'trending-down'} small />
      {change > 0 ? 'naik' : 'turun'} {formatNumber(Math.abs(change), 1)}%
      <span className="font-medium text-ink-2">dari periode sebelumnya</span>
    </span>
  )
}
