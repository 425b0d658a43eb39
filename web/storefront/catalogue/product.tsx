import { lazy, Suspense, useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { isSteelCategory } from '#modules/catalogue/products/rules/price-per.ts'
import { findQuantityProblem } from '#web/shared/quantity.tsx'
import { apiContext } from '#web/context.ts'
import { toReaderData } from '#web/reader/reader-data.ts'
import { loadReaderData } from '#web/reader/reader-sources.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { describeBreadcrumbs, describeProduct } from '#web/seo/structured-data.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { toReadinessBadge } from '#web/shared/readiness.ts'
import { computeOrderLimits } from '#modules/catalogue/products/rules/availability.ts'
import { addDeliveryToAll } from '../delivery-district/load-delivery-offers.ts'
import { BuyPanel } from './product/buy-panel.tsx'
import { computeQuantityCost, computeUnitPrices } from './product/quantity-cost.ts'
import { CoverageCalculator } from './product/coverage-calculator.tsx'
import { deliveryEstimate, estimateDelivery } from './product/load-delivery-estimate.ts'
import { DeliveryEstimate } from './product/delivery-estimate.tsx'
import { listGallerySlides } from './product/gallery-slides.ts'
import { ImageGallery } from './product/image-gallery.tsx'
import { RecentlyViewed } from './product/recently-viewed-late.tsx'
import { RelatedProducts } from './product/related-products.tsx'
import { ShareButtons } from './product/share-buttons.tsx'
import { Specification } from './product/specification.tsx'
import { ProductAlertPanel } from './product/alert-panel.tsx'
import { handleAlertIntent } from './product/alert-action.ts'
import { VariantGrid } from './product/variant-grid.tsx'
import { getQuantityLimits, selectVariant } from './product/variants.ts'
import type { Route } from './+types/product.ts'

// Few products have any. The rest of the page does not wait for it.
const ProductReading = lazy(() =>
  import('./product/product-reading.tsx').then((part) => ({ default: part.ProductReading })),
)

export const handle = {
  kind: 'detail',
  bar: true,
  cache: { query: ['product_variant_id', 'qty'] },
  uncacheableQuery: ['berhenti'],
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageTitle(matches, 'Produk')
  const { productDetails: details } = loaderData
  const { name, slug } = details
  const path = `/produk/${slug}`
  return buildPageMeta(matches, {
    title: `${name}: harga per ${details.unit} dan stok`,
    description: `${name} ${details.brand.name}. ${details.description}`,
    path,
    image: details.pictures[0],
    kind: 'product',
    structuredData: [
      describeProduct(details),
      describeBreadcrumbs([
        ...listParents(details).map(({ label, to }) => ({ name: label, path: to })),
        { name, path },
      ]),
    ],
  })
}

/** The lists above a product, for its breadcrumb and what search engines read of it. */
function listParents({
  category,
  subCategory,
}: Route.ComponentProps['loaderData']['productDetails']) {
  const to = `/kategori/${category.slug}`
  return [
    { label: category.category, to },
    { label: subCategory.subCategory, to: `${to}/${subCategory.slug}` },
  ]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = params.productSlug
  const query = url.searchParams
  const variantId = query.get('product_variant_id') ?? ''
  const [productDetails, related] = await Promise.all([
    api.catalogue.product({ id }),
    api.catalogue.related({
      id,
      // Any text may stand in the address.
      query: /^\d{1,9}$/.test(variantId) ? { product_variant_id: variantId } : {},
    }),
  ])
  // A former slug of the product redirects to its current one.
  if (productDetails.slug !== id) throw redirect(`/produk/${productDetails.slug}${url.search}`, 301)
  const variant = selectVariant(productDetails.variants, query.get('product_variant_id'))
  const requestedQty = Number(query.get('qty')) || undefined
  const estimateInput = {
    variantId: variant.id,
    qty: requestedQty ?? computeOrderLimits(variant).min,
  }
  const destination = query.get('kirim')?.trim()
  const [delivery, relatedWithFreight] = await Promise.all([
    destination
      ? estimateDelivery(api, destination, estimateInput).then(toReaderData)
      : loadReaderData(context, deliveryEstimate, estimateInput),
    addDeliveryToAll(context, related),
  ])
  const stopToken = query.get('berhenti')
  return { productDetails, related: relatedWithFreight, variant, requestedQty, delivery, stopToken }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url)
  const acceptsHtml = request.headers.get('accept')?.includes('text/html') ?? false
  const returnPath = acceptsHtml ? `${pathname}${search}` : undefined
  return handleAlertIntent(context.get(apiContext), await readPostedForm(request), returnPath)
}

