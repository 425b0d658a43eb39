import { defineSlot } from '#web/reader/slot.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { type Amount, Money } from '../ui/money.tsx'

/** From where a product comes to the buyer's district, `Gudang Cibitung, 24 km`. */
type CardDelivery = {
  origin: string
  /** The lowest freight; null where no vehicle can bring it. */
  freightFrom: Amount | null
}

/** Deliveries of a page's cards by the id of their variant; empty where no district is chosen. */
export type CardDeliveries = Readonly<Record<string, CardDelivery>>

/** What a card says about bringing the product to its reader's district. */
export const ProductCardDelivery = defineSlot<CardDeliveries, { variantId: string }>(
  'product-card-delivery',
  ({ data, variantId }) => {
    const delivery = data[variantId]
    if (!delivery) return null
    const { origin, freightFrom } = delivery
    return (
      <p className="num flex gap-1.5 text-12 text-ink-2">
        <Icon name="truck" small />
        <span>
          {freightFrom && (
            <>
              Ongkir mulai <Money of={freightFrom} className="font-bold text-ink" /> ·{' '}
            </>
          )}
          <span className="whitespace-nowrap">{origin}</span>
        </span>
      </p>
    )
  },
)
