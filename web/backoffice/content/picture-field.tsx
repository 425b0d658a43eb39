import { Field } from '#web/ui/forms/field.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { useFormField } from '#web/ui/forms/form.tsx'
import { CATALOGUE_IMAGE_RULE } from '../shared/forms/image-form.tsx'

type Props = {
  /** The field of the call that takes the picture's path. */
  name: string
  label: string
  optional?: boolean
  hint?: string
}

/** A picture of what staff write, sent with its form (`withChosenImage`). */
export function PictureField({ name, label, optional = false, hint }: Props) {
  const file = useFormField('file')
  const path = useFormField(name)
  return (
    <Field label={label} optional={optional} error={file.error ?? path.error} hint={hint}>
      {(control) => <FileDrop {...control} name={name} {...CATALOGUE_IMAGE_RULE} />}
    </Field>
  )
}
