import type { ComponentProps, ReactNode } from 'react'
import type { IconName } from '../icons/icon-names.ts'
import { clsx } from 'clsx'
import { Icon } from '../icons/icon.tsx'

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  type?: 'radio' | 'checkbox' | undefined
  heading: ReactNode
  icon?: IconName | undefined
  children?: ReactNode | undefined
  /** Why it is disabled. */
  disabledReason?: string | undefined
}

/** A choice as a whole card, with its meaning and, where it is disabled, the reason. */
export function ChoiceCard({
  type = 'radio',
  heading,
  icon,
  children,
  disabledReason,
  className,
  ...native
}: ChoiceCardProps) {
  return (
    <label className={clsx('choice-card', className)}>
      <input
        {...native}
        type={type}
        disabled={native.disabled || Boolean(disabledReason)}
        className="tick"
      />
      <span className="grid min-w-0 content-start gap-0.5">
        <span className="flex items-center gap-2 font-bold">
          {icon && <Icon name={icon} className="text-tarp-600" />}
          {heading}
        </span>
        {children && <span className="text-14 text-ink-2">{children}</span>}
        {disabledReason && (
          <span className="flex gap-1.5 text-14 text-warning-text">
            <Icon name="circle-exclamation-point" small className="mt-0.5" />
            {disabledReason}
          </span>
        )}
      </span>
    </label>
  )
}
