import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { OPENED_BY_QUERY } from '#web/ui/leave-guard.tsx'
import { Money } from '#web/ui/money.tsx'
import { PriceForm } from './price-form.tsx'
import type { ProductListRow as Product, VariantListRow } from './list-rows.ts'
import { StockForm } from './stock-form.tsx'

/** A product with its variants; the open variant shows its price and stock forms. */
export function ProductRows({
  product,
  query,
  reply,
}: {
  product: Product
  /** The list's parameters, preserved in the links that open and close variants. */
  query: URLSearchParams
  reply: unknown
}) {
  return (
    <section className="border-b border-line bg-face">
      <header className="flex flex-wrap items-baseline gap-x-3 bg-concrete-50 px-4 py-1 md:px-6">
        <h2 className="min-w-0 text-16">
          <Link
            to={`/backoffice/produk/${product.id}`}
            className="inline-flex min-h-11 items-center text-ink! no-underline! hover:underline! md:pointer-fine:min-h-9"
          >
            {product.name}
          </Link>
        </h2>
        <p className="text-14 text-ink-2">
          {product.brand} · {product.subCategory}
        </p>
      </header>
      <ul>
        {product.variants.map((variant) => (
          <VariantItem
            key={variant.id}
            variant={variant}
            product={product.name}
            query={query}
            reply={reply}
          />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { variant: VariantListRow; product: string; query: URLSearchParams; reply: unknown }

function VariantItem({ variant, product, query, reply }: RowProps) {
  const { id, sku, name, unit, retail, business, free, stock } = variant
  const to = `?${new URLSearchParams([...query, ...(stock ? [] : [['ubah', id] as [string, string]])])}`
  return (
    <li
      id={`v${id}`}
      className={`border-t border-line text-14 ${stock ? 'bg-tarp-50 shadow-[inset_3px_0_0_var(--color-tarp-600)]' : ''}`}
    >
      <div className="grid grid-cols-3 items-center gap-x-3 gap-y-1 px-4 py-2 md:grid-cols-[minmax(0,1fr)_110px_110px_130px_96px] md:px-6">
        <div className="min-w-0 max-md:col-span-2">
          <h3 className="text-14">{name}</h3>
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
          to={to}
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
