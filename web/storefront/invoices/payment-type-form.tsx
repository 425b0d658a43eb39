import type { FormErrors } from '#web/form-errors.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { PaymentChoices, type PaymentChoicesProps } from '../payments/payment-choices.tsx'

type Props = {
  types: PaymentChoicesProps['payments']
  /** How the invoice is paid now. */
  current: string
  reply: FormErrors | undefined
}

/**
 * Another way to pay an invoice, with what each costs, behind a summary; open where one was refused. It stays where
 * nothing can be chosen any more, and says why.
 */
export const PaymentTypeForm = ({ types, current, reply }: Props) => (
  <details open={reply !== undefined} className="rounded-card border border-line bg-face px-4">
    <summary className="flex min-h-13 items-center font-semibold text-link">
      Ganti cara bayar
    </summary>
    <ReplyForm reply={reply} intent="change-type" className="grid gap-4 pb-4" replace>
      {types.length > 0 && (
        <>
          <PaymentChoices payments={types} chosen={current} />
          <div>
            <SubmitButton variant="outlined" className="max-sm:w-full">
              Pakai cara ini
            </SubmitButton>
          </div>
        </>
      )}
    </ReplyForm>
  </details>
)
