import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import { RemoveButton } from '../shared/actions/remove-button.tsx'

/** A saved record in one line, which opens to its form. */
export function RecordRow({
  title,
  details,
  removal,
  reply,
  children,
}: {
  title: string
  details: string
  removal: Pick<ComponentProps<typeof RemoveButton>, 'intent' | 'subject' | 'loss'>
  reply: unknown
  children: ReactNode
}) {
  return (
    <li className="border-b border-line">
      <details>
        <summary className="flex min-h-14 cursor-pointer items-center gap-x-4 px-4 py-2">
          <b className="num">{title}</b>
          <span className="num text-14 text-ink-2">{details}</span>
          <Icon name="chevron-down" small className="ml-auto text-ink-2" />
        </summary>
        <div className="grid gap-3 px-4 pb-4">
          {children}
          <RemoveButton {...removal} variant="outlined" reply={reply} />
        </div>
      </details>
    </li>
  )
}
