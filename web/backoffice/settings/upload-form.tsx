import { ALL_FILE_KINDS } from '#modules/foundation/files/rules.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { toFieldValue } from '../shared/form-values.ts'
import { GroupError } from '../shared/group-error.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'

type Rule = { upload: string; label: string; kinds: readonly string[]; maxBytes: number }

/** The file types and the maximum size of one kind of upload. */
export function UploadForm({ rule, reply }: { rule: Rule; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      key={`${rule.maxBytes} ${rule.kinds.join(' ')}`}
      fetcher={fetcher}
      reply={reply}
      intent={`upload ${rule.upload}`}
      className="grid gap-3"
    >
      <h3 className="text-16">{rule.label}</h3>
      <FieldGroup legend="Jenis">
        <div className="flex flex-wrap gap-x-5">
          {ALL_FILE_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              name="kinds"
              value={kind}
              defaultChecked={rule.kinds.includes(kind)}
            >
              {kind}
            </Checkbox>
          ))}
        </div>
        <GroupError name="kinds" />
      </FieldGroup>
      <FormField
        name="maxBytes"
        label="Paling besar (MB)"
        inputMode="decimal"
        inputClassName="num"
        defaultValue={toFieldValue(Math.round((rule.maxBytes / 1_048_576) * 100) / 100)}
        className="max-w-40"
      />
      <SubmitButton
        busy={fetcher.state !== 'idle'}
        variant="outlined"
        className="justify-self-start"
      >
        Simpan aturan
      </SubmitButton>
    </ReplyForm>
  )
}
