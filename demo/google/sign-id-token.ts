import { generateKeyPair, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

/** A key that signs ID tokens, under the name that its public half goes by. */
export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

/** A new RSA key of 2048 bits. */
export async function createSigningKey(kid: string, bits = 2048): Promise<SigningKey> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: bits })
  return { kid, privateKey: pair.privateKey, publicKey: pair.publicKey }
}

/** The public halves as a key server answers them (RFC 7517). */
export const toJwks = (keys: readonly SigningKey[]) => ({
  keys: keys.map(({ kid, publicKey }) => ({
    ...publicKey.export({ format: 'jwk' }),
    kid,
    alg: 'RS256',
    use: 'sig',
  })),
})

/** An ID token as Google signs them: RS256. */
export function signIdToken(
  { kid, privateKey }: SigningKey,
  claims: Record<string, unknown>,
): string {
  const open = `${encodeTokenPart({ alg: 'RS256', kid, typ: 'JWT' })}.${encodeTokenPart(claims)}`
  return `${open}.${sign('sha256', Buffer.from(open), privateKey).toString('base64url')}`
}

/** A part of a token: JSON in base64url. */
export const encodeTokenPart = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url')
