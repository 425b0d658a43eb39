import { formatQuantity } from '#platform/format.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OPENED_BY_QUERY } from '#web/ui/leave-guard.tsx'
import { Money } from '#web/ui/money.tsx'
import { ImageForm } from '../shared/image-form.tsx'
import { PriceForm } from './price-form.tsx'
import { StockForm } from './stock-form.tsx'
import type { ProductDetails, VariantDetails } from './types.ts'
import { TiersForm } from './tiers-form.tsx'
import { VariantForm } from './variant-form.tsx'

type Props = { product: ProductDetails; openId: string | null; reply: unknown }

/** A product's variants; the open one shows all its forms. */
export function ProductVariants({ product, openId, reply }: Props) {
  return (
    <Card
      flush
      title={`Varian (${product.variants.length})`}
      action={
        <ButtonLink to="?varian=baru#vbaru" preventScrollReset variant="outlined">
          Tambah varian
        </ButtonLink>
      }
    >
      <ul>
        {product.variants.map((variant) => (
          <VariantItem
            key={variant.id}
            variant={variant}
            product={product}
            openId={openId}
            reply={reply}
          />
        ))}
        {openId === 'baru' && (
          <li {...OPENED_BY_QUERY} id="vbaru" className="border-t border-line bg-tarp-50 p-4">
            <h3 className="mb-3 text-16">Varian baru</h3>
            <VariantForm product={product} variant={undefined} reply={reply} />
          </li>
        )}
      </ul>
      {product.variants.length === 0 && openId !== 'baru' && (
        <p className="px-4 py-6 text-ink-2">
          Belum ada varian. Produk tampil di toko setelah satu varian punya harga.
        </p>
      )}
    </Card>
  )
}

function VariantItem({ variant, product, openId, reply }: Props & { variant: VariantDetails }) {
  const isOpen = variant.id === openId
  const free = variant.stock.reduce((sum, place) => sum + place.free, 0)
  return (
    <li
      id={`v${variant.id}`}
      className={`border-t border-line first:border-0 ${isOpen ? 'bg-tarp-50 shadow-[inset_3px_0_0_var(--color-tarp-600)]' : ''}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 px-4 py-2 text-14 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        <div className="min-w-0 max-md:col-span-3">
          <h3 className="flex flex-wrap items-center gap-2 text-14">
            {variant.name}
            {!variant.active && <Badge>Tidak dijual</Badge>}
          </h3>
          <p className="num text-12 break-all text-ink-2">{variant.sku}</p>
        </div>
        <span className="num font-semibold">
          {variant.retail ? <Money of={variant.retail} /> : 'belum ada harga'}
        </span>
        <span className="num text-ink-2">
          {formatQuantity(roundToThousandths(free))} {variant.unit}
        </span>
        <ButtonLink
          to={isOpen ? '?' : `?varian=${variant.id}#v${variant.id}`}
          preventScrollReset
          variant={isOpen ? 'ghost' : 'outlined'}
          color="secondary"
          aria-label={`${isOpen ? 'Tutup' : 'Ubah'} ${variant.name}`}
        >
          {isOpen ? 'Tutup' : 'Ubah'}
        </ButtonLink>
      </div>
      {isOpen && (
        <div {...OPENED_BY_QUERY} className="grid gap-6 px-4 pt-2 pb-5">
          <VariantForm product={product} variant={variant} reply={reply} />
          <div className="grid gap-6 border-t border-line pt-4 lg:grid-cols-2">
            <PriceForm variant={{ ...variant, free }} reply={reply} />
            <TiersForm variant={variant} reply={reply} />
          </div>
          <div className="border-t border-line pt-4">
            <ImageForm
              intent={`variant-picture ${variant.id}`}
              revision={variant.revision}
              source={variant.picture}
              subject={variant.name}
              reply={reply}
            />
          </div>
          <div className="border-t border-line pt-4">
            <StockForm variant={{ ...variant, free }} reply={reply} />
          </div>
        </div>
      )}
    </li>
  )
}
