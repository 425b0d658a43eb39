import { defineSlot } from '#web/reader/slot.tsx'
import type { Visitor } from '#web/shared/chrome/visitor.ts'
import { CheckboxFacet } from './checkbox-list.tsx'

type Purchased = {
  /** Only known in a list of what was bought, which each reader has for themselves. */
  count: number | undefined
  isChosen: boolean
}

/** What a signed-in buyer bought before. */
export const PurchasedFacet = defineSlot<Visitor, Purchased>(
  'purchased-facet',
  ({ data: { user }, count, isChosen }) =>
    user && (
      <CheckboxFacet
        legend="Riwayat belanja"
        options={[{ name: 'dibeli', value: '1', label: 'Pernah dibeli', count }]}
        chosen={isChosen ? ['dibeli'] : []}
      />
    ),
)
