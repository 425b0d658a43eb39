import type { z } from 'zod'
import type { OrderRefund } from '#modules/finance/refunds/contract.ts'
import { refundCauseNames } from '#modules/finance/refunds/rules/refund-cause.ts'
import { formatDateTime } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { describeAccountHint } from './account-hint.ts'
import { REFUNDS_ID, toRefundProofUrl } from './document-urls.ts'

type Refund = z.output<typeof OrderRefund>
type Props = {
  orderId: string
  refunds: readonly Refund[]
  /** The bank account that the buyer named last. */
  lastAccount: string | null
  reply: FormErrors | undefined
}

/** What goes back to the buyer, and the bank account that we need for it. */
export const RefundsCard = ({ orderId, refunds, lastAccount, reply }: Props) =>
  refunds.length > 0 && (
    <Card title="Pengembalian dana">
      <ul id={REFUNDS_ID} className="grid scroll-mt-20 gap-4">
        {refunds.map((refund) => (
          <li
            key={refund.id}
            className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-14 text-ink-2">{refundCauseNames[refund.cause]}</span>
              <Money of={refund.amount} exact className="text-18 font-heavy" />
            </p>
            {refund.question && (
              <Alert severity="warning" title="Rekening perlu diperbaiki">
                {refund.question}
              </Alert>
            )}
            <p className="text-14 wrap-anywhere">
              {refund.text}
              {refund.paidAt && ` ${formatDateTime(refund.paidAt)}.`}
            </p>
            {refund.proof && (
              <p>
                <ButtonLink
                  to={toRefundProofUrl(orderId, refund.id)}
                  reloadDocument
                  variant="outlined"
                  size="small"
                  icon="file-text"
                >
                  Lihat bukti transfer
                </ButtonLink>
              </p>
            )}
            {refund.canSetAccount && (
              <AccountForm refund={refund} lastAccount={lastAccount} reply={reply} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )

function AccountForm({
  refund: { id, status, destination },
  lastAccount,
  reply,
}: {
  refund: Refund
  lastAccount: string | null
  reply: FormErrors | undefined
}) {
  const form = (
    <ReplyForm reply={reply} intent={`refund-account ${id}`} className="grid gap-3">
      <FormField
        name="destination"
        label="Rekening tujuan"
        hint={describeAccountHint(destination ? null : lastAccount)}
        defaultValue={destination ?? lastAccount ?? ''}
        maxLength={150}
        required
      />
      <div>
        <SubmitButton
          {...(status === 'awaiting_account'
            ? { color: 'main' as const }
            : { variant: 'outlined' as const })}
          name="intent"
          value={`refund-account ${id}`}
          className="max-sm:w-full"
        >
          Simpan rekening
        </SubmitButton>
      </div>
    </ReplyForm>
  )
  if (status === 'awaiting_account') return form
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-14 font-semibold text-link">
        Ganti rekening
      </summary>
      <div className="mt-2">{form}</div>
    </details>
  )
}
