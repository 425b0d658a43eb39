import { ChevronLeft, ExternalLink } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CatalogueHead } from './catalogue/tabs.tsx'
import { answered } from './parts/done.ts'
import { act } from './product/act.ts'
import { Documents } from './product/documents.tsx'
import { Pictures } from './product/pictures.tsx'
import { ProductForm } from './product/product-form.tsx'
import { Variants } from './product/variants.tsx'
import type { Route } from './+types/product.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.product?.name ?? 'Produk baru')

/** What a product may stand under, for its form's choices. */
async function choicesFor(context: Route.LoaderArgs['context']) {
  const { catalogueDesk: desk } = context.get(apiContext)
  const [{ results: categories }, first] = await Promise.all([
    desk.categories(),
    desk.brands({ query: { count: 100 } }),
  ])
  const rest = await Promise.all(
    Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, at) =>
      desk.brands({ query: { count: 100, page: at + 1 } }),
    ),
  )
  const brands = [first, ...rest].flatMap(({ results }) => results)
  return {
    brands: brands.map(({ id, name }) => ({ value: id, label: name })),
    shelves: categories.flatMap(({ name, subCategories }) =>
      subCategories.map((sub) => ({ value: sub.id, label: `${name} › ${sub.name}` })),
    ),
  }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogueDesk: desk } = context.get(apiContext)
  const [product, choices] = await Promise.all([
    params.id === 'baru' ? undefined : desk.product({ id: params.id }),
    choicesFor(context),
  ])
  return { product, choices, open: url.searchParams.get('varian') }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { search } = new URL(request.url)
  const acted = await act(context.get(apiContext), params.id, await request.formData())
  return answered(request, acted, `/backoffice/produk/${params.id}${search}`)
}

export const shouldRevalidate = afterRefusal

/** A product with all that belongs to it; a new one begins with its own facts alone. */
export default function Product({ actionData }: Route.ComponentProps) {
  const { product, choices, open } = useLoaderData<typeof loader>()
  return (
    <>
      <CatalogueHead
        title={product?.name ?? 'Produk baru'}
        action={
          product && (
            <>
              {!product.active && <Badge>Tidak dijual</Badge>}
              <ButtonLink to={`/produk/${product.slug}`} variant="outlined" icon={ExternalLink}>
                Lihat di toko
              </ButtonLink>
            </>
          )
        }
      />
      <div className="grid items-start gap-4 px-4 py-4 pb-10 md:px-6 2xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 gap-4">
          <ButtonLink
            to="/backoffice/produk"
            variant="ghost"
            size="small"
            icon={ChevronLeft}
            className="justify-self-start"
          >
            Semua produk
          </ButtonLink>
          <ProductForm product={product} choices={choices} reply={actionData} />
          {product && <Variants product={product} open={open} reply={actionData} />}
        </div>
        {product && (
          <div className="grid min-w-0 gap-4">
            <Pictures product={product} reply={actionData} />
            <Documents product={product} reply={actionData} />
          </div>
        )}
      </div>
    </>
  )
}
