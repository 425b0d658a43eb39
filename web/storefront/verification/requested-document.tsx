import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import { documentKinds, documentKindNames } from '#modules/people/verification/rules.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'

type Props = {
  /** The request of staff, in their words. */
  request: string
  /** The rule for documents. */
  rule: { kinds: readonly string[]; maxBytes: number }
  reply: FormErrors | undefined
}

/** A request of staff during the review, with the form that sends one more document. */
export const RequestedDocumentForm = ({ request, rule, reply }: Props) => (
  <section className="rounded-card border border-line bg-face p-5 md:p-8">
    <h2 className="text-18">Kami perlu tambahan</h2>
    <Alert severity="info" className="my-3">
      {request}
    </Alert>
    <ReplyForm reply={reply} encType="multipart/form-data" className="grid gap-4">
      <FormField name="kind" label="Jenis dokumen" defaultValue="lainnya">
        {(control) => (
          <Select
            {...control}
            options={documentKindNames.map((kind) => ({
              value: kind,
              label: documentKinds[kind].label,
            }))}
          />
        )}
      </FormField>
      <FormField name="file" label="Berkas">
        {({ defaultValue: _none, required: _no, ...control }) => (
          <FileDrop
            {...control}
            accept={rule.kinds}
            maxBytes={rule.maxBytes}
            maxPictureBytes={MAX_PICTURE_BYTES}
            required
          />
        )}
      </FormField>
      <SubmitButton color="main" size="large" wide>
        Kirim tambahan
      </SubmitButton>
    </ReplyForm>
  </section>
)
