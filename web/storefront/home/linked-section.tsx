import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/card.tsx'

type Props = { title: string; to: string; linkLabel: string; children: ReactNode }

/** A section of the home page whose header leads to all of what it shows some of. */
export const LinkedSection = ({ title, to, linkLabel, children }: Props) => (
  <section className="mt-10">
    <SectionHeader
      title={title}
      action={
        <TextLink to={to} icon="arrow-right">
          {linkLabel}
        </TextLink>
      }
    />
    {children}
  </section>
)
