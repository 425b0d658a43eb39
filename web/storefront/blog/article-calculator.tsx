import { useEffect, useRef, useState } from 'react'
import { computeOrderLimits } from '#modules/catalogue/products/rules/availability.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { typeAgain } from '#web/ui/drafts/early-typing.ts'
import type { Control } from '#web/ui/drafts/form-controls.ts'
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
  const section = useRef<HTMLElement>(null)
  // What was typed while the scripts of this dormant page were on their way.
  useEffect(() => {
    const fields = section.current?.querySelectorAll<Control>('input, select') ?? []
    for (const field of fields) typeAgain(field)
  }, [])
  const query = new URLSearchParams({ product_variant_id: variant.id, qty: String(qty) })
  return (
    <section ref={section} aria-label="Hitung kebutuhan" className="mt-8 max-w-[70ch]">
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
