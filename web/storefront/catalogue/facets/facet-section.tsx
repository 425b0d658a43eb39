import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'

/** One facet below its heading, which collapses it. */
export function FacetSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <details open className="group border-b border-line pb-2 first:border-t lg:first:border-t-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-14 font-bold [&::-webkit-details-marker]:hidden">
        {legend}
        <Icon name="chevron-down" small className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <fieldset className="min-w-0">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </details>
  )
}
