import { data } from 'react-router'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { placeFrom } from './place.ts'
import { placeOf, ProductList } from './product-list.tsx'
import type { Route } from './+types/sub-category.ts'

export const handle = { toolbar: false }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.subCategory.subCategory ?? 'Kategori', `Harga ${loaderData?.subCategory.subCategory ?? ''} per satuan, bertingkat, dengan stok dan ongkos kirim.`)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(apiContext)
  const { categorySlug, subCategorySlug } = params
  const [subCategory, list] = await Promise.all([
    catalogue.subCategory({ id: subCategorySlug }),
    catalogue.products({ query: { ...placeFrom(url), category: categorySlug, subCategory: subCategorySlug } }),
  ])
  if (subCategory.category.slug !== categorySlug) throw data({ message: 'Kategori ini tidak ada.' }, 404)
  return { subCategory, list }
}

export default function SubCategory({ loaderData: { subCategory, list } }: Route.ComponentProps) {
  const { category, aliases } = subCategory
  return (
    <div className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: category.category, to: `/kategori/${category.slug}` },
          { label: subCategory.subCategory },
        ]}
      />
      <h1 className="md:text-32">{subCategory.subCategory}</h1>
      <p className="num mb-5 text-ink-2">
        {placeOf(list)}
        {aliases.length > 0 && <> · juga dikenal sebagai {aliases.join(', ')}</>}
      </p>
      <ProductList
        list={list}
        empty={
          list.page > 0
            ? { title: 'Halaman ini kosong', text: 'Barangnya tidak sebanyak itu. Kembali ke halaman pertama.' }
            : { title: 'Belum ada barang di sini', text: 'Lihat kategori lain, barang di sini segera menyusul.' }
        }
      />
    </div>
  )
}
