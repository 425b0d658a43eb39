import { Form } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { buildNewAddressUrl } from '../addresses/new-address-url.ts'
import type { AgreedOrderData } from './agreed-order-data.ts'
import { AGREED_PARAM } from './agreed-order-form.ts'

/** The address of the order: another one reads the page again, because it has other days. */
export const AgreedDestination = ({
  agreed: { header, addresses, address },
}: {
  agreed: AgreedOrderData
}) => (
  <Card title={header.delivery.code === 'pickup' ? 'Alamat pembeli' : 'Dikirim ke'}>
    {address ? (
      <Form className="flex flex-wrap items-end gap-2">
        <input type="hidden" name={AGREED_PARAM} value={header.id} />
        <Field label="Alamat" className="flex-1">
          {(control) => (
            <Select
              {...control}
              name="alamat"
              defaultValue={address.id}
              options={addresses.map(({ id, label, street, city }) => ({
                value: id,
                label: `${label}, ${street}, ${city.name}`,
              }))}
            />
          )}
        </Field>
        <Button type="submit" variant="outlined">
          Ganti alamat
        </Button>
      </Form>
    ) : (
      <>
        <p className="mb-3 text-14 text-ink-2">Belum ada alamat di buku alamat Anda.</p>
        <ButtonLink to={buildNewAddressUrl(`/checkout?${AGREED_PARAM}=${header.id}`)}>
          Tambah alamat
        </ButtonLink>
      </>
    )}
  </Card>
)
