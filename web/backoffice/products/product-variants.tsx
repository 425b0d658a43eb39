import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OPENED_BY_QUERY } from '#web/ui/forms/leave-guard.tsx'
import { ImageForm } from '../shared/forms/image-form.tsx'
import type { ProductDetails, VariantDetails } from './types.ts'
import { TiersForm } from './tiers-form.tsx'
import { VariantForm } from './variant-form.tsx'
import { VariantGrid } from './variant-grid.tsx'

type Props = { product: ProductDetails; openId: string | null; reply: unknown }

/** A product's variants in one grid; below it everything else of the one that is open. */
export function ProductVariants({ product, openId, reply }: Props) {
  const open = product.variants.find(({ id }) => id === openId)
  return (
    <Card
      flush
      title={`Varian (${product.variants.length})`}
      action={
        <ButtonLink to="?varian=baru#vbaru" variant="outlined">
          Tambah varian
        </ButtonLink>
      }
    >
      {product.variants.length > 0 ? (
        <VariantGrid product={product} openId={openId} reply={reply} />
      ) : (
        openId !== 'baru' && (
          <p className="px-4 py-6 text-ink-2">
            Belum ada varian. Produk tampil di toko setelah satu varian punya harga.
          </p>
        )
      )}
      {open && <OpenVariant key={open.id} variant={open} product={product} reply={reply} />}
      {openId === 'baru' && (
        <div {...OPENED_BY_QUERY} id="vbaru" className="border-t border-line bg-tarp-50 p-4">
          <h3 className="mb-3 text-16">Varian baru</h3>
          <VariantForm product={product} variant={undefined} reply={reply} />
        </div>
      )}
    </Card>
  )
}

type OpenVariantProps = Omit<Props, 'openId'> & { variant: VariantDetails }

const OpenVariant = ({ variant, product, reply }: OpenVariantProps) => (
  <section
    {...OPENED_BY_QUERY}
    id={`v${variant.id}`}
    className="grid gap-6 border-t border-line bg-tarp-50 p-4 shadow-[inset_3px_0_0_var(--color-tarp-600)]"
  >
    <h3 className="text-16">{variant.name}</h3>
    <VariantForm product={product} variant={variant} reply={reply} />
    <div className="grid gap-6 border-t border-line pt-4 lg:grid-cols-2">
      <TiersForm variant={variant} reply={reply} />
      <ImageForm
        intent={`variant-picture ${variant.id}`}
        revision={variant.revision}
        source={variant.picture}
        subject={variant.name}
        reply={reply}
      />
    </div>
  </section>
)
