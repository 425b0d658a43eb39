import { isIP } from 'node:net'
import { z } from 'zod'
import { deriveCookiePolicy } from './cookie-policy.ts'

const PORT_HINT = 'a port: a whole number from 1 to 65535'

/** A port of TCP. */
export const portVariable = () =>
  z
    .string()
    .regex(/^\d{1,5}$/, PORT_HINT)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, PORT_HINT)

/** A whole number within bounds, both included. */
export const wholeVariable = (from: number, to: number) => {
  const hint = `a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,12}$/, hint)
    .transform(Number)
    .refine((value) => value >= from && value <= to, hint)
}

/** An address with one of these protocols. */
export const urlVariable = (example: string, protocols: RegExp) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
      `an address such as ${example}`,
    )

/** The address of a service, without a trailing slash. */
export const serviceUrl = urlVariable('https://blog.contoh.id/api', /^https?:$/).transform(
  (value) => value.replace(/\/+$/, ''),
)

/** An address whose traffic cannot be tampered with: https, or this machine. */
export const secureUrl = (example: string) =>
  urlVariable(example, /^https?:$/).refine(
    (value) => !URL.canParse(value) || deriveCookiePolicy(value).secure,
    `an https address such as ${example}`,
  )

/** `secureUrl`, or a name without a dot over http: a container beside this one, in a network of theirs alone. */
export const neighbourUrl = (example: string) =>
  urlVariable(example, /^https?:$/).refine(
    (value) =>
      !URL.canParse(value) ||
      deriveCookiePolicy(value).secure ||
      /^[a-z0-9-]+$/.test(new URL(value).hostname),
    `an https address such as ${example}, or http with the name of a container`,
  )

/** One of these words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, `one of ${words.join(', ')}`)

/** Whether a text is an IP address, alone or with the length of a network prefix. */
export function isNetwork(text: string): boolean {
  const [address = '', length] = text.split('/')
  const family = isIP(address)
  return family !== 0 && (length === undefined || Number(length) <= (family === 4 ? 32 : 128))
}

/** The same, without a slash at its end. */
export const secureBaseUrl = (example: string) =>
  secureUrl(example).transform((value) => value.replace(/\/+$/, ''))

/** Secrets with commas between them, the newest first. */
export const codeKeysVariable = () =>
  z
    .string()
    .regex(
      /^[\x21-\x2b\x2d-\x7e]{32,}(?:,[\x21-\x2b\x2d-\x7e]{32,})*$/,
      'keys of at least 32 printed characters, the newest first, with commas between them',
    )
