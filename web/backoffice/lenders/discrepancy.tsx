import type { UnmatchedOutcome } from '#modules/finance/loans/rules/unmatched-money.ts'
import type { MoneyJson } from '#platform/money.ts'
import { Alert } from '#web/ui/alert.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { Money } from '#web/ui/money.tsx'
import type { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Props = {
  loan: { lenderName: string; unmatchedAmount: MoneyJson }
  discrepancy: string
  /** Of the page: this is gone once it is done, and would not confirm it. */
  fetcher: ReturnType<typeof useActionFetcher>
  reply: unknown
}

const nameOutcomes = (lender: string): { value: UnmatchedOutcome; label: string }[] => [
  { value: 'returned', label: `Sudah ditransfer kembali ke ${lender}` },
  { value: 'retained', label: `Jadi milik toko, disepakati dengan ${lender}` },
]

/** Unmatched money of a lender, or words to be had with it, and what finance did about it. */
export function Discrepancy({
  loan: { lenderName, unmatchedAmount },
  discrepancy,
  fetcher,
  reply,
}: Props) {
  const hasMoney = unmatchedAmount.amount !== '0.00'
  return (
    <Alert
      severity="error"
      title={hasMoney ? `${lenderName} membayar uang yang tidak cocok` : `Hubungi ${lenderName}`}
    >
      <p>
        {discrepancy}{' '}
        {hasMoney && (
          <>
            <Money of={unmatchedAmount} exact className="font-bold" /> tercatat sebagai uang masuk
            yang belum cocok. Kembalikan, atau sepakati dengan mereka untuk apa uangnya.
          </>
        )}
      </p>
      <ReplyForm fetcher={fetcher} reply={reply} className="mt-3 grid max-w-xl gap-3">
        <input type="hidden" name="amount" value={unmatchedAmount.amount} />
        {hasMoney && (
          <FormField name="outcome" label="Uangnya" required>
            {(control) => <Select {...control} prompt="Pilih" options={nameOutcomes(lenderName)} />}
          </FormField>
        )}
        <FormField
          name="note"
          label="Yang sudah dilakukan"
          hint="Hanya untuk staf, misalnya referensi transfernya."
          maxLength={300}
          required
        />
        <div>
          <SubmitButton variant="outlined">Catat selesai</SubmitButton>
        </div>
      </ReplyForm>
    </Alert>
  )
}
