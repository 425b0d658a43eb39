import { formatShort } from '#platform/format.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import type { VariantListRow } from './list-rows.ts'

/** The retail and business prices of a variant. A new price is valid from today. */
export function PriceForm({ variant, reply }: { variant: VariantListRow; reply: unknown }) {
  const fetcher = useActionFetcher()
  const retail = variant.retail ? formatShort(variant.retail) : ''
  const business = variant.business ? formatShort(variant.business) : ''
  return (
    <ReplyForm
      key={`${retail} ${business}`}
      fetcher={fetcher}
      reply={reply}
      intent={`price ${variant.id}`}
      noValidate
      autoComplete="off"
      className="grid content-start gap-3"
    >
      <h4 className="text-14 font-bold">Harga per {variant.unit}, termasuk PPN</h4>
      <input type="hidden" name="retailWas" value={retail} />
      <input type="hidden" name="businessWas" value={business} />
      <FormField
        name="retail"
        label="Eceran (Rp)"
        inputMode="numeric"
        inputClassName="num"
        defaultValue={retail}
        required
      />
      <FormField
        name="business"
        label="Bisnis (Rp)"
        optional={business === ''}
        inputMode="numeric"
        inputClassName="num"
        defaultValue={business}
      />
      <SubmitButton busy={fetcher.state !== 'idle'} className="justify-self-start">
        Simpan harga
      </SubmitButton>
    </ReplyForm>
  )
}
