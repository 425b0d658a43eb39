import { useLocation } from 'react-router'
import { buildDistrictPath } from '#web/shared/chrome/links.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { EstimatedFreight } from './estimated-freight.tsx'
import type { CartDelivery } from './load-cart-delivery.ts'

/** The freight for the cart to the chosen district, or the way to choose one. */
export function CartDeliveryPanel({ delivery }: { delivery: CartDelivery | undefined }) {
  const location = useLocation()
  const path = buildDistrictPath(location)
  return (
    <section aria-label="Perkiraan kirim" className="mt-3 rounded-control bg-panel p-3 text-14">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="truck" className="text-tarp-600" />
        <span className="min-w-0 flex-1">
          {!delivery
            ? 'Kirim ke mana?'
            : delivery.estimate
              ? 'Ongkos kirim'
              : `Ongkos kirim ke ${delivery.place}`}
        </span>
        {delivery && <TextLink to={path}>Ganti kecamatan</TextLink>}
      </p>
      {!delivery && (
        <p className="mt-1 text-ink-2">
          <TextLink to={path}>Pilih kecamatan</TextLink> untuk melihat ongkos kirimnya.
        </p>
      )}
      {delivery?.refused && (
        <Alert severity="warning" className="mt-3">
          {delivery.refused}
        </Alert>
      )}
      {delivery?.estimate && <EstimatedFreight estimate={delivery.estimate} load="keranjang ini" />}
    </section>
  )
}
