import { Refusal } from '#platform/refusal.ts'
import type { RefundStatus } from './refund-status.ts'

/** Specification, section 5: files up to 1 MB each (bytes). */
export const MAX_REFUND_PROOF_BYTES = 1_048_576

type ProvedRefund = { status: RefundStatus; isThroughGateway: boolean }

/** Whether a refund takes the proof of its transfer: once it is recorded, and only where staff made it. */
export const takesProof = ({ status, isThroughGateway }: ProvedRefund): boolean =>
  status === 'paid' && !isThroughGateway

/** Throws 409 `refund.gateway` where no transfer was made, and `refund.state` before it is recorded. */
export function assertTakesProof(refund: ProvedRefund): void {
  if (takesProof(refund)) return
  if (refund.isThroughGateway)
    throw new Refusal(
      'refund.gateway',
      'Dana ini kembali lewat gateway, jadi tidak ada bukti transfer yang perlu diunggah.',
      409,
    )
  throw new Refusal(
    'refund.state',
    'Transfernya belum dicatat. Catat nomor referensinya dahulu, lalu unggah buktinya.',
    409,
    { detail: { state: refund.status } },
  )
}
