import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { type SaleStatus, saleStatusNames } from '#modules/catalogue/products/rules/staff-list.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { Money } from '#web/ui/money.tsx'
import { BULK_FORM, PRODUCTS_FIELD } from './bulk/bulk-fields.ts'
import type { ProductListRow } from './list-rows.ts'
import { VariantRows } from './variant-rows.tsx'

const tones: Record<SaleStatus, BadgeTone> = {
  onSale: 'success',
  draft: 'warning',
  retired: 'neutral',
}

type Props = {
  product: ProductListRow
  /** The list's parameters, preserved in the links that open and close products and variants. */
  query: URLSearchParams
  reply: unknown
}

/** A product in the list, with a box to select it; its variants below it while it is open. */
export function ProductRow({ product, query, reply }: Props) {
  const { id, name, brand, subCategory, picture, status, revision, tiersMark, variants, size } =
    product
  const page = `/backoffice/produk/${id}`
  const toggle = new URLSearchParams(query)
  if (!variants) toggle.set('buka', id)
  return (
    <li id={`p${id}`} className="border-b border-line bg-face text-14">
      <div className="grid grid-cols-[auto_48px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-2 md:px-6 xl:grid-cols-[auto_48px_minmax(0,1fr)_104px_200px_120px_112px]">
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            form={BULK_FORM}
            name={PRODUCTS_FIELD}
            value={`${id} ${revision} ${tiersMark}`}
            className="tick mt-0!"
            aria-label={`Pilih ${name}`}
          />
        </label>
        <Link to={page} tabIndex={-1} aria-hidden>
          <ResponsiveImage
            source={picture}
            alt=""
            width={48}
            className="size-12 rounded-small border border-line bg-panel"
          />
        </Link>
        <div className="min-w-0">
          <h2 className="text-14">
            <Link
              to={page}
              className="inline-flex min-h-11 items-center text-ink! no-underline! hover:underline! md:pointer-fine:min-h-0"
            >
              {name}
            </Link>
          </h2>
          <p className="text-12 text-ink-2">
            {brand} · {subCategory}
          </p>
        </div>
        <div className="col-start-3 flex flex-wrap items-center gap-x-4 gap-y-1 xl:contents">
          <span>
            <Badge tone={tones[status]}>{saleStatusNames[status]}</Badge>
          </span>
          <Fact name="Eceran">
            <PriceRange prices={product.prices} />
          </Fact>
          <Fact name="Stok bebas">
            {product.free
              ? `${formatQuantity(product.free.amount)} ${product.free.unit}`
              : size > 0
                ? 'beda satuan'
                : '–'}
          </Fact>
          <span className="xl:text-right">
            {size === 0 ? (
              <span className="text-ink-2">Belum ada varian</span>
            ) : (
              <Link
                to={`?${toggle}`}
                preventScrollReset
                aria-expanded={variants !== null}
                aria-label={`${variants ? 'Tutup' : 'Buka'} ${size} varian ${name}`}
                className="inline-flex min-h-11 items-center gap-1 font-semibold text-link"
              >
                {size} varian
                <Icon name="chevron-down" small className={variants ? 'rotate-180' : ''} />
              </Link>
            )}
          </span>
        </div>
      </div>
      {variants && <VariantRows product={name} variants={variants} query={query} reply={reply} />}
    </li>
  )
}

function PriceRange({ prices }: Pick<ProductListRow, 'prices'>) {
  if (!prices) return 'belum ada'
  if (prices.from.amount === prices.to.amount) return <Money of={prices.from} />
  return (
    <>
      <Money of={prices.from} /> – <Money of={prices.to} />
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="num min-w-0 xl:text-right">
    <span className="text-12 text-ink-2 xl:block">{name}</span>{' '}
    <span className="font-semibold">{children}</span>
  </p>
)
