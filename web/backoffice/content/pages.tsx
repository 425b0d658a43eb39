import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { LinkRow } from '../shared/lists/link-row.tsx'
import { ContentHeader } from './content-header.tsx'
import type { Route } from './+types/pages'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Halaman')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).staffPages.pages()

/** The pages of text that staff edit. */
export default function Pages({ loaderData: { results } }: Route.ComponentProps) {
  return (
    <>
      <ContentHeader title="Halaman" />
      <ul className="border-b border-line bg-face">
        {results.map(({ slug, name, title, updatedAt }) => (
          <LinkRow
            key={slug}
            to={`/backoffice/konten/halaman/${slug}`}
            title={name}
            details={`${title} · ${updatedAt ? `diubah ${formatDateTime(updatedAt)}` : 'teks bawaan'}`}
          />
        ))}
      </ul>
    </>
  )
}
