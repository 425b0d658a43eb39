import { commonWords, commonPasswords } from './common-passwords.ts'

/** Runs of neighbouring keys, letters or digits. */
const keyboardWalks = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'asdfghjkl;zxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfvbgt56yhnmju78ik,',
]
const reverseText = (text: string) => [...text].reverse().join('')
const walkPatterns = [...keyboardWalks, ...keyboardWalks.map(reverseText)]

/** Why a password is too easy to guess, as a message; undefined where it is acceptable. */
export function findPasswordProblem(password: string, email: string): string | undefined {
  const plain = normalizePassword(password)
  const name = email.toLowerCase()
  if (plain === name || plain === name.split('@')[0])
    return 'Jangan memakai alamat email sebagai kata sandi.'
  return isCommonPassword(password) ? TOO_COMMON_MESSAGE : undefined
}

export const TOO_COMMON_MESSAGE = 'Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain.'

/** Look-alike letters, case and spaces do not make a password harder to guess. */
const normalizePassword = (password: string) =>
  password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

/** Whether a password is among those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  const plain = normalizePassword(password)
  if (commonPasswords.has(plain) || /^(.{1,4})\1+$/.test(plain)) return true
  if (walkPatterns.some((path) => path.includes(plain))) return true
  // `Sayang123!` counts as `sayang`, `12345678qwerty` as two walks.
  const core = plain.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')
  return (
    commonWords.has(core) ||
    commonWords.has(plain) ||
    (core === '' ? isDigitWalk(plain) : isTwoWalks(plain))
  )
}

const isWalk = (part: string) => part === '' || walkPatterns.some((path) => path.includes(part))

/** `12345678901`, `1234.5678`, `112233445566`. */
function isDigitWalk(plain: string): boolean {
  const digits = plain.replaceAll(/\D/g, '')
  return isWalk(digits) || isWalk(digits.replaceAll(/(\d)\1/g, '$1')) || /^(\d)\1+$/.test(digits)
}

/** Two walks of three keys or more, one after the other: `qwerty12345`, `123456abcdef`. */
function isTwoWalks(plain: string): boolean {
  for (let at = 3; at <= plain.length - 3; at += 1)
    if (isWalk(plain.slice(0, at)) && isWalk(plain.slice(at))) return true
  return false
}
