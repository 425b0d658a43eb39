import type { ComponentProps, ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import { clsx } from 'clsx'
import { Icon } from './icon.tsx'

type CheckableProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  count?: number | undefined
}

/** `count` is the number of results that the choice would leave, as filters show it. */
function CheckableInput({
  type,
  children,
  count,
  className,
  ...native
}: CheckableProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label
      className={clsx(
        'flex min-h-11 items-start gap-2.5 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        className,
      )}
    >
      <input {...native} type={type} className="tick" />
      <span className="min-w-0">{children}</span>
      {count !== undefined && <span className="num ml-auto text-14 text-ink-3">{count}</span>}
    </label>
  )
}

export const Checkbox = (props: CheckableProps) => <CheckableInput {...props} type="checkbox" />
export const Radio = (props: CheckableProps) => <CheckableInput {...props} type="radio" />

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

type Segment = { value: string; label: string; note?: string | undefined }

/** Two to four short choices side by side; radio buttons underneath. */
export function Segments({
  name,
  options,
  value,
  defaultValue,
  onChange,
  label,
}: {
  name: string
  label: string
  options: readonly Segment[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}) {
  return (
    <div role="radiogroup" aria-label={label} className="segments">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
          {option.note && <span className="text-12 font-medium">{option.note}</span>}
        </label>
      ))}
    </div>
  )
}
