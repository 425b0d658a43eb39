import type { z } from 'zod'
import type { RequiredApproval } from '#modules/checkout/checkout/contract.ts'
import { joinNames } from '#platform/join-names.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Money } from '#web/ui/money.tsx'

/** Said before an order is placed that is above the buyer's limit: who decides, and what comes next. */
export function ApprovalNotice({
  approval: { limit, approvers, days },
}: {
  approval: z.output<typeof RequiredApproval>
}) {
  return (
    <Alert severity="warning" title="Perlu persetujuan" className="mt-4">
      Di atas batas belanja Anda, <Money of={limit} />. Setelah pesanan dibuat,{' '}
      <b>{joinNames(approvers)}</b> menerima email dan punya {days} hari untuk memutuskan.
      Disetujui, Anda membayar; ditolak atau lewat waktu, pesanan dibatalkan.
    </Alert>
  )
}
