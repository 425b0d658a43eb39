import { useEffect, useRef, useState } from 'react'
import { explainFree } from '#modules/finance/credit-terms/rules/credit.ts'
import { explainPaymentLimit } from '#modules/selling/orders/rules/payment-types.ts'
import { type MoneyJson, moneyFromJson } from '#platform/money.ts'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { DraftNotice } from '#web/ui/drafts/draft-notice.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { RecipientFields } from '#web/shared/order/recipient-fields.tsx'
import type { FormErrors } from '#web/form-errors.ts'
import type { CheckoutData } from './load-checkout.ts'
import { CHECKOUT_WORK } from './links.ts'
import { PaymentChoices } from '../payments/payment-choices.tsx'
import { OrderTotal } from './order-total.tsx'
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
  const { address, method, shipping, payments } = checkout
  const fields = useRef<HTMLDivElement>(null)
  const [recipient, setRecipient] = useState<string>()
  // The fields are uncontrolled, so read them when a phone moves to another step.
  useEffect(() => setRecipient(fields.current ? readRecipient(fields.current) : undefined), [step])
  if (!address || !shipping?.summary)
    return (
      <aside className="self-start rounded-card border border-line bg-face p-4 text-14 text-ink-2">
        Total muncul di sini setelah alamat dan pengiriman dipilih.
      </aside>
    )
  const { quotations, summary, vehicle, pickupItems } = shipping
  return (
    <ReplyForm
      reply={reply}
      className="contents"
      replace
      encType="multipart/form-data"
      draft={{ work: CHECKOUT_WORK, hasOwnNotice: true }}
    >
      <IdempotencyKey initial={orderKey} />
      <input type="hidden" name="addressId" value={address.id} />
      <input type="hidden" name="method" value={method} />
      <input type="hidden" name="pickupItems" value={pickupItems.join()} />
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
            <RecipientFields
              address={address}
              slots={quotations}
              isPickup={method === 'pickup'}
              requiresPoNumber={summary.requiresPoNumber}
              requiresPoFile={summary.requiresPoFile}
            />
          </div>
        </StepCard>
        <StepCard step="bayar" current={step} number={5} title="Pembayaran" summary={null}>
          <PaymentChoices
            payments={payments.map((payment) => limitPayment(payment, summary.total))}
            chosen={payments[0]?.code ?? ''}
          />
        </StepCard>
      </div>
      <OrderTotal
        summary={summary}
        blocked={blocked}
        free={method === 'pickup'}
        step={step}
        proformaUrl={checkout.proformaUrl}
      />
    </ReplyForm>
  )
}

/** With freight an order may exceed what its goods do not. */
function limitPayment<
  Payment extends {
    code: string
    available: boolean
    reason: string | null
    credit: { free: MoneyJson } | null
  },
>(payment: Payment, total: MoneyJson): Payment {
  const amount = moneyFromJson(total)
  const creditReason = payment.credit && explainFree(moneyFromJson(payment.credit.free), amount)
  const reason = payment.reason ?? creditReason ?? explainPaymentLimit(payment.code, amount)
  return { ...payment, reason, available: reason === null }
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
