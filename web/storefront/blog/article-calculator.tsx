import { useState } from 'react'
import { computeOrderLimits } from '#modules/catalogue/products/rules/availability.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CoverageCalculator } from '../catalogue/product/coverage-calculator.tsx'
import type { VariantResponse } from '../catalogue/product/variants.ts'

type Calculator = { slug: string; name: string; variant: VariantResponse }

/** The calculator of a product in an article; the result leads to the product with that quantity. */
export function ArticleCalculator({
  calculator: { slug, name, variant },
}: {
  calculator: Calculator
}) {
  const [qty, setQty] = useState(computeOrderLimits(variant).min)
  const query = new URLSearchParams({ product_variant_id: variant.id, qty: String(qty) })
  return (
    <section aria-label="Hitung kebutuhan" className="mt-8 max-w-[70ch]">
      <CoverageCalculator variant={variant} qty={qty} onQty={setQty} />
      <p className="mt-3 flex flex-wrap items-center gap-3 text-14 text-ink-2">
        <ButtonLink to={`/produk/${slug}?${query}`} icon="calculator">
          Lihat {qty} {variant.unit}
        </ButtonLink>
        Dihitung dengan {name}.
      </p>
    </section>
  )
}
