import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { describePage, loadPageContent } from './page-content.ts'
import { PageHero } from './page-hero.tsx'
import { Prose } from './prose.tsx'
import { SectionCards } from './section-cards.tsx'
import type { Route } from './+types/capital'

export const handle = { isDormant: true, cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, loaderData)

export const loader = ({ context }: Route.LoaderArgs) => loadPageContent(context, 'juragan-modal')

/** The first sections are what a company gets; the others say how. */
const MAX_CARDS = 3

/** Goods first, paid later: what a company gets, and how it applies. */
export default function Capital({ loaderData: page }: Route.ComponentProps) {
  const cards = page.sections.slice(0, MAX_CARDS)
  const rest = page.sections.slice(MAX_CARDS)
  return (
    <>
      <PageHero icon="landmark" title={page.title} description={page.description}>
        <Prose html={page.intro} className="mt-4 text-ink-2" />
        <p className="mt-5 flex flex-wrap gap-2">
          <ButtonLink to="/profile/limit-kredit" color="main">
            Ajukan limit kredit
          </ButtonLink>
          <ButtonLink to="/bnpl-registration" variant="outlined">
            Pembiayaan dari mitra
          </ButtonLink>
          <ButtonLink to="/register/bisnis" variant="outlined">
            Daftar akun bisnis
          </ButtonLink>
        </p>
      </PageHero>
      <div className="wrap py-8 pb-12">
        <SectionCards
          sections={cards}
          icons={['credit-card', 'clock', 'package-check']}
          columns="md:grid-cols-3"
        />
        <div className="mt-8 grid gap-4 lg:grid-cols-2">
          {rest.map(({ id, heading, html }) => (
            <section
              key={id}
              id={id}
              className="rounded-card border border-line bg-face p-5 md:p-6"
            >
              <h2 className="mb-2">{heading}</h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
