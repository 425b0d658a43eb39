import { z } from 'zod'

/** The Indonesian message that a form shows beside the field of an issue. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '')
        return 'Wajib diisi.'
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Tulis dengan angka.'
        : 'Isinya tidak dapat dibaca.'
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'Wajib diisi.' : `Paling sedikit ${issue.minimum} karakter.`
      if (issue.origin === 'array') return `Paling sedikit ${issue.minimum}.`
      return issue.inclusive
        ? `Paling sedikit ${issue.minimum}.`
        : `Harus lebih dari ${issue.minimum}.`
    case 'too_big':
      if (issue.origin === 'string') return `Paling banyak ${issue.maximum} karakter.`
      return `Paling banyak ${issue.maximum}.`
    case 'invalid_format':
      return FORMAT_MESSAGES[issue.format] ?? 'Penulisannya belum benar.'
    case 'invalid_value':
      return issue.input === undefined || issue.input === ''
        ? 'Wajib dipilih.'
        : 'Pilih salah satu yang ada.'
    case 'not_multiple_of':
      return `Harus kelipatan ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'Ada isian yang tidak dikenal.'
    default:
      return 'Isinya belum benar.'
  }
}

const FORMAT_MESSAGES: Record<string, string> = {
  email: 'Tulis alamat email lengkap, misalnya nama@contoh.id.',
  uuid: 'Pilih salah satu yang ada.',
  url: 'Tulis alamat web lengkap.',
}

// Applies to every schema of this process.
z.config({ customError: describeIssue })

/** The first message of each property path: `{ 'items.0.qty': 'Wajib diisi.' }`. */
export function groupErrorsByPath(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}
