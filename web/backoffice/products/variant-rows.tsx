import type { ReactNode } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { OPENED_BY_QUERY } from '#web/ui/forms/leave-guard.tsx'
import { Money } from '#web/ui/money.tsx'
import type { VariantListRow } from './list-rows.ts'
import { PriceForm } from './price-form.tsx'
import { StockForm } from './stock-form.tsx'

type Props = {
  /** The product's name. */
  product: string
  variants: readonly VariantListRow[]
  query: URLSearchParams
  reply: unknown
}

/** The variants of a product in the list; the open one shows its price and stock forms. */
export const VariantRows = ({ variants, ...rows }: Props) => (
  <ul className="border-t border-line bg-concrete-50">
    {variants.map((variant) => (
      <VariantItem key={variant.id} variant={variant} {...rows} />
    ))}
  </ul>
)

type RowProps = Omit<Props, 'variants'> & { variant: VariantListRow }

function VariantItem({ variant, product, query, reply }: RowProps) {
  const { id, sku, name, unit, retail, business, free, stock, active } = variant
  const to = new URLSearchParams(query)
  if (!stock) to.set('ubah', id)
  return (
    <li
      id={`v${id}`}
      className={`border-t border-line text-14 first:border-0 ${stock ? 'bg-tarp-50 shadow-[inset_3px_0_0_var(--color-tarp-600)]' : ''}`}
    >
      <div className="grid grid-cols-3 items-center gap-x-3 gap-y-1 px-4 py-2 md:grid-cols-[minmax(0,1fr)_110px_110px_130px_96px] md:px-6 md:pl-[124px]">
        <div className="min-w-0 max-md:col-span-2">
          <h3 className="flex flex-wrap items-center gap-2 text-14">
            {name}
            {!active && <Badge>Tidak dijual</Badge>}
          </h3>
          <p className="num text-12 break-all text-ink-2">{sku}</p>
        </div>
        <LabelledNumber name="Eceran">
          {retail ? <Money of={retail} /> : 'belum ada'}
        </LabelledNumber>
        <LabelledNumber name="Bisnis">{business ? <Money of={business} /> : 'sama'}</LabelledNumber>
        <LabelledNumber name="Stok bebas">
          {formatQuantity(free)} {unit}
        </LabelledNumber>
        <ButtonLink
          to={`?${to}`}
          preventScrollReset
          variant={stock ? 'ghost' : 'outlined'}
          color="secondary"
          aria-label={`${stock ? 'Tutup' : 'Ubah'} ${product} ${name}`}
          className="max-md:col-start-3 max-md:row-start-1"
        >
          {stock ? 'Tutup' : 'Ubah'}
        </ButtonLink>
      </div>
      {stock && (
        <div
          {...OPENED_BY_QUERY}
          className="grid gap-5 px-4 pt-2 pb-5 md:px-6 lg:grid-cols-[minmax(0,240px)_minmax(0,1fr)] lg:gap-8"
        >
          <PriceForm variant={variant} reply={reply} />
          <StockForm variant={{ ...variant, stock }} reply={reply} />
        </div>
      )}
    </li>
  )
}

const LabelledNumber = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="num min-w-0 md:text-right">
    <span className="block text-12 text-ink-2">{name}</span>
    <span className="font-semibold">{children}</span>
  </p>
)
