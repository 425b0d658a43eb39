import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-names.ts'

/** An empty list and the next useful step. The first of `children` is the main action. */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  icon?: IconName | undefined
  title: string
  text?: ReactNode | undefined
  children?: ReactNode | undefined
}) {
  return (
    <div className="grid justify-items-center gap-1.5 px-5 py-10 text-center">
      {icon && (
        <span className="mb-2 grid size-20 place-items-center rounded-card bg-tarp-50 text-tarp-600">
          <Icon name={icon} large />
        </span>
      )}
      <h2 className="text-18">{title}</h2>
      {text && <p className="max-w-[44ch] text-14 text-ink-2">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
