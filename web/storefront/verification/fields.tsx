import { businessEntities } from '#modules/people/companies/rules.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { formatPhone } from '#platform/phone.ts'
import { RegionFields } from '../addresses/region-fields.tsx'
import type { RegionLists } from '../addresses/regions.ts'
import type { SubmissionResponse } from './steps.ts'

type StepAnswers = SubmissionResponse['answers']

type CompanyFieldsProps = {
  answers: Partial<Record<'name' | 'entity' | 'npwp' | 'nib', string | undefined>> | undefined
  name: string | null
  /** Before each name: `company.`. */
  prefix?: string
}

export function CompanyFields({ answers, name, prefix = '' }: CompanyFieldsProps) {
  return (
    <>
      <FormField
        name={`${prefix}name`}
        label="Nama perusahaan"
        hint="Sesuai NPWP."
        defaultValue={answers?.name ?? name ?? ''}
        autoComplete="organization"
        required
      />
      <FormField
        name={`${prefix}entity`}
        label="Bentuk usaha"
        defaultValue={answers?.entity}
        required
      >
        {(control) => (
          <Select
            {...control}
            prompt="Pilih bentuk usaha"
            options={businessEntities.map((entity) => ({ value: entity, label: entity }))}
          />
        )}
      </FormField>
      <FormField
        name={`${prefix}npwp`}
        label="NPWP"
        hint="16 angka, atau 15 angka untuk yang lama."
        inputMode="numeric"
        defaultValue={answers?.npwp}
        required
      />
      <FormField
        name={`${prefix}nib`}
        label="NIB"
        hint="13 angka."
        inputMode="numeric"
        defaultValue={answers?.nib}
        required
      />
    </>
  )
}

type ContactPersonFieldsProps = {
  answers: StepAnswers['pic']
  profile: { name: string; phone: string }
  /** Before each name: `person.`. */
  prefix?: string
}

export function ContactPersonFields({ answers, profile, prefix = '' }: ContactPersonFieldsProps) {
  return (
    <>
      <FormField
        name={`${prefix}name`}
        label="Nama penanggung jawab"
        hint="Sesuai KTP."
        defaultValue={answers?.name ?? profile.name}
        autoComplete="name"
        required
      />
      <FormField
        name={`${prefix}position`}
        label="Jabatan"
        defaultValue={answers?.position}
        required
      />
      <FormField
        name={`${prefix}phone`}
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
