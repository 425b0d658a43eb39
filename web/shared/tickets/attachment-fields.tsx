import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import {
  ATTACHMENT_FIELDS,
  type AttachmentField,
} from '#modules/content/tickets/rules/attachments.ts'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField, useFormField } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'

/** Bytes: the limit of an attachment (modules/foundation/files/rules.ts). */
const MAX_FILE_BYTES = 1_048_576
const KINDS = ['pdf', 'png', 'jpg', 'jpeg', 'webp', 'xls', 'xlsx', 'doc', 'docx']
const [FIRST, SECOND, THIRD] = ATTACHMENT_FIELDS

/** Up to three files of a message; most have one at most, so the others wait below. */
export function AttachmentFields() {
  const hasError = [useFormField(SECOND).error, useFormField(THIRD).error].some(Boolean)
  return (
    <div>
      <Attachment name={FIRST} label="Lampiran" />
      <details open={hasError} className="group">
        <summary className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-link">
          Lampirkan berkas lain
          <Icon name="chevron-down" className="transition-[rotate] group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 md:grid-cols-2">
          <Attachment name={SECOND} label="Lampiran kedua" />
          <Attachment name={THIRD} label="Lampiran ketiga" />
        </div>
      </details>
    </div>
  )
}

const Attachment = ({ name, label }: { name: AttachmentField; label: string }) => (
  <FormField name={name} label={label} optional>
    {({ defaultValue: _none, required: _no, ...control }) => (
      <FileDrop
        {...control}
        accept={KINDS}
        maxBytes={MAX_FILE_BYTES}
        maxPictureBytes={MAX_PICTURE_BYTES}
      />
    )}
  </FormField>
)
