import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import {
  documentKinds,
  documentStatusNames,
  documentKindNames,
  listDocumentFileKinds,
} from '#modules/people/verification/rules.ts'
import { documentStatusTones } from '#web/shared/status-badges/verification.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { validateFile } from '#web/ui/files/file-validation.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import type { SubmissionResponse } from './steps.ts'

/** Each document with its status; another file may be added at any time before submission. */
export function DocumentFields({
  submission,
  previous,
  rule,
  onSelect,
}: {
  submission: SubmissionResponse | undefined
  /** The previous submission: the reason for a refused document shows until another one is sent. */
  previous: SubmissionResponse | undefined
  /** The rule for documents, which staff can change. */
  rule: { kinds: readonly string[]; maxBytes: number }
  /** Called when a valid document was chosen. */
  onSelect: () => void
}) {
  return documentKindNames.map((kind) => {
    const { label, required } = documentKinds[kind]
    const selectDocuments = (source: SubmissionResponse | undefined) =>
      source?.documents.filter((document) => document.kind === kind) ?? []
    const current = selectDocuments(submission)
    const fileKinds = listDocumentFileKinds(kind, rule.kinds)
    const shown =
      current.length > 0
        ? current
        : selectDocuments(previous).filter(({ status }) => status === 'refused')
    return (
      <FormField
        key={kind}
        name={`file-${kind}`}
        label={label}
        optional={!required}
        className="md:col-span-2"
      >
        {({ defaultValue: _none, required: _no, ...control }) => (
          <>
            {shown.map((item) => (
              <SubmittedDocumentRow
                key={item.id}
                item={item}
                removable={submission?.status === 'draft'}
              />
            ))}
            {/* A stored document is listed above: its field is empty again, so that it is sent only once. */}
            <FileDrop
              {...control}
              resetKey={current.map(({ id }) => id).join()}
              accept={fileKinds}
              maxBytes={rule.maxBytes}
              maxPictureBytes={MAX_PICTURE_BYTES}
              onChange={(file) => {
                if (file && !validateFile(file, fileKinds, rule.maxBytes, MAX_PICTURE_BYTES))
                  onSelect()
              }}
            />
          </>
        )}
      </FormField>
    )
  })
}

function SubmittedDocumentRow({
  item: { id, file, status, reason },
  removable,
}: {
  item: SubmissionResponse['documents'][number]
  removable: boolean
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-14">
      <Badge tone={documentStatusTones[status]}>{documentStatusNames[status]}</Badge>
      <span className="min-w-0 truncate">{file.name}</span>
      {reason && <span className="text-danger-text">{reason}</span>}
      {status === 'waiting' && removable && (
        <Checkbox name="remove" value={id}>
          Hapus
        </Checkbox>
      )}
    </div>
  )
}
