import type { ReactNode } from 'react'
import type { IconName } from './icons/icon-names.ts'
import { Icon } from './icons/icon.tsx'

export type Severity = 'success' | 'info' | 'warning' | 'error'

export const severityIcon: Record<Severity, IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-exclamation-point',
  error: 'circle-exclamation-point',
}
const severityClasses: Record<Severity, [box: string, text: string]> = {
  success: ['border-success-line border-l-success-text bg-success-surface', 'text-success-text'],
  info: ['border-info-line border-l-info-text bg-info-surface', 'text-info-text'],
  warning: ['border-warning-line border-l-warning-text bg-warning-surface', 'text-warning-text'],
  error: ['border-danger-line border-l-danger-text bg-danger-surface', 'text-danger-text'],
}

type Props = {
  severity?: Severity | undefined
  title?: ReactNode | undefined
  children?: ReactNode | undefined
  className?: string | undefined
  action?: ReactNode | undefined
  /** A small control, such as a close button, that stays beside the text on a phone. */
  corner?: ReactNode | undefined
}

/** Says what happened and, where it matters, what to do next. Screen readers announce an error at once. */
export function Alert({
  severity = 'info',
  title,
  children,
  className = '',
  action,
  corner,
}: Props) {
  const [box, text] = severityClasses[severity]
  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      className={`grid grid-cols-[20px_1fr_auto] gap-x-3 gap-y-1 rounded-control border border-l-4 px-3.5 py-3 text-14 ${box} ${className}`}
    >
      <Icon name={severityIcon[severity]} className={`mt-px ${text}`} />
      <div className="grid gap-1">
        {title && <b className={text}>{title}</b>}
        {children && <div>{children}</div>}
      </div>
      {corner && <div className="-my-2.5 -mr-2.5">{corner}</div>}
      {action && <div className="max-md:col-start-2 max-md:mt-1 md:self-center">{action}</div>}
    </div>
  )
}
