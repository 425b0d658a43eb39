import type { ComponentProps } from 'react'
import { Field } from '../forms/field.tsx'
import { FileDrop } from './file-drop.tsx'
import { useFormField } from '../forms/form.tsx'

type Props = { label: string } & Pick<
  ComponentProps<typeof FileDrop>,
  'accept' | 'maxBytes' | 'maxPictureBytes' | 'pack'
>

/** The one file of a form, `file`, with its error. */
export function FileField({ label, ...drop }: Props) {
  const { error } = useFormField('file')
  return (
    <Field label={label} error={error}>
      {(control) => <FileDrop {...control} {...drop} name="file" required />}
    </Field>
  )
}
