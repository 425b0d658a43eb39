import { ALL_FILE_KINDS } from '#modules/foundation/files/rules.ts'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { GroupError } from '../shared/forms/group-error.tsx'
import { formatMegabytes, uploadDescribers } from './upload-size.ts'

type Rule = { upload: string; label: string; kinds: readonly string[]; maxBytes: number }

const LABELS = { kinds: 'Jenis', maxBytes: 'Paling besar (MB)' }

const toOpened = ({ kinds, maxBytes }: Rule) => ({ values: { kinds, maxBytes } })

/** The file types and the maximum size of one kind of upload. */
export function UploadForm({ rule: stored, reply }: { rule: Rule; reply: unknown }) {
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      describers={uploadDescribers}
      labels={LABELS}
      reply={reply}
      intent={`upload ${stored.upload}`}
      className="grid gap-3"
    >
      {(rule) => (
        <>
          <h3 className="text-16">{rule.label}</h3>
          <FieldGroup legend="Jenis">
            <div className="flex flex-wrap gap-x-5">
              {ALL_FILE_KINDS.map((kind) => (
                <FormCheckbox
                  key={kind}
                  name="kinds"
                  value={kind}
                  defaultChecked={rule.kinds.includes(kind)}
                >
                  {kind}
                </FormCheckbox>
              ))}
            </div>
            <GroupError name="kinds" />
          </FieldGroup>
          <FormField
            name="maxBytes"
            label="Paling besar (MB)"
            inputMode="decimal"
            inputClassName="num"
            defaultValue={formatMegabytes(rule.maxBytes)}
            className="max-w-40"
          />
          <SubmitButton variant="outlined" className="justify-self-start">
            Simpan aturan
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
