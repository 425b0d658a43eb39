import { defineSlot } from '#web/reader/slot.tsx'
import type { Visitor } from './visitor.ts'

/** Where goods go, as the header's link says it. */
export const DeliveryDestination = defineSlot<Visitor>(
  'delivery-destination',
  ({ data: { district } }) =>
    district ? (
      <>
        Kirim ke <b>{district.label}</b>
      </>
    ) : (
      'Kirim ke mana?'
    ),
)
