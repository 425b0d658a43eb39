import type { ComponentProps } from 'react'
import { FormField } from '../ui/form.tsx'

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
  <FormField
    name="password"
    label="Kata sandi"
    type="password"
    autoComplete="current-password"
    required
    {...overrides}
  />
)

/** A new password, with the length that the rule requires. */
export const NewPasswordField = (overrides: FieldOverrides) => (
  <FormField
    name="password"
    label="Kata sandi baru"
    type="password"
    autoComplete="new-password"
    minLength={8}
    maxLength={128}
    hint="Paling sedikit 8 huruf."
    required
    {...overrides}
  />
)
