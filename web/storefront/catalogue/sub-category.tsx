import { data } from 'react-router'
import { apiContext } from '#web/context.ts'
import { seoOf } from '#web/seo/page.ts'
import { crumbs, itemList } from '#web/seo/structured.ts'
import { titled } from '#web/titled.ts'
import { formatQuantity } from '#platform/format.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyList } from './empty-list.tsx'
import { narrowingFrom, sortFrom } from './facets/address.ts'
import { NarrowedList } from './facets/narrowed-list.tsx'
import { SizeStrip } from './facets/size-strip.tsx'
import { listed, standingLinks, standingOf } from './listed.ts'
import { placeFrom } from './place.ts'
import { Promo } from './promo.tsx'
import { RequestMaterial } from './request-material.tsx'
import type { Route } from './+types/sub-category.ts'

export const handle = { toolbar: false }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return titled(matches, 'Kategori')
  const { subCategory: sub, list, standing } = loaderData
  const shelf = `/kategori/${sub.category.slug}`
  return [
    ...seoOf(matches, {
      title: sub.title,
      description: `Harga ${sub.subCategory} per satuan, bertingkat, dengan stok dan ongkos kirim. ${sub.aliases.join(', ')}`,
      path: `${shelf}/${sub.slug}`,
      picture: sub.picture,
      ownCanonical: true,
      structured: [
        crumbs([
          { name: sub.category.category, path: shelf },
          { name: sub.subCategory, path: `${shelf}/${sub.slug}` },
        ]),
        itemList(list.results.map(({ slug }) => slug)),
      ],
    }),
    ...standingLinks(standing),
  ]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(apiContext)
  const { categorySlug: category, subCategorySlug } = params
  const query = { ...narrowingFrom(url.searchParams), category, subCategory: subCategorySlug }
  const sort = sortFrom(url.searchParams)
  const [subCategory, list, facets] = await Promise.all([
    catalogue.subCategory({ id: subCategorySlug }),
    catalogue.products({ query: { ...query, ...placeFrom(url), ...(sort ? { sort } : {}) } }),
    catalogue.facets({ query }),
  ])
  if (subCategory.category.slug !== category)
    throw data({ message: 'Kategori ini tidak ada.' }, 404)
  const standing = standingOf(
    url,
    list,
    facets.attributes.map(({ key }) => key),
  )
  return listed({ subCategory, list, facets, standing })
}

export default function SubCategory({
  loaderData: { subCategory, list, facets },
}: Route.ComponentProps) {
  const { category, aliases, promo, products } = subCategory
  return (
    <div className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: category.category, to: `/kategori/${category.slug}` },
          { label: subCategory.subCategory },
        ]}
      />
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 md:text-32">{subCategory.subCategory}</h1>
        {promo?.label && <Promo promo={promo} />}
      </div>
      <p className="num mb-4 text-ink-2">
        <span role="status">
          <b className="text-ink">{formatQuantity(list.total)}</b>
          {list.total === products ? ' barang' : ` dari ${formatQuantity(products)} barang`}
        </span>
        {aliases.length > 0 && <> · juga dikenal sebagai {aliases.join(', ')}</>}
      </p>
      <SizeStrip facets={facets} />
      <NarrowedList
        list={list}
        facets={facets}
        unit={list.results[0]?.unit}
        empty={
          <EmptyList
            {...list}
            nothing={{
              title: 'Belum ada barang di sini',
              text: 'Lihat kategori lain, barang di sini segera menyusul.',
            }}
          />
        }
      >
        <RequestMaterial title="Tidak ketemu ukurannya?" material={subCategory.subCategory} />
      </NarrowedList>
    </div>
  )
}
