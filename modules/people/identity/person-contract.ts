import { z } from 'zod'
import { explainCommonPassword } from './rules/password-strength.ts'

/** An e-mail address, trimmed and in lower case, so that each address has one form. */
export const EmailAddress = z.string().trim().min(1).toLowerCase().pipe(z.email().max(254))
/** 8 to 128 characters and not a common password. The service also rejects the owner's e-mail address. */
export const NewPassword = z
  .string()
  .min(8, 'Kata sandi paling sedikit 8 karakter.')
  .max(128, 'Kata sandi paling banyak 128 karakter.')
  .superRefine((password, { addIssue }) => {
    const message = password.length < 8 ? undefined : explainCommonPassword(password)
    if (message) addIssue({ code: 'custom', message })
  })
/** An Indonesian mobile number in any notation, with prefix 0, 62, +62 or none; the output is `+62…`. */
export const Phone = z
  .string()
  .trim()
  .min(1)
  .transform((text) => text.replace(/[\s().\-‐-―/]/g, '').replace(/^(?:\+?62)?0?(?=8)/, '+62'))
  .pipe(z.string().regex(/^\+628\d{7,11}$/, 'Tulis nomor ponsel, misalnya 0812 9041 7735.'))
/**
 * A person's name: any letters, single spaces, and no invisible characters, which could make one name
 * look like another or reverse a line.
 */
export const PersonName = z
  .string()
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(2, 'Tulis nama lengkap.')
      .max(100)
      .regex(/^\P{C}*$/u, 'Nama memuat tanda yang tidak terlihat. Ketik ulang.')
      .regex(/\p{L}/u, 'Tulis nama lengkap.'),
  )
