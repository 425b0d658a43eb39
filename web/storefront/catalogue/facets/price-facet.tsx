import type { FocusEvent } from 'react'
import { formatQuantity, formatShort } from '#platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import type { FacetsAnswer } from './answer.ts'
import { Section } from './section.tsx'

type Props = {
  params: URLSearchParams
  price: FacetsAnswer['price']
  unit: string | undefined
  go: (form: HTMLFormElement) => void
}

const shown = (figure: string | null) => {
  const digits = (figure ?? '').replace(/\D/g, '')
  return digits ? formatQuantity(Number(digits)) : ''
}

/** From and up to a price of one unit; what is typed holds when the field is left. */
export function PriceFacet({ params, price, unit, go }: Props) {
  const onBlur = ({ currentTarget: { form, value, name } }: FocusEvent<HTMLInputElement>) => {
    if (form && shown(value) !== shown(params.get(name))) go(form)
  }
  const field = (name: 'min' | 'maks', label: string, hint: string | undefined) => (
    <Input
      name={name}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={hint}
      defaultValue={shown(params.get(name))}
      onBlur={onBlur}
      className="num min-w-0 text-right text-14!"
    />
  )
  return (
    <Section legend={unit ? `Harga per ${unit}` : 'Harga'}>
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
    </Section>
  )
}
