import { Outlet, redirect, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import type { Route } from './+types/brand.ts'

export const handle = { kind: 'detail' } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const brand = await context.get(apiContext).catalogue.brand({ id: params.brandSlug })
  // A former slug of the brand redirects to its current one.
  if (brand.slug !== params.brandSlug)
    throw redirect(
      `${url.pathname.replace(`/brand/${params.brandSlug}`, `/brand/${brand.slug}`)}${url.search}`,
      301,
    )
  return brand
}

/** Filtering the list of a tab changes nothing about the brand. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['brandSlug'] !== nextParams['brandSlug']

/** The header of a brand's pages and the tabs between them. */
export default function Brand({ loaderData: brand }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const base = `/brand/${brand.slug}`
  const tabs = [
    { to: base, label: 'Beranda' },
    { to: `${base}/produk`, label: 'Produk', count: brand.products },
    { to: `${base}/katalog`, label: 'Katalog' },
  ]
  return (
    <div className="wrap pb-12">
      <Breadcrumb items={[{ label: 'Merek', to: '/brand' }, { label: brand.name }]} />
      <header className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-face p-4 md:p-6">
        <ResponsiveImage
          source={brand.logo}
          alt=""
          width={200}
          height={80}
          priority
          className="h-16 w-40 md:h-20 md:w-50"
        />
        <div className="min-w-0">
          <h1 className="md:text-32">{brand.name}</h1>
          <p className="num text-ink-2">
            {formatQuantity(brand.products)} barang di {brand.subCategories.length} jenis
          </p>
        </div>
      </header>
      <div className="mt-4 mb-5">
        <TabLinks
          label={`Halaman ${brand.name}`}
          items={tabs.map((tab) => ({ ...tab, current: pathname === tab.to }))}
        />
      </div>
      <Outlet context={brand} />
    </div>
  )
}
