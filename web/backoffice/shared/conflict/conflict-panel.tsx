import { formatDateTime } from '#platform/format.ts'
import { Radio } from '#web/ui/forms/choice.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { SubmitButton, useFormField } from '#web/ui/forms/form.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { fieldNames } from '../../audit/field-names.ts'
import { useStaff } from '../staff.ts'
import { listConflictingFields, type ConflictingField } from './compare.ts'
import type { FieldDescribers } from './describe-value.ts'
import {
  TYPED_FIELD,
  OPENED_FIELD,
  readTypedValues,
  readOpened,
  readStored,
  STORED_FIELD,
  toChoiceField,
} from './read-conflict.ts'

/** The colleague's version that the reply to this form shows, if there is one. */
export function useConflict() {
  const { typed } = useFormField(STORED_FIELD)
  return typed === undefined ? undefined : readStored(typed)
}

type Props = {
  describers?: FieldDescribers | undefined
  /** Labels of fields that are called otherwise than in the audit log. */
  labels?: Readonly<Record<string, string>> | undefined
}

/** Every field that a colleague changed meanwhile, in both versions, and the choice between them. */
export function ConflictPanel({ describers, labels }: Props) {
  const stored = useConflict()
  const opened = readOpened(useFormField(OPENED_FIELD).typed)
  const mine = readTypedValues(useFormField(TYPED_FIELD).typed)
  if (!stored) return null
  const fields = listConflictingFields({ opened, stored, mine }, describers)
  return (
    <div className="grid gap-4">
      <input type="hidden" name={STORED_FIELD} value={JSON.stringify(stored)} />
      <input type="hidden" name={TYPED_FIELD} value={JSON.stringify(mine)} />
      {fields.map((each) => (
        <FieldChoice
          key={each.field}
          conflicting={each}
          label={labels?.[each.field] ?? fieldNames[each.field] ?? each.field}
        />
      ))}
      <SubmitButton className="justify-self-start">Simpan pilihan</SubmitButton>
    </div>
  )
}

function FieldChoice({ conflicting, label }: { conflicting: ConflictingField; label: string }) {
  const { field, opened, theirs, mine, isChangedByEditor, saved } = conflicting
  const name = toChoiceField(field)
  const { error, typed } = useFormField(name)
  const chosen = typed ?? (isChangedByEditor ? undefined : 'theirs')
  const { name: ownName } = useStaff()
  const colleague = saved?.by === ownName ? 'Anda sendiri, di tempat lain' : saved?.by
  return (
    <fieldset
      className="min-w-0 rounded-control border border-line bg-face p-3 text-14"
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend className="px-1 font-bold">{label}</legend>
      <p className="mb-2 text-ink-2">
        Saat Anda buka: <Words text={opened} />
      </p>
      <div className="grid gap-x-4 gap-y-1 md:grid-cols-2">
        <Radio name={name} value="mine" defaultChecked={chosen === 'mine'}>
          <b className="block">Pakai isian saya</b>
          <Words text={mine} />
          {!isChangedByEditor && <span className="block text-12 text-ink-2">tidak Anda ubah</span>}
        </Radio>
        <Radio name={name} value="theirs" defaultChecked={chosen === 'theirs'}>
          <b className="block">Pakai punya rekan</b>
          <Words text={theirs} />
          <span className="block text-12 text-ink-2">
            {saved ? (
              <>
                {colleague}, <span className="num">{formatDateTime(saved.at)}</span>
              </>
            ) : (
              'perubahan tanpa catatan audit'
            )}
          </span>
        </Radio>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

const Words = ({ text }: { text: string }) =>
  text === '' ? (
    <i className="text-ink-2">kosong</i>
  ) : text.startsWith('pictures/') ? (
    <ResponsiveImage
      source={text}
      alt=""
      width={96}
      className="size-24 rounded-small border border-line bg-face object-contain"
    />
  ) : (
    <span className="wrap-anywhere whitespace-pre-line">{text}</span>
  )
