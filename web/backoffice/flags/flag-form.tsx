import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import {
  audienceNames,
  describePercent,
  flagDescribers,
  MAX_RULES,
  type Flag,
} from './flag-fields.ts'

const labels = { rules: 'Aturan', shares: 'Selain itu' }
const audiences = Object.entries(audienceNames).map(([value, label]) => ({ value, label }))

const toOpened = ({ rules, shares }: Flag) => ({ values: { rules, shares } })

/** The rules of a flag: the first that fits decides, and the last row holds for everybody else. */
export function FlagForm({ flag: stored, reply }: { flag: Flag; reply: unknown }) {
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      describers={flagDescribers}
      labels={labels}
      reply={reply}
      intent={`change ${stored.key}`}
      className="grid gap-4"
    >
      {(flag) => (
        <>
          {Array.from({ length: Math.min(flag.rules.length + 1, MAX_RULES) }, (_, row) => (
            <RuleRow key={row} flag={flag} row={row} />
          ))}
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-2 font-semibold">
              {flag.rules.length > 0 ? 'Selain itu' : 'Semua orang'}{' '}
              <span className="num font-normal text-ink-2">{describePercent(flag.shares)}</span>
            </legend>
            <ShareFields name="shares" flag={flag} shares={flag.shares} />
          </fieldset>
          <SubmitButton variant="outlined" className="justify-self-start">
            Simpan sakelar
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}

/** A rule that is stored, or the empty one that becomes the next. */
function RuleRow({ flag, row }: { flag: Flag; row: number }) {
  const rule = flag.rules[row]
  const name = `rules[${row}]`
  return (
    <fieldset className="grid gap-3 border-b border-line pb-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">
        {rule ? `Aturan ${row + 1}` : 'Aturan baru'}{' '}
        {rule && <span className="num font-normal text-ink-2">{describePercent(rule.shares)}</span>}
      </legend>
      <FormField name={`${name}.audience`} label="Untuk" defaultValue={rule?.audience ?? 'all'}>
        {(control) => <Select {...control} options={audiences} />}
      </FormField>
      <FormField
        name={`${name}.page`}
        label="Halaman"
        hint="Alamat dan semua di bawahnya; kosong untuk semua halaman."
        defaultValue={rule?.page}
        placeholder="/blog"
        maxLength={200}
        optional
      />
      <ShareFields name={`${name}.shares`} flag={flag} shares={rule?.shares} />
      {rule && (
        <p className="text-14 text-ink-2 sm:col-span-2">
          Kosongkan kedua bagian untuk menghapus aturan ini.
        </p>
      )}
    </fieldset>
  )
}

const ShareFields = ({
  name,
  flag,
  shares,
}: {
  name: string
  flag: Flag
  shares: Flag['shares'] | undefined
}) =>
  flag.variants.map((variant, at) => (
    <FormField
      key={variant.name}
      name={`${name}[${at}]`}
      label={`Bagian ${variant.label}`}
      defaultValue={shares?.[at]}
      inputMode="numeric"
      inputClassName="num"
      optional={shares === undefined}
    />
  ))
