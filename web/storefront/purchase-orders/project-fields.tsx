import { listAddressOptions } from '#web/shared/address-options.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChoiceCard } from '#web/ui/forms/choice-card.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { FormField, useFormField } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import type { PurchaseOrderView } from './load.ts'
import { buildNewAddressUrl } from '../addresses/new-address-url.ts'

type Props = Pick<PurchaseOrderView<'form'>, 'types' | 'methods' | 'addresses' | 'addressId'> & {
  fileId: string
}

/** A purchase order's project, destination and payment. */
export function ProjectFields({ types, methods, addresses, addressId, fileId }: Props) {
  const payment = useFormField('paymentMethod')
  const newAddressUrl = buildNewAddressUrl(`/upo?berkas=${fileId}`)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FormField name="project" label="Nama proyek" maxLength={120} required />
      <FormField name="projectType" label="Jenis proyek" required>
        {(control) => (
          <Select
            {...control}
            prompt="Pilih jenis proyek"
            options={types.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </FormField>
      <div className="grid content-start gap-2 md:col-span-2">
        {addresses.length === 0 ? (
          <Alert severity="warning" title="Buku alamat masih kosong">
            Tambahkan alamat proyek dulu; berkas dan isian di halaman ini tetap tersimpan.
          </Alert>
        ) : (
          <FormField name="addressId" label="Alamat proyek" defaultValue={addressId} required>
            {(control) => <Select {...control} options={listAddressOptions(addresses)} />}
          </FormField>
        )}
        <div>
          <ButtonLink to={newAddressUrl} variant="outlined" size="small" icon="plus">
            Tambah alamat
          </ButtonLink>
        </div>
      </div>
      <FieldGroup
        legend="Cara bayar yang diinginkan"
        error={payment.error}
        className="md:col-span-2"
      >
        <div className="grid gap-2 md:grid-cols-2">
          {methods.map(({ code, name, description, reason }) => (
            <ChoiceCard
              key={code}
              name="paymentMethod"
              value={code}
              heading={name}
              defaultChecked={payment.typed === code}
              aria-invalid={payment.error ? true : undefined}
              disabledReason={reason ?? undefined}
            >
              {description}
            </ChoiceCard>
          ))}
        </div>
      </FieldGroup>
      <FormField name="note" label="Catatan" optional className="md:col-span-2">
        {({ required, ...control }) => (
          <Textarea
            {...control}
            required={required}
            rows={3}
            maxLength={1000}
            placeholder="Tahap pengiriman, merek yang diutamakan, batas waktu penawaran"
          />
        )}
      </FormField>
    </div>
  )
}
