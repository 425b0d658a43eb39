import { useLocation } from 'react-router'
import type { FormErrors } from '#web/form-errors.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceCard } from '#web/ui/forms/choice-card.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import { buildNewAddressUrl } from '../addresses/new-address-url.ts'
import type { NegotiationDraftData } from './load-draft.ts'

const DELIVERY_NOTES: Readonly<Record<string, string>> = {
  fleet: 'Ongkos kirimnya ikut ditawar.',
  courier: 'Tarifnya dari ekspedisi, jadi tidak bisa ditawar.',
  pickup: 'Tanpa ongkos kirim.',
}

type Props = Pick<NegotiationDraftData, 'draft' | 'addresses'> & { reply: FormErrors | undefined }

/** How, where and when the goods are wanted, and what else matters. */
export function DraftDelivery({ draft, addresses, reply }: Props) {
  const { pathname, search } = useLocation()
  // A purchase order keeps a copy of its address; the one in the book may be gone.
  const addressId = (
    addresses.find(({ id }) => id === draft.purchaseOrder?.addressId) ?? addresses[0]
  )?.id
  return (
    <Card title="Pengiriman">
      <div className="grid gap-4">
        <FieldGroup legend="Cara pengiriman" hidden>
          <div className="grid gap-2 sm:grid-cols-3">
            {draft.deliveries.map(({ code, name }, index) => (
              <ChoiceCard
                key={code}
                name="delivery"
                value={code}
                defaultChecked={reply ? reply.values['delivery']?.[0] === code : index === 0}
                heading={name}
              >
                {DELIVERY_NOTES[code]}
              </ChoiceCard>
            ))}
          </div>
        </FieldGroup>
        <div className="grid gap-4 sm:grid-cols-2">
          {addressId ? (
            <FormField name="addressId" label="Alamat" defaultValue={addressId}>
              {(control) => (
                <Select
                  {...control}
                  options={addresses.map(({ id, label, district, city }) => ({
                    value: id,
                    label: `${label}, ${district.name}, ${city.name}`,
                  }))}
                />
              )}
            </FormField>
          ) : (
            <p className="text-14 text-ink-2 sm:col-span-2">
              Ongkos kirim dihitung sampai alamat Anda.{' '}
              <TextLink to={buildNewAddressUrl(pathname + search)}>Tambah alamat</TextLink>
            </p>
          )}
          <FormField
            name="freight"
            label="Ongkos kirim yang diinginkan"
            optional
            inputMode="decimal"
            hint="Sebelum PPN, hanya untuk armada kami."
          />
          <FormField name="targetDate" label="Perlu tiba tanggal" optional type="date" />
          <FormField
            name="project"
            label="Nama proyek"
            optional
            maxLength={120}
            defaultValue={draft.purchaseOrder?.project ?? ''}
          />
        </div>
        <FormField name="note" label="Catatan untuk tim penjualan" optional>
          {({ required, ...control }) => (
            <Textarea {...control} required={required} rows={3} maxLength={1000} />
          )}
        </FormField>
      </div>
    </Card>
  )
}
