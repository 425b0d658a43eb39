import { useShell } from '#web/shared/chrome/use-shell.ts'
import { AttributeFacet } from './attribute-facet.tsx'
import { BrandFacet } from './brand-facet.tsx'
import { CheckboxFacet } from './checkbox-list.tsx'
import { PriceFacet } from './price-facet.tsx'
import { PurchasedFacet } from './purchased-facet.tsx'
import { SubCategoryFacet } from './sub-category-facet.tsx'
import type { FacetsResponse } from './types.ts'

type Props = {
  facets: FacetsResponse
  unit: string | undefined
  /** What the address has chosen. */
  params: URLSearchParams
  applyForm: (form: HTMLFormElement) => void
}

/** Every facet of a list, in the order in which buyers narrow it down. */
export function FacetSections({ facets, unit, params, applyForm }: Props) {
  const visitor = useShell()?.visitor
  return (
    <>
      <SubCategoryFacet facets={facets} />
      {facets.attributes.map((attribute) => (
        <AttributeFacet
          key={attribute.key}
          attribute={attribute}
          chosen={params.getAll(attribute.key)}
        />
      ))}
      <BrandFacet brands={facets.brands} chosen={splitValues(params, 'merek')} />
      <CheckboxFacet
        legend="Lokasi stok"
        name="gudang"
        options={facets.places.map(({ code, name, count }) => ({
          value: code,
          label: name,
          count,
        }))}
        chosen={splitValues(params, 'gudang')}
      />
      <CheckboxFacet
        legend="Ketersediaan"
        options={toReadinessOptions(facets)}
        chosen={['siap', 'indent'].filter((name) => params.get(name))}
      />
      {visitor !== undefined && (
        <PurchasedFacet
          data={visitor}
          count={facets.bought ?? undefined}
          isChosen={Boolean(params.get('dibeli'))}
        />
      )}
      <PriceFacet
        key={`${params.get('min')} ${params.get('maks')}`}
        params={params}
        price={facets.price}
        unit={unit}
        applyForm={applyForm}
      />
    </>
  )
}

const splitValues = (params: URLSearchParams, name: string) =>
  params.getAll(name).flatMap((value) => value.split(','))

const toReadinessOptions = ({ readiness: counts }: FacetsResponse) =>
  counts.map(({ value, count }) =>
    value === 'ready'
      ? { name: 'siap', value: '1', label: 'Siap kirim', count }
      : { name: 'indent', value: '1', label: 'Indent dari pabrik', count },
  )
