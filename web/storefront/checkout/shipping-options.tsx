import { lazy } from 'react'
import { ChoiceCard } from '#web/ui/forms/choice-card.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import type { CheckoutData } from './load-checkout.ts'
import { VehicleOptions } from './vehicle-options.tsx'

// Its ticks work as the server sends them. Without `Suspense` the server waits for them.
const PickupItems = lazy(() =>
  import('./pickup-items.tsx').then((part) => ({ default: part.PickupItems })),
)

type Props = { shipping: NonNullable<CheckoutData['shipping']>; addressId: string | undefined }

/** How the goods get to the buyer: delivery or pickup, which goods are picked up, and the vehicle. */
export const ShippingOptions = ({
  shipping: { method, methods, items, pickupItems, quotations, vehicle },
  addressId,
}: Props) => (
  <>
    <FieldGroup legend="Cara pengiriman" hidden>
      <div className="mb-4 grid gap-2 md:grid-cols-2">
        {methods.map((each) => (
          <ChoiceCard
            key={each.code}
            name="cara"
            value={each.code}
            defaultChecked={each.code === method}
            icon={each.code === 'pickup' ? 'warehouse' : 'truck'}
            heading={each.name}
            disabledReason={each.available ? undefined : (each.reason ?? 'Tidak tersedia.')}
          >
            {each.description}
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
    <PickupItems items={items} chosen={pickupItems} pickup={quotations.pickup} />
    <VehicleOptions
      quotations={quotations}
      chosen={vehicle}
      pickup={method === 'pickup'}
      addressId={addressId}
    />
  </>
)
