import { formatTime } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { StaffOrderDelivery, WarehouseOrderDetails } from '../types.ts'

const labels = { departed: 'Batalkan keberangkatan', received: 'Batalkan penerimaan' }
const PICKUP_LABEL = 'Batalkan penyerahan'

/** Takes the last step of a delivery back while the buyer has not been notified. */
export function UndoForm({
  undo,
  delivery: { number, isPickup },
  reply,
}: {
  undo: WarehouseOrderDetails['undoable'][number] | undefined
  delivery: Pick<StaffOrderDelivery, 'number' | 'isPickup'>
  reply: FormErrors | undefined
}) {
  if (!undo) return null
  const intent = `undo ${undo.deliveryId} ${undo.step}`
  return (
    <ReplyForm reply={reply} intent={intent} className="mt-3">
      <SubmitButton
        variant="outlined"
        className="max-sm:w-full"
        name="intent"
        value={intent}
        aria-description={number}
      >
        {isPickup ? PICKUP_LABEL : labels[undo.step]}
      </SubmitButton>
      <p className="mt-1.5 text-12 text-ink-2">
        Salah tekan? Bisa dibatalkan sampai {formatTime(undo.until)}; sesudah itu pembeli diberi
        tahu.
      </p>
    </ReplyForm>
  )
}
