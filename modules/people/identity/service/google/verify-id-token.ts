import { constants, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { EmailAddress } from '../../contract.ts'
import { findClaimsError, type IdTokenClaims, type TokenError } from '../../rules/google-sign-in.ts'

const HeaderSchema = z.object({
  alg: z.string(),
  kid: z.string().min(1).max(200),
  typ: z.string().optional(),
  // Extensions that must be understood (RFC 7515, 4.1.11): we understand none.
  crit: z.undefined().optional(),
})

const ClaimsSchema: z.ZodType<IdTokenClaims> = z.object({
  iss: z.string(),
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  exp: z.number(),
  iat: z.number(),
  nbf: z.number().optional(),
  nonce: z.string(),
  email: EmailAddress,
  email_verified: z.boolean(),
  name: z.string().max(1_000).optional(),
})

export type VerifyOptions = {
  clientId: string
  nonce: string
  now: Date
  findKey: (kid: string) => Promise<KeyObject | undefined>
}

/**
 * What an ID token says, if it can be believed: signed with RS256 by a key of Google's, for us, now,
 * in answer to our nonce, about an address that Google has verified. Else why not.
 */
export async function verifyIdToken(
  token: string,
  options: VerifyOptions,
): Promise<{ claims: IdTokenClaims } | { doubt: TokenError }> {
  const [head, payload, signature] = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token)?.slice(1) ?? []
  if (!head || !payload || !signature) return { doubt: 'form' }
  const header = HeaderSchema.safeParse(parseJsonPart(head)).data
  if (!header || (header.typ ?? 'JWT') !== 'JWT') return { doubt: 'form' }
  // The token does not choose how it is checked: `none` and HS256 with a public key are no proof.
  if (header.alg !== 'RS256') return { doubt: 'algorithm' }
  const key = await options.findKey(header.kid)
  if (!key) return { doubt: 'key' }
  const isSignatureValid = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSignatureValid) return { doubt: 'signature' }
  const claims = ClaimsSchema.safeParse(parseJsonPart(payload)).data
  if (!claims) return { doubt: 'claims' }
  const tokenError = findClaimsError(claims, options)
  return tokenError ? { doubt: tokenError } : { claims }
}

/** What a part of a token holds; undefined where it is no JSON in UTF-8. */
function parseJsonPart(part: string): unknown {
  try {
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url')),
    )
  } catch {
    return undefined
  }
}
