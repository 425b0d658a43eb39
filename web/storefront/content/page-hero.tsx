import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'

/** The head of a page of text: what it is, in one line what it is for, and what to do first. */
export const PageHero = ({
  icon,
  title,
  description,
  children,
}: {
  icon: IconName
  title: string
  description: string
  children?: ReactNode
}) => (
  <section className="graph-paper border-b border-tarp-200">
    <div className="wrap flex items-start gap-4 py-7 md:gap-6 md:py-10">
      <span className="hidden size-16 shrink-0 place-items-center rounded-card bg-tarp-600 text-white sm:grid">
        <Icon name={icon} large />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="text-24 md:text-32">{title}</h1>
        <p className="mt-1 max-w-[60ch] text-18 text-ink-2">{description}</p>
        {children}
      </div>
    </div>
  </section>
)
