import type { ComponentProps } from 'react'
import { FormField } from './form.tsx'

type Own = Partial<ComponentProps<typeof FormField>>

/** An address of mail; `username` for who has an account already, so that a password manager finds it. */
export const EmailField = (own: Own) => (
  <FormField
    name="email"
    label="Email"
    type="email"
    autoComplete="username"
    inputMode="email"
    required
    {...own}
  />
)

/** A phone as people write it. */
export const PhoneField = (own: Own) => (
  <FormField
    name="phone"
    label="Nomor ponsel"
    type="tel"
    autoComplete="tel"
    inputMode="tel"
    hint="Misalnya 0812 9041 7735"
    required
    {...own}
  />
)

/** The password that somebody has. */
export const PasswordField = (own: Own) => (
  <FormField
    name="password"
    label="Kata sandi"
    type="password"
    autoComplete="current-password"
    required
    {...own}
  />
)

/** A password that is chosen, with the length that the rule asks for. */
export const NewPasswordField = (own: Own) => (
  <FormField
    name="password"
    label="Kata sandi baru"
    type="password"
    autoComplete="new-password"
    minLength={8}
    maxLength={128}
    hint="Paling sedikit 8 huruf."
    required
    {...own}
  />
)
