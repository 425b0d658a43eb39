import type { z } from 'zod'
import type { gatewayCalls } from '#modules/finance/gateway/contract.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { PaymentChoices } from './payment-choices.tsx'

type OrderPaymentType = z.output<
  (typeof gatewayCalls)['typesOfOrder']['response']['schema']
>['results'][number]

type Props = {
  types: readonly OrderPaymentType[]
  bank: string | undefined
  formKey: string
  reply: unknown
}

/** Another way to pay an unpaid order, behind a summary. */
export function PaymentTypesForm({ types, bank, formKey, reply }: Props) {
  const chosen = types.find(({ isChosen }) => isChosen)?.code ?? 'transfer'
  return (
    <details className="rounded-card border border-line bg-face px-4">
      <summary className="flex min-h-13 items-center font-semibold text-link">
        Ganti cara bayar
      </summary>
      <ReplyForm reply={reply} intent="choose" className="grid gap-4 pb-4" replace>
        <IdempotencyKey initial={formKey} />
        <PaymentChoices payments={types} chosen={chosen} bank={bank} />
        <div>
          <SubmitButton variant="outlined" className="max-sm:w-full">
            Pakai cara ini
          </SubmitButton>
        </div>
      </ReplyForm>
    </details>
  )
}
