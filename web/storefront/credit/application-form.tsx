import type { FormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { DOCUMENT_FIELDS } from './document-fields.ts'

/** Bytes: the limit of an attachment (modules/foundation/files/rules.ts). */
const MAX_FILE_BYTES = 1_048_576

type Props = { hasLimit: boolean; formKey: string; reply: FormErrors | undefined }

/** Applies for a limit, or a higher one: the amount, what it is for, and papers that show it. */
export function ApplicationForm({ hasLimit, formKey, reply }: Props) {
  return (
    <Card title={hasLimit ? 'Ajukan limit lain' : 'Ajukan limit kredit'}>
      <ReplyForm
        reply={reply}
        intent="apply"
        encType="multipart/form-data"
        draft={{ work: 'limit-kredit' }}
        className="grid gap-4"
      >
        <IdempotencyKey initial={formKey} />
        <div className="grid max-w-2xl gap-4">
          <FormField
            name="amount"
            label="Limit yang diajukan"
            hint="Perkiraan belanja Anda selama satu tempo, misalnya 100.000.000."
            inputMode="numeric"
            inputClassName="num font-bold"
            required
          />
          <FormField name="note" label="Untuk apa" optional>
            {(control) => <Textarea {...control} rows={3} maxLength={500} />}
          </FormField>
        </div>
        <div className="grid gap-4 md:grid-cols-3">
          {DOCUMENT_FIELDS.map((name, index) => (
            <FormField key={name} name={name} label={`Dokumen ${index + 1}`} optional>
              {({ defaultValue: _none, required: _no, ...control }) => (
                <FileDrop
                  {...control}
                  accept={['pdf', 'png', 'jpg', 'jpeg', 'xls', 'xlsx']}
                  maxBytes={MAX_FILE_BYTES}
                />
              )}
            </FormField>
          ))}
        </div>
        <p className="text-14 text-ink-2">
          Rekening koran tiga bulan terakhir atau laporan keuangan mempercepat keputusan kami.
        </p>
        <div>
          <SubmitButton color="main" className="max-sm:w-full">
            Ajukan limit
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
