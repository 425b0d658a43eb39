import type { ComponentProps } from 'react'
import { clsx } from 'clsx'

/** A text input. `unit` follows it (m, kg, lembar). */
export function Input({
  unit,
  className,
  ...native
}: ComponentProps<'input'> & { unit?: string | undefined }) {
  const input = <input {...native} className={clsx('control', className)} />
  if (!unit) return input
  return (
    <div className="control-unit">
      {input}
      <span>{unit}</span>
    </div>
  )
}

export function Textarea({ className, rows = 3, ...native }: ComponentProps<'textarea'>) {
  return <textarea {...native} rows={rows} className={clsx('control', className)} />
}

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

/** A native select: the quickest one on a phone. `prompt` is the empty choice. */
export function Select({
  options,
  prompt,
  className,
  ...native
}: ComponentProps<'select'> & { options: readonly SelectOption[]; prompt?: string | undefined }) {
  return (
    <select {...native} className={clsx('control', className)}>
      {prompt !== undefined && <option value="">{prompt}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
