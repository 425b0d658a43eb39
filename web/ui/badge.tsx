import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-concrete-200 bg-concrete-100 text-concrete-600',
  primary: 'border-tarp-200 bg-tarp-50 text-tarp-700',
  success: 'border-success-line bg-success-surface text-success-text',
  warning: 'border-warning-line bg-warning-surface text-warning-text',
  danger: 'border-danger-line bg-danger-surface text-danger-text',
  info: 'border-info-line bg-info-surface text-info-text',
}

/** A short label whose colour repeats its meaning. `plain` omits the square mark. */
export function Badge({
  tone = 'neutral',
  plain = false,
  children,
}: {
  tone?: BadgeTone | undefined
  plain?: boolean | undefined
  children: ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-[5px] rounded-small border px-[7px] py-px text-12 leading-5 font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {!plain && <span aria-hidden className="size-[7px] rounded-[2px] bg-current" />}
      {children}
    </span>
  )
}

/** The label and colour of a state: a row of a module's state table. */
export type StatusPresentation = { label: string; tone: BadgeTone }

/** The badge of a document's state, by the state table of its module. */
export function StatusBadge<S extends string>({
  state,
  table,
}: {
  state: S
  table: Readonly<Record<S, StatusPresentation>>
}) {
  const presentation = table[state]
  return <Badge tone={presentation.tone}>{presentation.label}</Badge>
}
