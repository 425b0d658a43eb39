import type { IconName } from '#web/ui/icons/icon-names.ts'
import { TableOfContents } from '../blog/table-of-contents.tsx'
import type { PageContent } from './page-content.ts'
import { PageHero } from './page-hero.tsx'
import { Prose } from './prose.tsx'

/** A page of text in sections, as wide as lines are read well, with its headings beside it. */
export function WrittenPage({ page, icon }: { page: PageContent; icon: IconName }) {
  const { title, description, intro, sections } = page
  const headings = sections.map(({ id, heading }) => ({ id, text: heading, level: 2 }))
  return (
    <>
      <PageHero icon={icon} title={title} description={description} />
      <div className="wrap grid gap-x-10 py-6 pb-12 lg:grid-cols-[280px_minmax(0,1fr)]">
        <aside className="hidden lg:block">
          <div className="sticky top-6">
            <TableOfContents headings={headings} label="Isi halaman" />
          </div>
        </aside>
        <article className="min-w-0 rounded-card border border-line bg-face p-5 md:p-8">
          <Prose html={intro} className="mb-6" />
          {sections.map(({ id, heading, html, parts }) => (
            <section key={id} id={id} className="mt-8 scroll-mt-6 first:mt-0">
              <h2 className="mb-2">{heading}</h2>
              <Prose html={html} />
              {parts.map((part) => (
                <section key={part.id} id={part.id} className="mt-4">
                  <h3 className="mb-1">{part.heading}</h3>
                  <Prose html={part.html} />
                </section>
              ))}
            </section>
          ))}
        </article>
      </div>
    </>
  )
}
