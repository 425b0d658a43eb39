import { useState } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { countAds } from '../ads/count-ads.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/directory.ts'

export const handle = { kind: 'list', cache: {} } satisfies PageHandle

export const middleware = [countAds]

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Semua merek',
    description: 'Merek bahan bangunan dari A sampai Z, dengan barang, harga, dan katalognya.',
    path: '/brand',
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).catalogue.brandDirectory()

/** All brands by their first letter; typing filters them. */
export default function Directory({ loaderData: { results } }: Route.ComponentProps) {
  const [typed, setTyped] = useState('')
  const search = typed.trim().toLocaleLowerCase('id-ID')
  const letters = results
    .map(({ letter, brands }) => ({
      letter,
      brands: brands.filter(({ name }) => name.toLocaleLowerCase('id-ID').includes(search)),
    }))
    .filter(({ brands }) => brands.length > 0)
  return (
    <div className="wrap pb-12">
      <Breadcrumb items={[{ label: 'Merek' }]} />
      <h1 className="md:text-32">Semua merek</h1>
      <div className="mt-3 max-w-md">
        <Input
          type="search"
          aria-label="Cari merek"
          placeholder="Cari nama merek"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <nav
        aria-label="Huruf awal"
        className="sticky top-0 z-10 -mx-(--edge) mt-4 bg-ground px-(--edge) py-2"
      >
        <ul className="no-bar flex gap-1 overflow-x-auto">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#huruf-${letter}`}
                className="grid size-11 place-items-center rounded-control border border-line bg-face font-bold no-underline!"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div aria-live="polite">
        {letters.length === 0 && (
          <EmptyState
            icon="search"
            title="Tidak ada merek dengan nama itu"
            text="Periksa ejaannya, atau cari barangnya."
          />
        )}
      </div>
      {letters.map(({ letter, brands }) => (
        <section
          key={letter}
          id={`huruf-${letter}`}
          className="mt-6 scroll-mt-20"
          aria-label={letter}
        >
          <h2 className="mb-2 text-18">{letter}</h2>
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-6">
            {brands.map(({ slug, name, logo, products }) => (
              <li key={slug}>
                <Link
                  to={`/brand/${slug}`}
                  className="block h-full rounded-card border border-line bg-face p-3 text-ink! no-underline! hover:border-tarp-600"
                >
                  <ResponsiveImage
                    source={logo}
                    alt=""
                    width={160}
                    height={64}
                    className="h-16 w-full"
                  />
                  <b className="mt-2 block text-14">{name}</b>
                  <span className="num text-12 text-ink-2">{formatQuantity(products)} barang</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
