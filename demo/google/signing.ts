import { generateKeyPair, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

/** A key that signs ID tokens, under the name that its public half goes by. */
export type SigningKey = { kid: string; secret: KeyObject; open: KeyObject }

/** A new RSA key of 2048 bits. */
export async function newSigningKey(kid: string, bits = 2048): Promise<SigningKey> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: bits })
  return { kid, secret: pair.privateKey, open: pair.publicKey }
}

/** The public halves as a key server answers them (RFC 7517). */
export const jwksOf = (keys: readonly SigningKey[]) => ({
  keys: keys.map(({ kid, open }) => ({
    ...open.export({ format: 'jwk' }),
    kid,
    alg: 'RS256',
    use: 'sig',
  })),
})

/** An ID token as Google signs them: RS256. */
export function idToken({ kid, secret }: SigningKey, claims: Record<string, unknown>): string {
  const open = `${part({ alg: 'RS256', kid, typ: 'JWT' })}.${part(claims)}`
  return `${open}.${sign('sha256', Buffer.from(open), secret).toString('base64url')}`
}

/** A part of a token: JSON in base64url. */
export const part = (of: object): string => Buffer.from(JSON.stringify(of)).toString('base64url')
