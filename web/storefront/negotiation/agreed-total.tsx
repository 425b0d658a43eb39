import { formatDateTime } from '#platform/format.ts'
import { NegotiationTotals } from '#web/shared/negotiation/negotiation-totals.tsx'
import { findSaving, isFreightNamed } from '#web/shared/negotiation/sum.ts'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { ApprovalNotice } from '../checkout/approval-notice.tsx'
import type { AgreedOrderData } from './agreed-order-data.ts'
import { AGREED_FORM_ID } from './agreed-recipient.tsx'

/** What the order costs, until when, and its button. */
export const AgreedTotal = ({
  agreed: { header, address, slots },
}: {
  agreed: AgreedOrderData
}) => (
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
      <SubmitButton form={AGREED_FORM_ID} color="main" size="large" wide className="mt-4">
        Buat pesanan
      </SubmitButton>
    )}
  </aside>
)
