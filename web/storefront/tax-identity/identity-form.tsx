import { taxIdKinds, taxIdNames, type TaxIdKind } from '#modules/people/tax-identities/rules.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'

type Identity = { kind: TaxIdKind; idNumber: string; name: string; address: string }

type Props = { identity: Identity | null; revision: number; reply: FormErrors | undefined }

/** What a tax invoice names its buyer by. */
export const IdentityForm = ({ identity, revision, reply }: Props) => (
  <ReplyForm
    reply={reply}
    intent="save"
    className="grid max-w-xl gap-4 sm:grid-cols-[140px_minmax(0,1fr)]"
  >
    <input type="hidden" name="revision" value={revision} />
    <FormField name="kind" label="Jenis nomor" required>
      {(control) => (
        <Select
          {...control}
          defaultValue={control.defaultValue ?? identity?.kind ?? 'npwp'}
          options={taxIdKinds.map((value) => ({ value, label: taxIdNames[value] }))}
        />
      )}
    </FormField>
    <FormField
      name="idNumber"
      label="Nomor"
      hint="16 angka; NPWP lama 15 angka."
      defaultValue={identity?.idNumber}
      inputMode="numeric"
      inputClassName="num"
      autoComplete="off"
      maxLength={40}
      required
    />
    <FormField
      name="name"
      label="Nama seperti di kartu"
      defaultValue={identity?.name}
      className="sm:col-span-2"
      maxLength={120}
      required
    />
    <FormField name="address" label="Alamat seperti di kartu" className="sm:col-span-2" required>
      {(control) => (
        <Textarea
          {...control}
          defaultValue={control.defaultValue ?? identity?.address}
          rows={2}
          maxLength={240}
        />
      )}
    </FormField>
    <div className="sm:col-span-2">
      <SubmitButton className="max-sm:w-full">Simpan data faktur</SubmitButton>
    </div>
  </ReplyForm>
)
