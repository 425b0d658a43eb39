import { Form } from 'react-router'
import type { z } from 'zod'
import type { CustomerAddress } from '#modules/people/customers/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { formatPhone } from '#platform/phone.ts'
import { RemoveAddress } from './remove-address.tsx'

/** One address of the address book and its actions. */
export function AddressItem({ address }: { address: z.output<typeof CustomerAddress> }) {
  const { id, label, isMain, isShared, recipient, phone, roadWidthM, driverNote } = address
  return (
    <li className="rounded-card border border-line bg-face p-4">
      <p className="flex flex-wrap items-center gap-2">
        <b className="min-w-0">{label}</b>
        {isMain && <Badge tone="primary">Utama</Badge>}
        {isShared && <Badge tone="neutral">Bersama rekan</Badge>}
      </p>
      <p className="mt-1">
        {recipient} · <span className="num">{formatPhone(phone)}</span>
      </p>
      <p className="text-14 text-ink-2">
        {address.street}, {address.village.name}, {address.district.name}, {address.city.name},{' '}
        {address.province.name} {address.postalCode}
      </p>
      {(roadWidthM !== null || driverNote) && (
        <p className="text-14 text-ink-2">
          {roadWidthM !== null && `Lebar jalan ${formatQuantity(roadWidthM)} m. `}
          {driverNote}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-start gap-2">
        <ButtonLink to={`?ubah=${id}`} variant="outlined" size="small" aria-label={`Ubah ${label}`}>
          Ubah
        </ButtonLink>
        {!isMain && (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="intent"
              value="make-main"
              variant="ghost"
              size="small"
              aria-label={`Jadikan utama: ${label}`}
            >
              Jadikan utama
            </Button>
          </Form>
        )}
        <RemoveAddress id={id} label={label} />
      </div>
    </li>
  )
}
