import { useEffect, type ReactNode } from 'react'
import { ShoppingCart, Warehouse } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { SubmitButton } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { QuantityStepper } from '#web/ui/quantity.tsx'
import { NextTier, TierLadder } from '#web/ui/tier-ladder.tsx'
import { toast } from '#web/ui/toast.ts'
import { isFormReply } from '#web/form-reply.ts'
import { laddersOf, type DetailState, type VariantAnswer } from './variants.ts'

type Props = {
  name: string
  variant: VariantAnswer
  state: DetailState
  onQty: (qty: number) => void
  /** What stands below the price. */
  children: ReactNode
}

/** Specification §9: toasts of the product stay 3.5 s. */
const PRODUCT_TOAST = 3_500

/** Price, ladder, quantity and what it comes to; one press and it is in the cart. */
export function BuyPanel({ name, variant, state, onQty, children }: Props) {
  const { qty, subtotal, exclusive, tax, discountedPrice: price } = state
  const fetcher = useFetcher<{ message?: string }>()
  const tiers = laddersOf(variant)
  const refused = isFormReply(fetcher.data) ? fetcher.data : undefined
  const none = variant.stock < variant.minOrder

  useEffect(() => {
    if (fetcher.data && !isFormReply(fetcher.data))
      void toast({
        color: 'success',
        text: (
          <>
            Masuk keranjang. <Link to="/cart">Lihat keranjang</Link>
          </>
        ),
        duration: PRODUCT_TOAST,
      })
  }, [fetcher.data])

  return (
    <aside
      aria-label="Beli"
      className="min-w-0 self-start rounded-card border border-line bg-face p-4 shadow-over md:col-span-full lg:col-span-1"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Money of={price} className="text-32 font-heavy tracking-[-0.02em]" />
        <span className="text-ink-2">/ {variant.unit}</span>
      </p>
      <p className="mb-3 text-14 text-ink-2">
        {variant.pricePer && (
          <>
            <Money of={variant.pricePer.price} /> / {variant.pricePer.unit} ·{' '}
          </>
        )}
        termasuk PPN
      </p>
      {tiers.length > 1 && <TierLadder tiers={tiers} quantity={qty} shape="column" />}
      <fetcher.Form method="post" action="/cart" className="mt-4 grid gap-3">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="product_variant_id" value={variant.id} />
        <p className="text-14">
          <b>Jumlah</b>{' '}
          <span className="text-ink-2">
            min. {formatQuantity(variant.minOrder)}, kelipatan {formatQuantity(variant.multiple)}
          </span>
        </p>
        <QuantityStepper
          key={variant.id}
          name="qty"
          label={`Jumlah ${name} ${variant.name}`}
          unit={variant.unit}
          min={variant.minOrder}
          multiple={variant.multiple}
          max={none ? undefined : variant.stock}
          value={qty}
          onChange={onQty}
          invalid={refused !== undefined}
          className="w-full"
        />
        {refused && <Alert severity="error">{refused.errors['qty'] ?? refused.message}</Alert>}
        <NextTier tiers={tiers} quantity={qty} unit={variant.unit} />
        <dl className="num grid grid-cols-[1fr_auto] gap-y-1 [&>dd]:text-right border-t border-line pt-3 text-14">
          <dt className="text-ink-2">Harga tanpa PPN</dt>
          <dd>
            <Money of={exclusive} exact />
          </dd>
          <dt className="text-ink-2">PPN</dt>
          <dd>
            <Money of={tax} exact />
          </dd>
          <dt className="pt-1 text-16 font-bold">Subtotal</dt>
          <dd className="pt-1 text-20 font-heavy">
            <Money of={subtotal} />
          </dd>
        </dl>
        <p className="num text-12 text-ink-2">
          {formatQuantity(qty)} {variant.unit} ·{' '}
          {formatQuantity(Number((variant.weightKg * qty).toFixed(1)))} kg ·{' '}
          {formatQuantity(Number((variant.volumeM3 * qty).toFixed(2)))} m³
        </p>
        {none ? (
          <Alert severity="warning">{sayWhyNot(variant)}</Alert>
        ) : (
          <BuyBar>
            <p className="num min-w-0 leading-tight md:hidden">
              <Money of={subtotal} className="text-18 font-heavy" />
              <span className="block truncate text-12 text-ink-2">
                {formatQuantity(qty)} {variant.unit} × <Money of={price} />
              </span>
            </p>
            <SubmitButton
              color="main"
              size="large"
              icon={ShoppingCart}
              wide
              className="max-md:w-auto! max-md:px-4!"
              busy={fetcher.state !== 'idle'}
            >
              <span>
                Tambah<span className="max-md:sr-only"> ke keranjang</span>
              </span>
            </SubmitButton>
          </BuyBar>
        )}
      </fetcher.Form>
      <Places variant={variant} />
      {children}
    </aside>
  )
}

/** The button with its price: at the bottom edge of a phone, always within the thumb's reach. */
const BuyBar = ({ children }: { children: ReactNode }) => (
  <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-3 max-md:border-t max-md:border-line max-md:bg-face max-md:px-(--edge) max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom))]">
    {children}
  </div>
)

const sayWhyNot = ({ stock, unit, leadDays, minOrder }: VariantAnswer) => {
  if (stock > 0)
    return `Sisa ${formatQuantity(stock)} ${unit}, kurang dari pesanan terkecil ${formatQuantity(minOrder)} ${unit}.`
  return leadDays > 0
    ? `Stok sedang kosong. Kiriman berikutnya sekitar ${leadDays} hari lagi.`
    : 'Stok sedang kosong.'
}

/** Where it lies ready, warehouse by warehouse, and when the rest would come. */
function Places({ variant: { places, unit, leadDays, stock } }: { variant: VariantAnswer }) {
  const there = places.filter((place) => place.stock > 0)
  if (there.length === 0) return null
  return (
    <details className="mt-4 border-t border-line pt-1 text-14">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <Icon of={Warehouse} className="text-ink-2" />
        <span>
          Stok {formatQuantity(stock)} {unit} di {there.length} gudang
        </span>
      </summary>
      <ul className="num grid gap-1 pb-2 text-ink-2">
        {there.map((place) => (
          <li key={place.warehouse} className="flex justify-between gap-3">
            <span>{place.warehouse}</span>
            <span>
              {formatQuantity(place.stock)} {unit}
            </span>
          </li>
        ))}
        {leadDays > 0 && <li>Selebihnya indent sekitar {leadDays} hari.</li>}
      </ul>
    </details>
  )
}
