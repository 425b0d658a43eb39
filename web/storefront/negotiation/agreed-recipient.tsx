import type { FormErrors } from '#web/form-errors.ts'
import { RecipientFields } from '#web/shared/order/recipient-fields.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { PaymentChoices } from '../payments/payment-choices.tsx'
import type { AgreedOrderData } from './agreed-order-data.ts'
import { AGREED_INTENT } from './agreed-order-form.ts'

/** The form, whose button stands below the total. */
export const AGREED_FORM_ID = 'agreed-order'

/** Who takes the goods, on which day, and how the order is paid; nothing before an address has days. */
export function AgreedRecipient({
  agreed: { header, key, address, slots },
  reply,
}: {
  agreed: AgreedOrderData
  reply: FormErrors | undefined
}) {
  if (!address || !slots) return null
  const isPickup = header.delivery.code === 'pickup'
  return (
    <Card title="Penerima dan jadwal">
      <ReplyForm
        reply={reply}
        intent={AGREED_INTENT}
        id={AGREED_FORM_ID}
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
  )
}
