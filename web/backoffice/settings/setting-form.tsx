import type { ReactNode } from 'react'
import type { OpenedRecord } from '../shared/conflict/compare.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'

type Props<T extends OpenedRecord['values']> = {
  /** As it is stored. */
  setting: T
  intent: string
  labels?: Readonly<Record<string, string>> | undefined
  describers?: FieldDescribers | undefined
  reply: unknown
  /** What its button says. */
  saveLabel: string
  className: string
  saveClassName?: string | undefined
  /** The fields, with the setting as the form was opened on it. */
  children: (setting: T) => ReactNode
}

const toOpened = <T extends OpenedRecord['values']>(setting: T) => ({ values: setting })

/** A setting of the shop that is edited whole; its button stands last. */
export function SettingForm<T extends OpenedRecord['values']>({
  setting,
  saveLabel,
  saveClassName = 'justify-self-start',
  children,
  ...form
}: Props<T>) {
  return (
    <EditForm record={setting} toOpened={toOpened} {...form}>
      {(opened) => (
        <>
          {children(opened)}
          <SubmitButton variant="outlined" className={saveClassName}>
            {saveLabel}
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
