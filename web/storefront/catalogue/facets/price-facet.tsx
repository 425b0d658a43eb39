import type { FocusEvent } from 'react'
import { formatQuantity, formatShort } from '#platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { FacetsResponse } from './types.ts'
import { FacetSection } from './facet-section.tsx'

type Props = {
  params: URLSearchParams
  price: FacetsResponse['price']
  unit: string | undefined
  applyForm: (form: HTMLFormElement) => void
}

const formatTypedPrice = (text: string | null) => {
  const digits = (text ?? '').replace(/\D/g, '')
  return digits ? formatQuantity(Number(digits)) : ''
}

/** A minimum and maximum price of one unit; a typed value applies when the field loses focus. */
export function PriceFacet({ params, price, unit, applyForm }: Props) {
  const onBlur = ({ currentTarget: { form, value, name } }: FocusEvent<HTMLInputElement>) => {
    if (form && formatTypedPrice(value) !== formatTypedPrice(params.get(name))) applyForm(form)
  }
  const field = (name: 'min' | 'maks', label: string, hint: string | undefined) => (
    <Input
      name={name}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={hint}
      defaultValue={formatTypedPrice(params.get(name))}
      onBlur={onBlur}
      className="num min-w-0 text-right text-14!"
    />
  )
  return (
    <FacetSection legend={unit ? `Harga per ${unit}` : 'Harga'}>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 pb-2">
        {field('min', 'Harga terendah, rupiah', price ? formatShort(price.min) : undefined)}
        <span aria-hidden>–</span>
        {field('maks', 'Harga tertinggi, rupiah', price ? formatShort(price.max) : undefined)}
      </div>
      <Button
        type="submit"
        size="small"
        variant="outlined"
        color="secondary"
        className="mb-2 max-lg:hidden"
      >
        Terapkan
      </Button>
    </FacetSection>
  )
}
