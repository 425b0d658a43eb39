import type { ReactNode } from 'react'

export type TimelineItem = {
  /** Left out of a note about the state before. */
  title?: ReactNode | undefined
  /** Person and time, or the next step: `Sinta (finance) · 20 Nov, 14.36 WIB`. */
  by?: ReactNode | undefined
  note?: ReactNode | undefined
  /** `stopped`: the document ended here, before its last state. */
  phase?: 'done' | 'now' | 'later' | 'stopped' | undefined
}

/** A document's states in order, with person and time. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="timeline">
      {items.map(({ title, by, note, phase = 'done' }, index) => (
        <li key={index} data-phase={phase} aria-current={phase === 'now' ? 'step' : undefined}>
          {title && <span className="font-semibold">{title}</span>}
          {by && <span className="num text-12 leading-[1.5] text-ink-2">{by}</span>}
          {note && (
            <span className="mt-1 rounded-r-control border-l-3 border-line bg-panel px-2.5 py-2">
              {note}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
