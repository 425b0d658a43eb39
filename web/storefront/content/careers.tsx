import { apiContext } from '#web/context.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { describePage, loadPageContent } from './page-content.ts'
import { PageHero } from './page-hero.tsx'
import { Prose } from './prose.tsx'
import type { Route } from './+types/careers'

export const handle = { isDormant: true, cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, loaderData?.page)

export async function loader({ context }: Route.LoaderArgs) {
  const [{ sections, ...page }, { results: careers }] = await Promise.all([
    loadPageContent(context, 'karir'),
    context.get(apiContext).pages.careers(),
  ])
  const titles = new Set(careers.map(({ title }) => title))
  return { page, careers, rest: sections.filter(({ heading }) => !titles.has(heading)) }
}

/** Open jobs, and how to apply. */
export default function Careers({ loaderData: { page, careers, rest } }: Route.ComponentProps) {
  return (
    <>
      <PageHero icon="users" title={page.title} description={page.description}>
        <Prose html={page.intro} className="mt-4 text-ink-2" />
      </PageHero>
      <div className="wrap py-8 pb-12">
        <h2 className="mb-3">Lowongan</h2>
        {careers.length === 0 && (
          <EmptyState
            icon="users"
            title="Belum ada lowongan"
            text="Lowongan baru tampil di halaman ini begitu dibuka."
          />
        )}
        <ul className="grid gap-4 lg:grid-cols-3">
          {careers.map(({ id, title, location, kind, closes, html }) => (
            <li
              key={id}
              id={id}
              className="flex flex-col rounded-card border border-line bg-face p-5"
            >
              <h3 className="text-18">{title}</h3>
              <p className="mt-2 mb-3 flex flex-wrap gap-2">
                <Badge tone="primary">{location}</Badge>
                {kind && <Badge tone="neutral">{kind}</Badge>}
              </p>
              <Prose html={html} className="flex-1 text-16!" />
              {closes && (
                <p className="mt-4 flex items-center gap-1.5 border-t border-line pt-3 text-14 text-ink-2">
                  <Icon name="clock" small /> Ditutup {closes}
                </p>
              )}
            </li>
          ))}
        </ul>
        {rest.map(({ id, heading, html }) => (
          <section key={id} className="mt-6 rounded-card border border-tarp-200 bg-tarp-50 p-5">
            <h2 className="mb-1 text-18">{heading}</h2>
            <Prose html={html} />
            <ButtonLink to="/hubungi-kami" className="mt-4">
              Kirim lamaran
            </ButtonLink>
          </section>
        ))}
      </div>
    </>
  )
}
