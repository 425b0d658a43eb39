import { useLoaderData } from 'react-router'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleProductIntent } from './actions.ts'
import { loadProductChoices } from './choices.ts'
import { ProductDocuments } from './product-documents.tsx'
import { ProductImages } from './product-images.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductVariants } from './product-variants.tsx'
import type { Route } from './+types/product'

export const handle = {
  uploads: { calls: ['catalogueAdmin.addDocument', 'catalogueAdmin.uploadImage'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.product?.name ?? 'Produk baru')

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [product, { brands, subCategories }] = await Promise.all([
    params.id === 'baru' ? undefined : api.catalogueAdmin.product({ id: params.id }),
    loadProductChoices(api),
  ])
  return {
    product,
    choices: { brands, subCategories },
    openVariantId: url.searchParams.get('varian'),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { search } = new URL(request.url)
  const result = await handleProductIntent(
    context.get(apiContext),
    params.id,
    await readPostedForm(request),
  )
  return respond(request, result, `/backoffice/produk/${params.id}${search}`)
}

export const shouldRevalidate = revalidateOnConflict

/** A product with its variants, images and documents; a new product shows only the first form. */
export default function Product({ actionData }: Route.ComponentProps) {
  const { product, choices, openVariantId } = useLoaderData<typeof loader>()
  return (
    <>
      <CatalogueHeader
        title={product?.name ?? 'Produk baru'}
        action={
          product && (
            <>
              {!product.active && <Badge>Tidak dijual</Badge>}
              <ButtonLink to={`/produk/${product.slug}`} variant="outlined" icon="external-link">
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
            icon="chevron-left"
            className="justify-self-start"
          >
            Semua produk
          </ButtonLink>
          <ProductForm product={product} choices={choices} reply={actionData} />
          {product && (
            <ProductVariants product={product} openId={openVariantId} reply={actionData} />
          )}
        </div>
        {product && (
          <div className="grid min-w-0 gap-4">
            <ProductImages product={product} reply={actionData} />
            <ProductDocuments product={product} reply={actionData} />
          </div>
        )}
      </div>
    </>
  )
}
