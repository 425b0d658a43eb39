import { formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { FormCheckbox } from '../../shared/forms/form-checkbox.tsx'
import type { StaffOrderDetails } from '../types.ts'

type Props = {
  /** Lines with goods that are not in any delivery yet. */
  lines: StaffOrderDetails['lines']
  /** Whether the order has an invoice for all of it; of single deliveries the freight follows by itself. */
  hasOneInvoice: boolean
  reply: FormErrors | undefined
}

const INTENT = 'cancel-goods'

/** Credits the goods of a partly shipped order that will not be delivered. The order continues without them. */
export const CancelledGoodsCard = ({ lines, hasOneInvoice, reply }: Props) => (
  <Card title="Sisa barang">
    <details open={reply?.values['intent']?.[0] === INTENT}>
      <summary className="btn w-full" data-variant="outlined">
        Tidak jadi dikirim
      </summary>
      <ReplyForm
        reply={reply}
        intent={INTENT}
        noValidate
        autoComplete="off"
        className="mt-3 grid gap-3"
      >
        <p className="text-14 text-ink-2">
          Untuk barang yang ditolak atau tidak bisa kami penuhi. Nilainya dipotong dari tagihan,
          atau dikembalikan bila sudah dibayar; pembeli diberi tahu.
        </p>
        {lines.map(({ id, name, variantName, toShip, unit }, index) => (
          <div key={id}>
            <input type="hidden" name={`lines[${index}].lineId`} value={id} />
            <FormField
              name={`lines[${index}].qty`}
              label={`${name} ${variantName}`.trim()}
              hint={`Sisa ${formatQuantity(toShip)} ${unit}`}
              type="number"
              min={0}
              max={toShip}
              step="any"
              inputMode="decimal"
              inputClassName="num"
              optional
            />
          </div>
        ))}
        <FormField name="reason" label="Alasannya" hint="Pembeli membacanya." required>
          {({ required: _required, ...control }) => (
            <Textarea {...control} rows={2} maxLength={500} />
          )}
        </FormField>
        {hasOneInvoice && (
          <FormCheckbox name="withFreight" value="true">
            Kembalikan juga bagian ongkos kirimnya
          </FormCheckbox>
        )}
        <SubmitButton variant="outlined" color="danger" name="intent" value={INTENT}>
          Batalkan sisa barang
        </SubmitButton>
      </ReplyForm>
    </details>
  </Card>
)
