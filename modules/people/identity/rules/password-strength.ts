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
  return explainCommonPassword(password)
}

/** Look-alike letters, case and spaces do not make a password harder to guess. */
const normalizePassword = (password: string) =>
  password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

/** More characters around a common word than this are no mere decoration. */
const MAX_DECORATION = 8

/** Why a password is among those that attackers try first; undefined where it is not. */
export function explainCommonPassword(password: string): string | undefined {
  const plain = normalizePassword(password)
  if (commonPasswords.has(plain))
    return 'Kata sandi ini termasuk yang paling banyak dipakai orang, jadi cepat ditebak. Pilih yang lain.'
  if (/^(.{1,4})\1+$/.test(plain))
    return 'Kata sandi ini hanya mengulang beberapa karakter. Pilih yang lain.'
  if (isKeyboardWalk(plain))
    return 'Kata sandi ini mengikuti urutan tombol, huruf, atau angka. Pilih yang lain.'
  // `Sayang123!` counts as `sayang`.
  const core = plain.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')
  const word = [plain, core].find((each) => commonWords.has(each))
  if (word === undefined || plain.length - word.length > MAX_DECORATION) return undefined
  return word === plain
    ? 'Kata sandi ini satu kata yang umum. Pilih beberapa kata.'
    : `Kata sandi ini kata umum "${word}" dengan angka atau tanda di tepinya. Tambah kata lain.`
}

function isKeyboardWalk(plain: string): boolean {
  if (walkPatterns.some((path) => path.includes(plain))) return true
  return /\p{L}/u.test(plain) ? isTwoWalks(plain) : isDigitWalk(plain)
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
