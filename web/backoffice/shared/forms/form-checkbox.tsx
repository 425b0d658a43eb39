import type { ComponentProps } from 'react'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { useFormField } from '#web/ui/forms/form.tsx'

type Props = Omit<ComponentProps<typeof Checkbox>, 'name' | 'value'> & {
  name: string
  value: string
}

/** A checkbox that keeps its state when the form comes back refused, also before scripts run. */
export function FormCheckbox({ name, value, defaultChecked = false, ...checkbox }: Props) {
  const { all = [] } = useFormField(name)
  // A box that is not checked is not posted; the intent always is.
  const isReply = useFormField('intent').typed !== undefined
  return (
    <Checkbox
      {...checkbox}
      name={name}
      value={value}
      defaultChecked={isReply ? all.includes(value) : defaultChecked}
    />
  )
}
