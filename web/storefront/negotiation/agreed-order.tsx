import { Form } from 'react-router'
import type { FormErrors } from '#web/form-errors.ts'
import { formatDateTime } from '#platform/format.ts'
import { NegotiationTotals } from '#web/shared/negotiation/negotiation-totals.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { RecipientFields } from '#web/shared/order/recipient-fields.tsx'
import type { AgreedOrderData } from './agreed-order-data.ts'
import { AGREED_INTENT, AGREED_PARAM } from './agreed-order-form.ts'
import { findSaving, isFreightNamed } from '#web/shared/negotiation/sum.ts'
import { buildNewAddressUrl } from '../addresses/new-address-url.ts'
import { ApprovalNotice } from '../checkout/approval-notice.tsx'
import { PaymentChoices } from '../payments/payment-choices.tsx'
import { ReadLine } from './read-line.tsx'

/** The checkout of an accepted negotiation: its prices are fixed, so only where to and when is asked. */
export function AgreedOrder({
  agreed: { header, lines, addresses, address, slots, problem, key },
  reply,
}: {
  agreed: AgreedOrderData
  reply: FormErrors | undefined
}) {
  const detailPath = `/profile/daftar-negosiasi/detail?id=${header.id}`
  const isPickup = header.delivery.code === 'pickup'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-4">
        {problem && (
          <Alert
            severity="warning"
            title="Belum bisa dipesan"
            action={
              <ButtonLink to={detailPath} variant="outlined" size="small">
                Buka negosiasi
              </ButtonLink>
            }
          >
            {problem}
          </Alert>
        )}
        <Card title={isPickup ? 'Alamat pembeli' : 'Dikirim ke'}>
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
        {address && slots && (
          <Card title="Penerima dan jadwal">
            <ReplyForm
              reply={reply}
              intent={AGREED_INTENT}
              id="agreed-order"
              encType="multipart/form-data"
              className="grid gap-4 md:grid-cols-2"
              draft={{ work: `pesanan-${header.id}` }}
            >
              <IdempotencyKey initial={key} />
              <input type="hidden" name="id" value={header.id} />
              <input type="hidden" name="addressId" value={address.id} />
              <RecipientFields
                address={address}
                slots={slots}
                isPickup={isPickup}
                requiresPoNumber={slots.requiresPoNumber}
                requiresPoFile={slots.requiresPoFile}
              />
              <p className="text-14 text-ink-2 md:col-span-2">
                {isPickup ? slots.description : `Dikirim dengan ${slots.description}.`}
              </p>
              <div className="md:col-span-2">
                <PaymentChoices payments={slots.payments} chosen={slots.payments[0]?.code ?? ''} />
              </div>
            </ReplyForm>
          </Card>
        )}
        <Card title="Barang yang disepakati" flush>
          <ul>
            {lines.map((line) => (
              <ReadLine key={line.id} line={line} />
            ))}
          </ul>
        </Card>
      </div>
      <aside
        aria-label="Total"
        className="self-start rounded-card border border-line bg-face p-4 shadow-over lg:sticky lg:top-4"
      >
        <h2 className="mb-3">Total yang disepakati</h2>
        <NegotiationTotals
          sum={header.totals}
          saved={findSaving(header.totals)}
          hasFreight={isFreightNamed(header)}
          inWords={header.inWords}
        />
        {header.validUntil && (
          <p className="mt-2 text-14 text-ink-2">
            Harga tetap bila dipesan sebelum {formatDateTime(header.validUntil)}.
          </p>
        )}
        {slots?.approval && <ApprovalNotice approval={slots.approval} />}
        {address && slots && (
          <SubmitButton form="agreed-order" color="main" size="large" wide className="mt-4">
            Buat pesanan
          </SubmitButton>
        )}
      </aside>
    </div>
  )
}
