import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { placeFrom } from './place.ts'
import { placeOf, ProductList } from './product-list.tsx'
import type { Route } from './+types/products.ts'

export const handle = { toolbar: false }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...titled(matches, loaderData?.search ? `Cari "${loaderData.search.slice(0, 60)}"` : 'Semua produk'),
  ...(loaderData?.search ? [{ name: 'robots', content: 'noindex' }] : []),
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 5000)
  const list = await context.get(apiContext).catalogue.products({ query: { ...placeFrom(url), ...(search ? { search } : {}) } })
  return { search, list }
}

export default function Products({ loaderData: { search, list } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumb items={[{ label: search ? 'Pencarian' : 'Produk' }]} />
      <h1 className="line-clamp-2 break-all md:text-32">{search ? `Hasil untuk "${search}"` : 'Semua produk'}</h1>
      <p className="num mb-5 text-ink-2">{placeOf(list)}</p>
      <ProductList
        list={list}
        empty={{
          title: search ? 'Belum ada yang cocok' : 'Halaman ini kosong',
          text: search
            ? 'Coba kata yang lebih pendek, atau sebut jenis dan ukurannya saja: triplek 9 mm, besi 13, semen 40 kg.'
            : 'Barangnya tidak sebanyak itu. Kembali ke halaman pertama.',
        }}
      />
    </div>
  )
}
