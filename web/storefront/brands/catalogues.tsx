import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatFileSize } from '#web/ui/files/file-size.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/catalogues.ts'

export const handle = { cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  buildPageMeta(matches, {
    title: `Katalog ${loaderData?.name ?? params.brandSlug}`,
    description: `Katalog ${loaderData?.name ?? ''} untuk dilihat dan diunduh sebagai PDF.`,
    path: `/brand/${params.brandSlug}/katalog`,
  })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue } = context.get(apiContext)
  const id = params.brandSlug
  const [{ name }, { results }] = await Promise.all([
    catalogue.brand({ id }),
    catalogue.brandFiles({ id }),
  ])
  return { name, slug: id, files: results }
}

/** Catalogues to read in the browser or to download. */
export default function Catalogues({ loaderData: { name, slug, files } }: Route.ComponentProps) {
  if (files.length === 0)
    return (
      <EmptyState
        icon="file-text"
        title={`Belum ada katalog ${name}`}
        text="Barang dan harganya ada di tab Produk."
      />
    )
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {files.map(({ id, title, year, pages, size }) => {
        const url = `/api/brand/ecom/${slug}/catalogue/${id}`
        return (
          <li
            key={id}
            className="flex items-center gap-4 rounded-card border border-line bg-face p-4"
          >
            <span className="grid size-14 flex-none place-items-center rounded-control bg-tarp-50 text-tarp-600">
              <Icon name="file-text" />
            </span>
            <span className="min-w-0 flex-1">
              <a href={url} target="_blank" rel="noreferrer" className="font-semibold text-link">
                {title}
              </a>
              <span className="num block text-14 text-ink-2">
                {year} · {pages} halaman · PDF {formatFileSize(size)}
              </span>
            </span>
            <a
              href={url}
              download={`${slug}-${year}.pdf`}
              aria-label={`Unduh ${title}`}
              className="grid size-11 flex-none place-items-center rounded-control border border-line-control"
            >
              <Icon name="download" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
