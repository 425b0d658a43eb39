import type { ReactNode } from 'react'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

export type WrittenSection = { heading: string; text: ReactNode }

/** A page of text in sections, as wide as lines are read well. */
export function WrittenPage({
  title,
  intro,
  sections,
}: {
  title: string
  intro: string
  sections: readonly WrittenSection[]
}) {
  return (
    <div className="wrap pb-16">
      <Breadcrumb items={[{ label: title }]} />
      <article className="max-w-[68ch]">
        <h1 className="md:text-32">{title}</h1>
        <p className="mt-2 text-ink-2">{intro}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading} className="mt-6">
            <h2 className="text-18">{heading}</h2>
            <p className="mt-1">{text}</p>
          </section>
        ))}
      </article>
    </div>
  )
}
