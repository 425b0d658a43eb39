import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { toFieldValue } from '../shared/forms/form-values.ts'
import { GroupError } from '../shared/forms/group-error.tsx'
import { tierDescribers } from './variant-body.ts'
import type { VariantDetails } from './types.ts'

const toOpened = ({ tiers }: VariantDetails) => ({ values: { tiers } })

/** The tier ladder of a variant. Emptying a row removes the tier. */
export function TiersForm({ variant: stored, reply }: { variant: VariantDetails; reply: unknown }) {
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      describers={tierDescribers}
      reply={reply}
      intent={`tiers ${stored.id}`}
      autoComplete="off"
      className="grid content-start gap-3"
    >
      {(variant) => (
        <>
          <h4 className="text-14 font-bold">Harga grosir</h4>
          {[...variant.tiers, undefined, undefined].slice(0, 8).map((tier, index) => (
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
          <SubmitButton className="justify-self-start">Simpan harga grosir</SubmitButton>
        </>
      )}
    </EditForm>
  )
}
