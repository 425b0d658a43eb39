import { formatQuantity } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { ChoiceCard } from '#web/ui/forms/choice-card.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import type { CheckoutData } from './load-checkout.ts'

/** The buyer's addresses to choose from. */
export const AddressOptions = ({
  addresses,
  address,
}: Pick<CheckoutData, 'addresses' | 'address'>) => (
  <FieldGroup legend="Kirim ke alamat" hidden>
    <div className="grid gap-2 md:grid-cols-2">
      {addresses.map((each) => (
        <ChoiceCard
          key={each.id}
          name="alamat"
          value={each.id}
          defaultChecked={each.id === address?.id}
          icon="map-pin"
          heading={each.label}
        >
          {each.recipient} ·{' '}
          <span className="num whitespace-nowrap">{formatPhone(each.phone)}</span>
          <br />
          {each.street}, {each.village.name}, {each.district.name}, {each.city.name}{' '}
          {each.postalCode}
          {each.roadWidthM !== null && (
            <>
              <br />
              Lebar jalan {formatQuantity(each.roadWidthM)} m
            </>
          )}
        </ChoiceCard>
      ))}
    </div>
  </FieldGroup>
)
