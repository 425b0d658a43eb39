import { useState } from 'react'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { PageHandle } from '#web/ui/chrome/data.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { readinessOf } from './card.ts'
import { BuyPanel } from './buy-panel.tsx'
import { Gallery } from './gallery.tsx'
import { Specification } from './specification.tsx'
import { VariantGrid } from './variant-grid.tsx'
import { chosenVariant } from './variants.ts'
import type { Route } from './+types/product.ts'

export const handle = { toolbar: false, bar: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(
    matches,
    loaderData?.product.name ?? 'Produk',
    loaderData?.product.description.slice(0, 155),
  )

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const product = await context.get(apiContext).catalogue.product({ id: params.productSlug })
  const query = url.searchParams
  const variant = chosenVariant(product.variants, query.get('product_variant_id'))
  return { product, variant, qty: Number(query.get('qty')) || undefined }
}

export default function ProductPage({
  loaderData: { product, variant, qty: wanted },
}: Route.ComponentProps) {
  const [typed, setTyped] = useState<{ variant: string; qty: number }>()
  const qty = typed?.variant === variant.id ? typed.qty : (wanted ?? variant.minOrder)
  const readiness = readinessOf(variant)
  return (
    <div className="wrap pb-4 md:pb-12">
      <Breadcrumb
        items={[
          { label: product.category.category, to: `/kategori/${product.category.slug}` },
          {
            label: product.subCategory.subCategory,
            to: `/kategori/${product.category.slug}/${product.subCategory.slug}`,
          },
          { label: product.name },
        ]}
      />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)_minmax(0,340px)]">
        <Gallery
          pictures={[...new Set([variant.picture, ...product.pictures])]}
          name={`${product.name} ${variant.name}`}
        />
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-4 text-14 text-ink-2">
            <b className="text-ink">{product.brand.name}</b>
            <span>SKU {variant.sku}</span>
          </p>
          <h1 className="mt-1 md:text-32">
            {product.name}{' '}
            <span className="block">{product.variants.length > 1 && variant.name}</span>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
            {readiness && <Badge tone={readiness.tone}>{readiness.label}</Badge>}
            {product.standard && <span>{product.standard}</span>}
          </p>
          <p className="mt-3 max-w-[65ch]">{product.description}</p>
          <VariantGrid product={product} chosen={variant} />
        </div>
        <BuyPanel
          name={product.name}
          variant={variant}
          qty={qty}
          onQty={(next) => setTyped({ variant: variant.id, qty: next })}
        />
      </div>
      <Specification product={product} variant={variant} />
    </div>
  )
}
