import { useId, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** Attributes that bind a control to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode | undefined
  error?: string | undefined
  optional?: boolean | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error, bound to one another for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  className = '',
  children,
}: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-2"> opsional</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The error of a field, in words and with an icon, never by colour alone. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-14 font-medium text-danger-text">
      <Icon name="circle-exclamation-point" small className="mt-0.5" />
      {children}
    </p>
  )
}

type GroupProps = {
  legend: ReactNode
  hint?: ReactNode | undefined
  error?: string | undefined
  hidden?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Several controls that answer one question. `hidden` shows the question to screen readers only.
 */
export function FieldGroup({
  legend,
  hint,
  error,
  hidden = false,
  className = '',
  children,
}: GroupProps) {
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className={hidden ? 'sr-only' : 'mb-1.5 text-14 font-semibold'}>{legend}</legend>
      {hint && <p className="mb-2 text-14 text-ink-2">{hint}</p>}
      {children}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
