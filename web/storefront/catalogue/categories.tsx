import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { SectionHeader } from '#web/ui/card.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/categories.ts'

export const handle = { kind: 'list', cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
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
          <SectionHeader title={group} />
          <CategoryTiles
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
