import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { describePage, loadPageContent } from './page-content.ts'
import { PageHero } from './page-hero.tsx'
import { Prose } from './prose.tsx'
import { SectionCards } from './section-cards.tsx'
import type { Route } from './+types/about'

export const handle = { isDormant: true, cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, loaderData)

export const loader = ({ context }: Route.LoaderArgs) => loadPageContent(context, 'tentang-kami')

/** What the shop does differently. */
export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHero icon="building-complex" title={page.title} description={page.description}>
        <Prose html={page.intro} className="mt-4 text-ink-2" />
      </PageHero>
      <div className="wrap py-8 pb-12">
        <SectionCards
          sections={page.sections}
          icons={['scale', 'truck', 'list-checks', 'file-text', 'info']}
          columns="sm:grid-cols-2 lg:grid-cols-3"
        />
        <p className="mt-8 flex flex-wrap gap-2">
          <ButtonLink to="/kategori" color="main">
            Lihat semua kategori
          </ButtonLink>
          <ButtonLink to="/hubungi-kami" variant="outlined" icon="mail">
            Hubungi kami
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
