import { decodeProtectedHeader, errors, jwtVerify, type CryptoKey } from 'jose'
import { z } from 'zod'
import { EmailAddress } from '../../person-contract.ts'
import {
  CLOCK_LEEWAY_MS,
  findClaimsError,
  GOOGLE_ISSUERS,
  ID_TOKEN_ALGORITHM,
  type IdTokenClaims,
  type TokenError,
} from '../../rules/google-sign-in.ts'

const HeaderSchema = z.object({
  alg: z.string(),
  kid: z.string().min(1).max(200),
  typ: z.literal('JWT').optional(),
})

const ClaimsSchema: z.ZodType<IdTokenClaims> = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
  email: EmailAddress,
  email_verified: z.boolean(),
  name: z.string().max(1_000).optional(),
})

export type VerifyOptions = {
  clientId: string
  nonce: string
  now: Date
  findKey: (kid: string) => Promise<CryptoKey | undefined>
}

/**
 * The claims of an ID token that is signed with RS256 by one of Google's keys, issued for this shop,
 * valid now, in reply to our nonce, and about an address that Google has verified. Otherwise the reason
 * why the token is rejected.
 */
export async function verifyIdToken(
  token: string,
  options: VerifyOptions,
): Promise<{ claims: IdTokenClaims } | { tokenError: TokenError }> {
  const header = HeaderSchema.safeParse(readHeader(token)).data
  if (!header) return { tokenError: 'form' }
  // Checked before a key is fetched for the token.
  if (header.alg !== ID_TOKEN_ALGORITHM) return { tokenError: 'algorithm' }
  const key = await options.findKey(header.kid)
  if (!key) return { tokenError: 'key' }
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ID_TOKEN_ALGORITHM],
      issuer: GOOGLE_ISSUERS,
      audience: options.clientId,
      currentDate: options.now,
      clockTolerance: CLOCK_LEEWAY_MS / 1000,
    })
    const claims = ClaimsSchema.safeParse(payload).data
    if (!claims) return { tokenError: 'claims' }
    const tokenError = findClaimsError(claims, options)
    return tokenError ? { tokenError } : { claims }
  } catch (thrown) {
    return { tokenError: classifyError(thrown) }
  }
}

function readHeader(token: string): unknown {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return undefined
  try {
    return decodeProtectedHeader(token)
  } catch {
    return undefined
  }
}

const errorsByClaim: Record<string, TokenError> = { iss: 'issuer', aud: 'audience', nbf: 'early' }

function classifyError(thrown: unknown): TokenError {
  if (!(thrown instanceof errors.JOSEError)) throw thrown
  if (thrown instanceof errors.JWSSignatureVerificationFailed) return 'signature'
  if (thrown instanceof errors.JWTExpired) return 'expired'
  if (thrown instanceof errors.JWTClaimValidationFailed)
    return (thrown.reason === 'check_failed' && errorsByClaim[thrown.claim]) || 'claims'
  return thrown instanceof errors.JWTInvalid ? 'claims' : 'form'
}
