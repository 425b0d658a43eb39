import { entities } from '#modules/companies/rules.ts'
import { documentKinds, documentLook, documentNames } from '#modules/verification/rules.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
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
  rule,
}: {
  submission: SubmissionAnswer | undefined
  /** What a paper may be now: staff adjust it. */
  rule: { kinds: readonly string[]; maxBytes: number }
}) {
  return documentNames.map((kind) => {
    const { label, required } = documentKinds[kind]
    const sent = submission?.documents.filter((document) => document.kind === kind) ?? []
    return (
      <section key={kind} className="min-w-0 md:col-span-2">
        {sent.map(({ id, file, status, reason }) => (
          <p key={id} className="mb-1 flex flex-wrap items-center gap-2 text-14">
            <Badge tone={documentLook[status].tone}>{documentLook[status].name}</Badge>
            <span className="min-w-0 truncate">{file.name}</span>
            {reason && <span className="text-danger-text">{reason}</span>}
            {status === 'waiting' && submission?.status === 'draft' && (
              <Checkbox name="remove" value={id}>
                Hapus
              </Checkbox>
            )}
          </p>
        ))}
        <FormField name={`file-${kind}`} label={label} optional={!required}>
          {({ defaultValue: _none, required: _no, ...control }) => (
            // A paper that was kept stands above: its field is empty again, and sends it only once.
            <FileDrop key={sent.length} {...control} accept={rule.kinds} maxBytes={rule.maxBytes} />
          )}
        </FormField>
      </section>
    )
  })
}
