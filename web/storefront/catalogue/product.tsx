import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { apiContext, sessionContext } from '#web/context.ts'
import { seoOf } from '#web/seo/page.ts'
import { crumbs, product as soldProduct } from '#web/seo/structured.ts'
import { titled } from '#web/titled.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { PageHandle } from '#web/ui/chrome/data.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { readinessOf } from './card.ts'
import { BuyPanel } from './product/buy-panel.tsx'
import { costAt } from './product/cost.ts'
import { CoverageCalculator } from './product/coverage.tsx'
import { deliveryTo } from './product/delivery.ts'
import { Documents } from './product/documents.tsx'
import { DeliveryEstimate } from './product/delivery-estimate.tsx'
import { Gallery } from './product/gallery.tsx'
import { RecentlySeen } from './product/recently-seen.tsx'
import { Related } from './product/related.tsx'
import { Share } from './product/share.tsx'
import { Specification } from './product/specification.tsx'
import { WatchPanel } from './product/watch.tsx'
import { watching } from './product/watching.ts'
import { VariantGrid } from './product/variant-grid.tsx'
import { chosenVariant } from './product/variants.ts'
import type { Route } from './+types/product.ts'

export const handle = { toolbar: false, bar: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return titled(matches, 'Produk')
  const { productDetails: details } = loaderData
  const { category, subCategory, name, slug } = details
  const shelf = `/kategori/${category.slug}`
  return seoOf(matches, {
    title: `${name}: harga per ${details.unit} dan stok`,
    description: `${name} ${details.brand.name}. ${details.description}`,
    path: `/produk/${slug}`,
    picture: details.pictures[0],
    kind: 'product',
    structured: [
      soldProduct(details),
      crumbs([
        { name: category.category, path: shelf },
        { name: subCategory.subCategory, path: `${shelf}/${subCategory.slug}` },
        { name, path: `/produk/${slug}` },
      ]),
    ],
  })
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = params.productSlug
  const [productDetails, related] = await Promise.all([
    api.catalogue.product({ id }),
    api.catalogue.related({ id }),
  ])
  const query = url.searchParams
  // An address that the product once had leads to the one that it has.
  if (productDetails.slug !== id) throw redirect(`/produk/${productDetails.slug}${url.search}`, 301)
  const variant = chosenVariant(productDetails.variants, query.get('product_variant_id'))
  const wanted = Number(query.get('qty')) || undefined
  const wish = { variantId: variant.id, qty: wanted ?? variant.minOrder }
  const asked = query.get('kirim')?.trim() || (await homeOf(context))
  const delivery = asked ? await deliveryTo(api, asked, wish) : undefined
  const stopToken = query.get('berhenti')
  return { productDetails, related, variant, wanted, delivery, stopToken }
}

/** The district of a signed-in buyer's main address. */
async function homeOf(context: Route.LoaderArgs['context']): Promise<string | undefined> {
  const { user } = context.get(sessionContext)
  if (!user || user.kind === 'staff') return undefined
  const { results } = await context.get(apiContext).customers.addresses()
  return results[0]?.district.id
}

export async function action({ context, request }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url)
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false
  const back = isPage ? `${pathname}${search}` : undefined
  return watching(context.get(apiContext), await request.formData(), back)
}

export default function ProductPage({
  loaderData: { productDetails, related, variant, wanted, delivery, stopToken },
}: Route.ComponentProps) {
  const [typed, setTyped] = useState<{ variant: string; qty: number }>()
  // Specification §3, product detail state; a quantity begins at 1, or at the least that is sold.
  const qty = typed?.variant === variant.id ? typed.qty : (wanted ?? Math.max(1, variant.minOrder))
  const product_variant_id = variant.id
  const onQty = (next: number) => setTyped({ variant: product_variant_id, qty: next })
  const query = String(new URLSearchParams({ product_variant_id, qty: String(qty) }))
  const readiness = readinessOf(variant)
  const { name } = productDetails
  useEffect(() => {
    // Whoever reloads, goes back or hands the address on finds the same quantity again.
    if (typed) window.history.replaceState(window.history.state, '', `?${query}`)
  }, [typed, query])
  return (
    <div className="wrap pb-4 md:pb-12">
      <Breadcrumb
        items={[
          {
            label: productDetails.category.category,
            to: `/kategori/${productDetails.category.slug}`,
          },
          {
            label: productDetails.subCategory.subCategory,
            to: `/kategori/${productDetails.category.slug}/${productDetails.subCategory.slug}`,
          },
          { label: name },
        ]}
      />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)_minmax(0,340px)]">
        <Gallery
          pictures={[...new Set([variant.picture, ...productDetails.pictures])]}
          name={`${name} ${variant.name}`}
        />
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-4 text-14 text-ink-2">
            <b className="text-ink">{productDetails.brand.name}</b>
            <span>SKU {variant.sku}</span>
          </p>
          <h1 className="mt-1 md:text-32">
            {name}{' '}
            <span className="block">{productDetails.variants.length > 1 && variant.name}</span>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
            {readiness && <Badge tone={readiness.tone}>{readiness.label}</Badge>}
            {productDetails.standard && <span>{productDetails.standard}</span>}
          </p>
          <Share name={name} query={query} />
          <p className="mt-3 max-w-[65ch]">{productDetails.description}</p>
          <VariantGrid product={productDetails} chosen={variant} />
          <CoverageCalculator key={variant.id} variant={variant} qty={qty} onQty={onQty} />
        </div>
        <BuyPanel
          name={name}
          variant={variant}
          state={{ qty, product_variant_id, ...costAt(variant, qty) }}
          onQty={onQty}
        >
          <DeliveryEstimate
            variantId={product_variant_id}
            qty={qty}
            unit={variant.unit}
            answer={delivery}
          />
          <WatchPanel variant={variant} stopToken={stopToken} />
        </BuyPanel>
      </div>
      <Specification product={productDetails} variant={variant} />
      <Documents product={productDetails} />
      <Related title="Sering dibeli bersama" products={related.together} />
      <Related title="Pilihan lain" products={related.alternatives} />
      <RecentlySeen slug={productDetails.slug} name={name} picture={variant.picture} />
    </div>
  )
}
