import { useEffect, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { showAddedToast } from '#web/shared/added-toast.tsx'
import { QuantityStepper } from '#web/shared/quantity.tsx'
import { NextTierHint, TierLadder } from '#web/shared/tier-ladder.tsx'
import { isFormErrors } from '#web/form-errors.ts'
import { explainAvailability } from '#web/shared/readiness.ts'
import { findAvailability } from '#modules/catalogue/products/rules/availability.ts'
import { CostOfQuantity, NO_AMOUNT } from './cost-of-quantity.tsx'
import {
  getQuantityLimits,
  toLadderTiers,
  type ProductDetailState,
  type VariantResponse,
} from './variants.ts'
import { WarehouseStock } from './warehouse-stock.tsx'

type Props = {
  name: string
  variant: VariantResponse
  state: ProductDetailState
  onQty: (qty: number) => void
  /** Shown below the price. */
  children: ReactNode
}

/** Price, tiers, quantity and total; one button adds it to the cart. */
export function BuyPanel({ name, variant, state, onQty, children }: Props) {
  const { qty, cost, discountedPrice: price, pricePer } = state
  const fetcher = useFetcher<{ message?: string }>()
  const tiers = toLadderTiers(variant)
  const refused = isFormErrors(fetcher.data) ? fetcher.data : undefined
  const limits = getQuantityLimits(variant)
  const explanation = explainAvailability(variant)
  const isUnavailable = findAvailability(variant) === 'none'

  useEffect(() => {
    if (fetcher.data && !isFormErrors(fetcher.data)) showAddedToast()
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
        {pricePer && (
          <>
            <Money of={pricePer.price} /> / {pricePer.unit} ·{' '}
          </>
        )}
        termasuk PPN
      </p>
      {tiers.length > 1 && <TierLadder tiers={tiers} quantity={qty} shape="column" />}
      <fetcher.Form method="post" action="/cart" className="mt-4 grid gap-3">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="product_variant_id" value={variant.id} />
        <IdempotencyKey reply={fetcher.data} />
        <p className="text-14">
          <b>Jumlah</b>{' '}
          <span className="text-ink-2">
            min. {formatQuantity(limits.min)}
            {limits.multiple !== 1 && `, kelipatan ${formatQuantity(limits.multiple)}`}
          </span>
        </p>
        <QuantityStepper
          key={variant.id}
          name="qty"
          label={`Jumlah ${name} ${variant.name}`}
          {...limits}
          value={qty}
          onType={onQty}
          invalid={refused !== undefined}
          className="w-full"
        />
        {refused && <Alert severity="error">{refused.errors['qty'] ?? refused.message}</Alert>}
        <NextTierHint tiers={tiers} quantity={qty} unit={variant.unit} />
        <CostOfQuantity variant={variant} qty={qty} cost={cost} />
        {explanation && <Alert severity={isUnavailable ? 'warning' : 'info'}>{explanation}</Alert>}
        {!isUnavailable && (
          <BuyBar>
            <p className="num min-w-0 leading-tight md:hidden">
              {cost ? (
                <Money of={cost.subtotal} className="text-18 font-heavy" />
              ) : (
                <span className="text-18 font-heavy">{NO_AMOUNT}</span>
              )}
              <span className="block truncate text-12 text-ink-2">
                {cost ? `${formatQuantity(qty)} ${variant.unit} × ` : 'Jumlah belum bisa dipesan, '}
                <Money of={price} />
              </span>
            </p>
            <SubmitButton
              color="main"
              size="large"
              icon="shopping-cart"
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
      <ButtonLink
        to={`/negotiation?varian=${variant.id}&jumlah=${qty}`}
        variant="outlined"
        wide
        className="mt-3"
      >
        Tawar harga
      </ButtonLink>
      <WarehouseStock variant={variant} />
      {children}
    </aside>
  )
}

/** The button with its price: at the bottom of a phone, within the thumb's reach. */
const BuyBar = ({ children }: { children: ReactNode }) => (
  <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-3 max-md:border-t max-md:border-line max-md:bg-face max-md:px-(--edge) max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom))]">
    {children}
  </div>
)
