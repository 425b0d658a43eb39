import { useEffect, useRef, useState } from 'react'
import { formatWeekdayDate } from '#platform/format.ts'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { FormField, ReplyForm } from '#web/ui/form.tsx'
import { Select, Textarea } from '#web/ui/input.tsx'
import { DraftNotice } from '#web/ui/drafts/draft-notice.tsx'
import { IdempotencyKey } from '#web/ui/idempotency-key.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { formatPhone } from '#platform/phone.ts'
import type { FormErrors } from '#web/form-errors.ts'
import type { CheckoutData } from './load-checkout.ts'
import { CHECKOUT_WORK } from './links.ts'
import { OrderTotal } from './order-total.tsx'
import { toProformaUrl } from './proforma-url.ts'
import { StepCard } from './step-card.tsx'
import type { CheckoutStepName } from './steps.ts'

type Props = {
  checkout: CheckoutData
  orderKey: string
  reply: FormErrors | undefined
  blocked: boolean
  step: CheckoutStepName
}

/** Recipient, date, payment, total, and the order button. */
export function OrderForm({ checkout, orderKey, reply, blocked, step }: Props) {
  const { address, method } = checkout
  const fields = useRef<HTMLDivElement>(null)
  const [recipient, setRecipient] = useState<string>()
  // What was typed stands in the fields; it is read when a phone goes on to another step.
  useEffect(() => setRecipient(fields.current ? readRecipient(fields.current) : undefined), [step])
  if (!address || !('summary' in checkout) || !checkout.summary || !checkout.quotations)
    return (
      <aside className="self-start rounded-card border border-line bg-face p-4 text-14 text-ink-2">
        Total muncul di sini setelah alamat dan pengiriman dipilih.
      </aside>
    )
  const { quotations, summary, payments } = checkout
  const vehicle = 'vehicle' in checkout ? checkout.vehicle : undefined
  return (
    <ReplyForm
      reply={reply}
      className="contents"
      replace
      draft={{ work: CHECKOUT_WORK, hasOwnNotice: true }}
    >
      <IdempotencyKey initial={orderKey} />
      <input type="hidden" name="addressId" value={address.id} />
      <input type="hidden" name="method" value={method} />
      {vehicle && <input type="hidden" name="vehicle" value={vehicle} />}
      <input type="hidden" name="seen" value={JSON.stringify(summary.seen)} />
      <div className="grid min-w-0 content-start gap-4 lg:col-start-1">
        <DraftNotice />
        <StepCard
          step="penerima"
          current={step}
          number={4}
          title="Penerima dan jadwal"
          summary={recipient ?? address.recipient}
        >
          <div ref={fields} className="grid gap-4 md:grid-cols-2">
            <FormField
              key={`name-${address.id}`}
              name="contactName"
              label="Nama penerima di lokasi"
              data-draft={`contactName ${address.id}`}
              defaultValue={address.recipient}
              required
              autoComplete="name"
            />
            <FormField
              key={`phone-${address.id}`}
              name="contactPhone"
              label="Nomor ponsel penerima"
              data-draft={`contactPhone ${address.id}`}
              defaultValue={formatPhone(address.phone)}
              required
              type="tel"
              autoComplete="tel"
            />
            <FormField
              name="date"
              label={method === 'pickup' ? 'Tanggal ambil' : 'Tanggal kirim'}
              required
            >
              {(control) => (
                <Select
                  {...control}
                  options={quotations.dates.map((date) => ({
                    value: date,
                    label: formatWeekdayDate(`${date}T12:00:00+07:00`),
                  }))}
                />
              )}
            </FormField>
            <FormField name="window" label="Jam" required>
              {(control) => (
                <Select
                  {...control}
                  options={quotations.windows.map((window) => ({ value: window, label: window }))}
                />
              )}
            </FormField>
            {method === 'delivery' && (
              <FormField name="unloading" label="Bongkar muat">
                {(control) => (
                  <Select
                    {...control}
                    options={[
                      { value: 'site', label: 'Oleh tukang di lokasi' },
                      { value: 'driver', label: 'Dibantu sopir dan kenek' },
                    ]}
                  />
                )}
              </FormField>
            )}
            <FormField name="poNumber" label="Nomor PO" optional maxLength={60} />
            <FormField name="note" label="Catatan" optional className="md:col-span-2">
              {({ required, ...control }) => (
                <Textarea {...control} required={required} rows={2} maxLength={500} />
              )}
            </FormField>
          </div>
        </StepCard>
        <StepCard step="bayar" current={step} number={5} title="Pembayaran" summary={null}>
          <FieldGroup legend="Cara bayar" hidden>
            <div className="grid gap-2 md:grid-cols-2">
              {payments.map((payment, index) => (
                <ChoiceCard
                  key={payment.code}
                  name="paymentType"
                  value={payment.code}
                  defaultChecked={index === 0}
                  heading={payment.name}
                  disabledReason={
                    payment.available ? undefined : (payment.reason ?? 'Belum bisa dipakai.')
                  }
                >
                  {payment.description}
                </ChoiceCard>
              ))}
            </div>
          </FieldGroup>
        </StepCard>
      </div>
      <OrderTotal
        summary={summary}
        blocked={blocked}
        free={method === 'pickup'}
        step={step}
        proformaUrl={toProformaUrl(checkout)}
      />
    </ReplyForm>
  )
}

/** Who receives the order and when, as the fields say: `Pak Warsito · Senin, 23 November 2026, 08.00–11.00`. */
function readRecipient(fields: HTMLElement): string {
  const read = (name: string) => {
    const control = fields.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    return control instanceof HTMLSelectElement
      ? (control.selectedOptions[0]?.text ?? '')
      : (control?.value ?? '')
  }
  return `${read('contactName')} · ${read('date')}, ${read('window')}`
}
