import { PersonName } from '../person-contract.ts'

/** The name from Google or, where it is not usable, the local part of the address. */
export function chooseName({ name = '', email }: { name?: string | undefined; email: string }) {
  const clean = name.replaceAll(/[\p{C}\s]+/gu, ' ')
  const candidates = [clean, email.slice(0, email.indexOf('@'))]
  return (
    candidates.map((each) => PersonName.safeParse(each).data).find(Boolean) ?? email.slice(0, 100)
  )
}
