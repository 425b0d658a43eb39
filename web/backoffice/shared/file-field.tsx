import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { useFormField } from '#web/ui/form.tsx'

/** A file input with its error. */
export function FileField({
  label,
  accept,
  maxBytes,
  pack,
}: {
  label: string
  accept: readonly string[]
  maxBytes: number
  pack?: (file: File) => Promise<File> | undefined
}) {
  const { error } = useFormField('file')
  return (
    <Field label={label} error={error}>
      {(control) => (
        <FileDrop
          {...control}
          name="file"
          accept={accept}
          maxBytes={maxBytes}
          pack={pack}
          required
        />
      )}
    </Field>
  )
}
