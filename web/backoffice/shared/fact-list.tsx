import type { ReactNode } from 'react'

export type FactListItem = readonly [label: string, value: ReactNode]

/** Labelled values, one per line; a dash where a value is missing. */
export const FactList = ({ facts }: { facts: readonly FactListItem[] }) => (
  <dl className="grid grid-cols-[130px_minmax(0,1fr)] gap-x-3 gap-y-2 text-14">
    {facts.map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-ink-2">{label}</dt>
        <dd className="num wrap-anywhere">{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
)
