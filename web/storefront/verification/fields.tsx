import { businessEntities } from '#modules/people/companies/rules.ts'
import {
  documentKinds,
  documentStatusNames,
  documentKindNames,
} from '#modules/people/verification/rules.ts'
import { documentStatusTones } from '#web/shared/status-badges/verification.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { validateFile } from '#web/ui/file-validation.ts'
import { FormField } from '#web/ui/form.tsx'
import { Select } from '#web/ui/input.tsx'
import { formatPhone } from '#web/ui/phone.ts'
import { RegionFields } from '../addresses/region-fields.tsx'
import type { RegionLists } from '../addresses/regions.ts'
import type { SubmissionResponse } from './steps.ts'

type StepAnswers = SubmissionResponse['answers']

export function CompanyFields({
  answers,
  name,
}: {
  answers: StepAnswers['company']
  name: string | null
}) {
  return (
    <>
      <FormField
        name="name"
        label="Nama perusahaan"
        hint="Sesuai NPWP."
        defaultValue={answers?.name ?? name ?? ''}
        autoComplete="organization"
        required
      />
      <FormField name="entity" label="Bentuk usaha" defaultValue={answers?.entity} required>
        {(control) => (
          <Select
            {...control}
            prompt="Pilih bentuk usaha"
            options={businessEntities.map((entity) => ({ value: entity, label: entity }))}
          />
        )}
      </FormField>
      <FormField
        name="npwp"
        label="NPWP"
        hint="16 angka, atau 15 angka untuk yang lama."
        inputMode="numeric"
        defaultValue={answers?.npwp}
        required
      />
      <FormField
        name="nib"
        label="NIB"
        hint="13 angka."
        inputMode="numeric"
        defaultValue={answers?.nib}
        required
      />
    </>
  )
}

export function ContactPersonFields({
  answers,
  profile,
}: {
  answers: StepAnswers['pic']
  profile: { name: string; phone: string }
}) {
  return (
    <>
      <FormField
        name="name"
        label="Nama penanggung jawab"
        hint="Sesuai KTP."
        defaultValue={answers?.name ?? profile.name}
        autoComplete="name"
        required
      />
      <FormField name="position" label="Jabatan" defaultValue={answers?.position} required />
      <FormField
        name="phone"
        label="Nomor ponsel"
        type="tel"
        inputMode="tel"
        defaultValue={formatPhone(answers?.phone ?? profile.phone)}
        required
      />
    </>
  )
}

export function BusinessAddressFields({
  answers,
  regions,
}: {
  answers: StepAnswers['address']
  regions: RegionLists
}) {
  return (
    <>
      <FormField
        name="street"
        label="Jalan dan nomor"
        defaultValue={answers?.street}
        autoComplete="street-address"
        className="md:col-span-2"
        required
      />
      <RegionFields regions={regions} postalCode={answers?.postalCode} />
    </>
  )
}
/** Each paper with what became of it; another file may always be added before sending. */
export function DocumentFields({
  submission,
  previous,
  rule,
  onSelect,
}: {
  submission: SubmissionResponse | undefined
  /** The attempt before this one: why a paper was refused is known till another one is sent. */
  previous: SubmissionResponse | undefined
  /** What a paper may be now: staff adjust it. */
  rule: { kinds: readonly string[]; maxBytes: number }
  /** A paper was chosen that may be sent. */
  onSelect: () => void
}) {
  return documentKindNames.map((kind) => {
    const { label, required } = documentKinds[kind]
    const selectDocuments = (source: SubmissionResponse | undefined) =>
      source?.documents.filter((document) => document.kind === kind) ?? []
    const current = selectDocuments(submission)
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
            {/* A paper that was kept stands above: its field is empty again, and sends it only once. */}
            <FileDrop
              {...control}
              resetKey={current.map(({ id }) => id).join()}
              accept={rule.kinds}
              maxBytes={rule.maxBytes}
              onChange={(file) => {
                if (file && !validateFile(file, rule.kinds, rule.maxBytes)) onSelect()
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
