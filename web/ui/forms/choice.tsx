import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'

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
