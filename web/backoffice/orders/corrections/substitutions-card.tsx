import { substitutionStatusNames } from '#modules/checkout/substitutions/rules/substitution-status.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import {
  SubstitutionGoods,
  type SubstitutionResponse,
} from '#web/shared/order/substitution-goods.tsx'
import { substitutionStatusTones } from '#web/shared/status-badges/substitutions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import type { StaffOrderDetails } from '../types.ts'

type Lines = StaffOrderDetails['lines']
type Props = {
  substitutions: readonly SubstitutionResponse[]
  /** Lines with goods that are not in any delivery yet. */
  lines: Lines
  canPropose: boolean
  reply: FormErrors | undefined
}

/** Other goods for what cannot be delivered: what was proposed, and the form for another one. */
export const SubstitutionsCard = ({ substitutions, lines, canPropose, reply }: Props) =>
  (canPropose || substitutions.length > 0) && (
    <Card title="Barang pengganti">
      <div className="grid gap-4">
        {substitutions.length > 0 && (
          <ul className="grid gap-4">
            {substitutions.map((each) => (
              <li
                key={each.id}
                className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0"
              >
                <p className="flex flex-wrap items-center gap-2 text-14">
                  <Badge tone={substitutionStatusTones[each.status]}>
                    {substitutionStatusNames[each.status]}
                  </Badge>
                  {each.canDecide && (
                    <span className="text-ink-2">sampai {formatDateTime(each.expiresAt)}</span>
                  )}
                </p>
                <SubstitutionGoods each={each} />
                {canPropose && each.canDecide && (
                  <ReplyForm reply={reply} intent={`withdraw-substitution ${each.id}`}>
                    <SubmitButton
                      variant="outlined"
                      size="small"
                      name="intent"
                      value={`withdraw-substitution ${each.id}`}
                    >
                      Tarik usulan
                    </SubmitButton>
                  </ReplyForm>
                )}
              </li>
            ))}
          </ul>
        )}
        {canPropose && lines.length > 0 && <ProposalForm lines={lines} reply={reply} />}
      </div>
    </Card>
  )

/** Proposes other goods; nothing changes before the buyer agrees. */
function ProposalForm({ lines, reply }: Pick<Props, 'lines' | 'reply'>) {
  return (
    <details open={reply?.values['intent']?.[0] === 'propose-substitution'}>
      <summary className="btn w-full" data-variant="outlined">
        Usulkan barang pengganti
      </summary>
      <ReplyForm
        reply={reply}
        intent="propose-substitution"
        noValidate
        autoComplete="off"
        className="mt-3 grid gap-3"
      >
        <FormField name="lineId" label="Barang yang diganti">
          {({ required: _required, ...control }) => (
            <Select
              {...control}
              options={lines.map((line) => ({
                value: line.id,
                label: `${line.name} (sisa ${formatQuantity(line.toShip)} ${line.unit})`,
              }))}
            />
          )}
        </FormField>
        <FormField
          name="replacedQty"
          label="Jumlah yang diganti"
          inputMode="decimal"
          inputClassName="num"
          required
        />
        <FormField
          name="sku"
          label="SKU penggantinya"
          maxLength={60}
          inputClassName="num"
          required
        />
        <FormField
          name="qty"
          label="Jumlah penggantinya"
          inputMode="decimal"
          inputClassName="num"
          required
        />
        <FormField
          name="unitPrice"
          label="Harga satuan termasuk PPN"
          hint="Seluruhnya tidak boleh lebih mahal daripada barang yang diganti."
          inputMode="decimal"
          inputClassName="num"
          required
        />
        <FormField name="note" label="Mengapa diganti" optional hint="Pembeli membacanya di email.">
          {({ required: _required, ...control }) => (
            <Textarea {...control} rows={2} maxLength={500} />
          )}
        </FormField>
        <SubmitButton variant="outlined" name="intent" value="propose-substitution">
          Kirim usulan ke pembeli
        </SubmitButton>
      </ReplyForm>
    </details>
  )
}
