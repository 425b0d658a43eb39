import { generateKeyPair, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

/** A key pair that signs ID tokens; `kid` names its public key. */
export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

/** Creates an RSA key pair. */
export async function createSigningKey(kid: string, bits = 2048): Promise<SigningKey> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: bits })
  return { kid, privateKey: pair.privateKey, publicKey: pair.publicKey }
}

/** The public keys as a JSON Web Key Set (RFC 7517). */
export const toJwks = (keys: readonly SigningKey[]) => ({
  keys: keys.map(({ kid, publicKey }) => ({
    ...publicKey.export({ format: 'jwk' }),
    kid,
    alg: 'RS256',
    use: 'sig',
  })),
})

/** Signs an ID token with RS256, as Google does. */
export function signIdToken(
  { kid, privateKey }: SigningKey,
  claims: Record<string, unknown>,
): string {
  const open = `${encodeTokenPart({ alg: 'RS256', kid, typ: 'JWT' })}.${encodeTokenPart(claims)}`
  return `${open}.${sign('sha256', Buffer.from(open), privateKey).toString('base64url')}`
}

/** Encodes a header or payload of a token: JSON in base64url. */
export const encodeTokenPart = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url')
