import { entities } from '#modules/companies/rules.ts'
import { documentKinds, documentLook, documentNames } from '#modules/verification/rules.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { fileProblem } from '#web/ui/file-problem.ts'
import { FormField } from '#web/ui/form.tsx'
import { Select } from '#web/ui/input.tsx'
import { readablePhone } from '#web/ui/phone.ts'
import { RegionFields } from '../../profile/addresses/region-fields.tsx'
import type { Regions } from '../../profile/addresses/regions.ts'
import type { SubmissionAnswer } from './steps.ts'

type Answers = SubmissionAnswer['answers']

export function CompanyFields({
  answers,
  name,
}: {
  answers: Answers['company']
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
            options={entities.map((entity) => ({ value: entity, label: entity }))}
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

export function PersonFields({
  answers,
  profile,
}: {
  answers: Answers['pic']
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
        defaultValue={readablePhone(answers?.phone ?? profile.phone)}
        required
      />
    </>
  )
}

export function SeatFields({
  answers,
  regions,
}: {
  answers: Answers['address']
  regions: Regions
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
  before,
  rule,
  onChosen,
}: {
  submission: SubmissionAnswer | undefined
  /** The attempt before this one: why a paper was refused is known till another one is sent. */
  before: SubmissionAnswer | undefined
  /** What a paper may be now: staff adjust it. */
  rule: { kinds: readonly string[]; maxBytes: number }
  /** A paper was chosen that may be sent. */
  onChosen: () => void
}) {
  return documentNames.map((kind) => {
    const { label, required } = documentKinds[kind]
    const papersOf = (attempt: SubmissionAnswer | undefined) =>
      attempt?.documents.filter((document) => document.kind === kind) ?? []
    const own = papersOf(submission)
    const sent =
      own.length > 0 ? own : papersOf(before).filter(({ status }) => status === 'refused')
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
            {sent.map((paper) => (
              <SentPaper key={paper.id} paper={paper} removable={submission?.status === 'draft'} />
            ))}
            {/* A paper that was kept stands above: its field is empty again, and sends it only once. */}
            <FileDrop
              {...control}
              kept={own.map(({ id }) => id).join()}
              accept={rule.kinds}
              maxBytes={rule.maxBytes}
              onChange={(file) => {
                if (file && !fileProblem(file, rule.kinds, rule.maxBytes)) onChosen()
              }}
            />
          </>
        )}
      </FormField>
    )
  })
}

function SentPaper({
  paper: { id, file, status, reason },
  removable,
}: {
  paper: SubmissionAnswer['documents'][number]
  removable: boolean
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-14">
      <Badge tone={documentLook[status].tone}>{documentLook[status].name}</Badge>
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
