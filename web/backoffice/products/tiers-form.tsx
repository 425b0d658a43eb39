import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { toFieldValue } from '../shared/form-values.ts'
import { GroupError } from '../shared/group-error.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import type { VariantDetails } from './types.ts'

/** The tier ladder of a variant. Emptying a row removes the tier. */
export function TiersForm({ variant, reply }: { variant: VariantDetails; reply: unknown }) {
  const fetcher = useActionFetcher()
  const steps = [...variant.tiers, ...Array.from({ length: 2 }, () => undefined)].slice(0, 8)
  return (
    <ReplyForm
      key={variant.tiers.map(({ minQty, discount }) => `${minQty}:${discount}`).join(' ')}
      fetcher={fetcher}
      reply={reply}
      intent={`tiers ${variant.id}`}
      autoComplete="off"
      className="grid content-start gap-3"
    >
      <h4 className="text-14 font-bold">Harga grosir</h4>
      {steps.map((tier, index) => (
        <div key={index} className="grid grid-cols-2 gap-3">
          <FormField
            name={`tiers.${index}.minQty`}
            label={`Mulai (${variant.unit})`}
            inputMode="decimal"
            inputClassName="num"
            defaultValue={toFieldValue(tier?.minQty)}
          />
          <FormField
            name={`tiers.${index}.discount`}
            label="Potongan (%)"
            inputMode="decimal"
            inputClassName="num"
            defaultValue={toFieldValue(tier?.discount)}
          />
        </div>
      ))}
      <GroupError name="tiers" />
      <SubmitButton busy={fetcher.state !== 'idle'} className="justify-self-start">
        Simpan harga grosir
      </SubmitButton>
    </ReplyForm>
  )
}
