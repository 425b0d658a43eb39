import type { z } from 'zod'
import type { Loan } from '#modules/finance/loans/contract.ts'
import { endSentence } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Why an order is paid by transfer although its buyer chose a lender, and what they can do. */
export const RefusedLoanNotice = ({
  loan: { lenderName, reason },
  hasChoice,
}: {
  loan: Pick<z.output<typeof Loan>, 'lenderName' | 'reason'>
  hasChoice: boolean
}) => (
  <Alert severity="error" title={`${lenderName} tidak mencairkan dananya`} className="mb-4">
    {reason && `${endSentence(reason)} `}Pesanan dan stoknya tetap tersimpan. Transfer sekarang
    {hasChoice && ', atau pilih cara bayar lain di bawah'}.
  </Alert>
)
