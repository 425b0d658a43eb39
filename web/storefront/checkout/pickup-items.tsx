import type { z } from 'zod'
import type { checkoutCalls } from '#modules/checkout/checkout/contract.ts'
import type { ShippingQuotes } from '#modules/checkout/checkout/quotes-contract.ts'
import { PickupPlace } from '#web/shared/order/agreed-shipping.tsx'
import { formatQuantity } from '#platform/format.ts'
import { Icon } from '#web/ui/icons/icon.tsx'

type Pickup = NonNullable<z.output<typeof ShippingQuotes>['pickup']>
type Items = z.output<typeof checkoutCalls.deliveryMethods.response.schema>['items']

type PickupItemsProps = {
  /** The items to choose from; none where everything is picked up. */
  items: Items
  chosen: readonly string[]
  pickup: Pickup | null
}

/** The items of a delivered cart, each with a tick for those that the buyer picks up, and where they wait. */
export const PickupItems = ({ items, chosen, pickup }: PickupItemsProps) => (
  <>
    {items.length > 1 && <Ticks items={items} chosen={chosen} />}
    {pickup && <PickupPoint pickup={pickup} />}
  </>
)

function Ticks({ items, chosen }: Pick<PickupItemsProps, 'items' | 'chosen'>) {
  return (
    <details open={chosen.length > 0} className="mb-4 rounded-control border border-line">
      <summary className="flex min-h-11 items-center gap-3 px-3 text-14 font-semibold">
        Ambil sebagian sendiri di gudang
        <span className="num ml-auto font-normal text-ink-2">
          {chosen.length > 0 ? `${chosen.length} dari ${items.length} barang` : 'gratis'}
        </span>
      </summary>
      <fieldset className="border-t border-line">
        <legend className="sr-only">Barang yang Anda ambil di gudang</legend>
        {items.map(({ product_variant_id: id, name, qty, unit, reason }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 px-3 py-2 text-14">
            <input
              type="checkbox"
              name="ambil"
              value={id}
              defaultChecked={chosen.includes(id)}
              disabled={reason !== null && !chosen.includes(id)}
              className="tick"
            />
            <span className="min-w-0">
              {name} <span className="num text-ink-2">{`${formatQuantity(qty)} ${unit}`}</span>
              {reason && <span className="block text-warning-text">{reason}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** Where the buyer picks goods up, and which. */
const PickupPoint = ({ pickup }: { pickup: Pickup }) => (
  <div className="mb-4 flex gap-3 rounded-control border border-line bg-panel px-3 py-2">
    <Icon name="warehouse" className="mt-0.5 text-tarp-600" />
    <div className="min-w-0">
      <p>
        Diambil di <PickupPlace pickup={pickup} />
      </p>
      <p className="text-14 text-ink-2">
        {pickup.lines
          .map(({ name, qty, unit }) => `${name} ${formatQuantity(qty)} ${unit}`)
          .join(', ')}
      </p>
    </div>
  </div>
)
