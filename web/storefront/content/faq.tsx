import { buildPageMeta, noIndexMeta } from '#web/seo/page-meta.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { describeQuestions } from './describe-questions.ts'
import { findQuestions } from './find-questions.ts'
import { loadPageContent } from './page-content.ts'
import { PageHero } from './page-hero.tsx'
import { PageSearch } from './page-search.tsx'
import { Prose } from './prose.tsx'
import type { Route } from './+types/faq'

/** The server searches, so that the page needs no script for it. */
export const handle = {
  isDormant: true,
  cache: {},
  uncacheableQuery: ['cari'],
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageTitle(matches, 'Tanya jawab')
  const { page, sections, search } = loaderData
  return [
    ...buildPageMeta(matches, {
      title: page.title,
      description: page.description,
      path: '/faq',
      structuredData: [describeQuestions(sections.flatMap(({ parts }) => parts))],
    }),
    ...(search ? [noIndexMeta] : []),
  ]
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { sections, ...page } = await loadPageContent(context, 'faq')
  const search = (url.searchParams.get('cari') ?? '').trim().slice(0, 100)
  return { page, search, sections: findQuestions(sections, search) }
}

/** Questions with their answers, by subject. */
export default function Faq({ loaderData: { page, search, sections } }: Route.ComponentProps) {
  const count = sections.reduce((sum, { parts }) => sum + parts.length, 0)
  return (
    <>
      <PageHero icon="circle-question-mark" title={page.title} description={page.description}>
        <PageSearch
          path="/faq"
          search={search}
          label="Cari pertanyaan"
          placeholder="Misalnya retur, faktur, tempo"
          className="mt-5 max-w-xl"
        />
      </PageHero>
      <div className="wrap py-6 pb-12">
        {search && (
          <p role="status" className="num mb-4 text-ink-2">
            <b className="text-ink">{count}</b> jawaban untuk “{search}”
          </p>
        )}
        {count === 0 && (
          <EmptyState
            icon="search-x"
            title="Belum ada jawaban untuk itu"
            text="Coba satu kata saja, atau tanyakan langsung; kami menjawab lewat email."
          >
            <ButtonLink to="/hubungi-kami">Hubungi kami</ButtonLink>
            <ButtonLink to="/faq" variant="outlined">
              Semua pertanyaan
            </ButtonLink>
          </EmptyState>
        )}
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
          {sections.map(({ id, heading, parts }) => (
            <section
              key={id}
              id={id}
              className="rounded-card border border-line bg-face px-5 pt-4 pb-1"
            >
              <h2 className="mb-1 text-18">{heading}</h2>
              <div className="[&>details:last-child]:border-0">
                {parts.map((part) => (
                  <Accordion key={part.id} title={part.heading} open={search !== ''}>
                    <Prose html={part.html} className="text-16!" />
                  </Accordion>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
