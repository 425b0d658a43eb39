import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import type { OrderPaymentResponse } from './types.ts'

type Props = { order: OrderPaymentResponse; formKey: string; reply: unknown }

/** Asks the bank again for the same way to pay. */
export const RetryForm = ({ order: { paymentType, payment }, formKey, reply }: Props) => (
  <ReplyForm reply={reply} intent="retry" replace>
    <IdempotencyKey initial={formKey} />
    <input type="hidden" name="paymentType" value={paymentType} />
    {payment?.bank && <input type="hidden" name="bank" value={payment.bank.code} />}
    <SubmitButton color="main" size="large" className="max-sm:w-full">
      {payment?.status === 'expired'
        ? `Buat ${paymentType === 'paper' ? 'tautan' : 'nomor'} baru`
        : 'Coba lagi'}
    </SubmitButton>
  </ReplyForm>
)
