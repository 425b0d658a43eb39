import { FieldError } from '#web/ui/field.tsx'
import { FormField, ReplyForm, SubmitButton, useFormField } from '#web/ui/form.tsx'
import { inField } from '../parts/typed.ts'
import { useActing } from '../parts/use-acting.ts'
import type { DeskVariant } from './shapes.ts'

/** The discount ladder of a variant; an emptied row is a step less. */
export function TiersForm({ variant, reply }: { variant: DeskVariant; reply: unknown }) {
  const acting = useActing()
  const steps = [...variant.tiers, ...Array.from({ length: 2 }, () => undefined)].slice(0, 8)
  return (
    <ReplyForm
      key={variant.tiers.map(({ minQty, discount }) => `${minQty}:${discount}`).join(' ')}
      fetcher={acting}
      reply={reply}
      intent={`tiers ${variant.id}`}
      autoComplete="off"
      className="grid content-start gap-3"
    >
      <h4 className="text-14 font-bold">Harga grosir</h4>
      {steps.map((tier, at) => (
        <div key={at} className="grid grid-cols-2 gap-3">
          <FormField
            name={`tiers.${at}.minQty`}
            label={`Mulai (${variant.unit})`}
            inputMode="decimal"
            inputClassName="num"
            defaultValue={inField(tier?.minQty)}
          />
          <FormField
            name={`tiers.${at}.discount`}
            label="Potongan (%)"
            inputMode="decimal"
            inputClassName="num"
            defaultValue={inField(tier?.discount)}
          />
        </div>
      ))}
      <LadderError />
      <SubmitButton busy={acting.state !== 'idle'} className="justify-self-start">
        Simpan harga grosir
      </SubmitButton>
    </ReplyForm>
  )
}

function LadderError() {
  const { error } = useFormField('tiers')
  return error ? <FieldError>{error}</FieldError> : null
}
