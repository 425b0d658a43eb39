import type { ComponentProps, ReactNode } from 'react'
import { FormField } from '../ui/forms/form.tsx'
import { PasswordInput } from '../ui/forms/password-input.tsx'

type FieldOverrides = Partial<ComponentProps<typeof FormField>>

/** An e-mail address; `username` on sign-in forms, so that password managers recognise it. */
export const EmailField = (overrides: FieldOverrides) => (
  <FormField
    name="email"
    label="Email"
    type="email"
    autoComplete="username"
    inputMode="email"
    required
    {...overrides}
  />
)

export const PhoneField = (overrides: FieldOverrides) => (
  <FormField
    name="phone"
    label="Nomor ponsel"
    type="tel"
    autoComplete="tel"
    inputMode="tel"
    hint="Misalnya 0812 9041 7735"
    required
    {...overrides}
  />
)

/** The current password. */
export const PasswordField = (overrides: FieldOverrides) => (
  <SecretField label="Kata sandi" autoComplete="current-password" {...overrides} />
)

/** A password that can be shown while it is typed. */
function SecretField({
  minLength,
  maxLength,
  autoComplete,
  label,
  ...field
}: FieldOverrides & { label?: ReactNode }) {
  return (
    <FormField name="password" label={label ?? 'Kata sandi'} required {...field}>
      {(control) => (
        <PasswordInput
          {...control}
          defaultValue={undefined}
          {...{ minLength, maxLength, autoComplete }}
        />
      )}
    </FormField>
  )
}

/** A new password, with the length that the rule requires. */
export const NewPasswordField = (overrides: FieldOverrides) => (
  <SecretField
    label="Kata sandi baru"
    autoComplete="new-password"
    minLength={8}
    maxLength={128}
    hint="Paling sedikit 8 karakter."
    {...overrides}
  />
)