export default function ProductPage({
  loaderData: { productDetails, related, variant, requestedQty, delivery, stopToken },
}: Route.ComponentProps) {
  const [typed, setTyped] = useState<{ variant: string; qty: number }>()
  // Specification §3, product detail state; the quantity starts at the minimum that is sold.
  const { id: product_variant_id } = variant
  const { min } = computeOrderLimits(variant)
  const qty = typed?.variant === product_variant_id ? typed.qty : (requestedQty ?? min)
  const onQty = (next: number) => setTyped({ variant: product_variant_id, qty: next })
  const isSold = findQuantityProblem(qty, getQuantityLimits(variant)) === undefined
  /** For what needs a quantity that is sold: the calculator, the freight, the address. */
  const soldQty = isSold ? qty : min
  const isSteel = isSteelCategory(productDetails.category.slug)
  const query = String(new URLSearchParams({ product_variant_id, qty: String(soldQty) }))
  const readiness = toReadinessBadge(variant)
  const unitPrices = computeUnitPrices(variant, qty, { isSteel })
  const { name } = productDetails
  const hasAside = productDetails.documents.length + productDetails.questions.length > 0
  useEffect(() => {
    // The URL preserves the quantity for reloading, going back and sharing.
    if (typed && isSold) window.history.replaceState(window.history.state, '', `?${query}`)
  }, [typed, isSold, query])
  return (
    <div className="wrap pb-4 md:pb-12">
      <Breadcrumb items={[...listParents(productDetails), { label: name }]} />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)_minmax(0,340px)]">
        <ImageGallery
          slides={listGallerySlides(productDetails, variant)}
          name={`${name} ${variant.name}`}
        />
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-4 text-14 text-ink-2">
            <b className="text-ink">{productDetails.brand.name}</b>
            <span>SKU {variant.sku}</span>
          </p>
          <h1 data-shown className="mt-1 md:text-32">
            {name}{' '}
            <span className="block">{productDetails.variants.length > 1 && variant.name}</span>
          </h1>
          {/* On a phone the panel with the price is below the choices. */}
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 lg:hidden">
            <Money of={unitPrices.discountedPrice} className="text-24 font-heavy" />
            <span className="text-14 text-ink-2">/ {variant.unit}, termasuk PPN</span>
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
            <Badge tone={readiness.tone}>{readiness.label}</Badge>
            {productDetails.standard && <span>{productDetails.standard}</span>}
          </p>
          <ShareButtons name={name} query={query} />
          <p className="mt-3 max-w-[65ch]">{productDetails.description}</p>
          <VariantGrid product={productDetails} chosen={variant} />
          <CoverageCalculator key={variant.id} variant={variant} qty={soldQty} onQty={onQty} />
        </div>
        <BuyPanel
          name={name}
          variant={variant}
          state={{
            qty,
            product_variant_id,
            ...unitPrices,
            cost: isSold ? computeQuantityCost(variant, qty) : undefined,
          }}
          onQty={onQty}
        >
          <DeliveryEstimate
            variantId={product_variant_id}
            qty={soldQty}
            unit={variant.unit}
            data={delivery}
          />
          <ProductAlertPanel variant={variant} stopToken={stopToken} />
        </BuyPanel>
      </div>
      <div className={`grid gap-x-12 ${hasAside ? 'lg:grid-cols-2' : ''}`}>
        <Specification product={productDetails} variant={variant} isBeside={hasAside} />
        {hasAside && (
          <Suspense>
            <ProductReading product={productDetails} />
          </Suspense>
        )}
      </div>
      <RelatedProducts title="Sering dibeli bersama" products={related.together} />
      <RelatedProducts title="Pilihan lain" products={related.alternatives} />
      <RecentlyViewed slug={productDetails.slug} name={name} picture={variant.picture} />
    </div>
  )
}
