import { formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { StaffOrderDelivery } from '../types.ts'

type Props = {
  delivery: StaffOrderDelivery
  /** The present time, as the field takes it. */
  now: string
  reply: FormErrors | undefined
  color: 'main' | 'primary'
}

/** Who received a delivery and when, and what they did not take of it. */
export function ReceiptForm({ delivery: { id, lines, isPickup }, now, reply, color }: Props) {
  const hasRefusedErrors = Object.keys(reply?.errors ?? {}).some((path) => path.startsWith('lines'))
  return (
    <ReplyForm
      reply={reply}
      intent={`receive ${id}`}
      noValidate
      className="mt-3 grid gap-3 border-t border-line pt-3 sm:grid-cols-2"
    >
      <FormField
        name="receivedBy"
        label={isPickup ? 'Diambil oleh' : 'Diterima oleh'}
        maxLength={80}
        required
      />
      <FormField
        name="receivedAt"
        label={isPickup ? 'Waktu diambil (WIB)' : 'Waktu terima (WIB)'}
        type="datetime-local"
        defaultValue={now}
        required
      />
      <details open={hasRefusedErrors} className="sm:col-span-2">
        <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold text-link">
          {isPickup ? 'Ada barang yang tidak jadi diambil?' : 'Ada barang yang ditolak?'}
        </summary>
        <ul className="grid gap-3 pt-1">
          {lines.map(({ lineId, name, qty, unit }, index) => (
            <li key={lineId} className="grid gap-3 sm:grid-cols-2">
              <input type="hidden" name={`lines[${index}].lineId`} value={lineId} />
              <FormField
                name={`lines[${index}].qty`}
                label={`${name}: ${isPickup ? 'tidak diambil' : 'ditolak'} (dari ${formatQuantity(qty)} ${unit})`}
                type="number"
                min={0}
                max={qty}
                step="any"
                inputMode="decimal"
                inputClassName="num"
              />
              <FormField name={`lines[${index}].reason`} label="Alasannya" maxLength={200} />
            </li>
          ))}
        </ul>
        <p className="mt-2 text-12 text-ink-2">
          {isPickup ? 'Yang tidak diambil' : 'Yang ditolak'} kembali ke stok dan bisa disiapkan
          lagi; pembeli diberi tahu.
        </p>
      </details>
      <div className="sm:col-span-2">
        <SubmitButton color={color} className="max-sm:w-full" name="intent" value={`receive ${id}`}>
          {isPickup ? 'Serahkan ke pembeli' : 'Catat diterima'}
        </SubmitButton>
      </div>
    </ReplyForm>
  )
}
