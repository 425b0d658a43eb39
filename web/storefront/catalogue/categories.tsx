import { apiContext } from '#web/context.ts'
import { seoOf } from '#web/seo/page.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SectionHead } from '#web/ui/card.tsx'
import { Tiles } from './tiles.tsx'
import type { Route } from './+types/categories.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seoOf(matches, {
    title: 'Semua kategori',
    description:
      'Semua kategori bahan bangunan: semen, besi, triplek, bata ringan, atap, pipa, cat, dan lainnya.',
    path: '/kategori',
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).catalogue.categoryGroups()

export default function Categories({ loaderData: { results } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumb items={[{ label: 'Kategori' }]} />
      <h1 className="md:text-32">Semua kategori</h1>
      {results.map(({ group, categories }) => (
        <section key={group} className="mt-8">
          <SectionHead title={group} />
          <Tiles
            tiles={categories.map(({ slug, category, picture, subCategory }) => ({
              to: `/kategori/${slug}`,
              name: category,
              picture,
              note: `${subCategory.length} jenis`,
            }))}
          />
        </section>
      ))}
    </div>
  )
}
