import { constants, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { Email } from '../contract.ts'
import { doubtOf, type Claims, type Doubt } from './rules.ts'

const Header = z.object({
  alg: z.string(),
  kid: z.string().min(1).max(200),
  typ: z.string().optional(),
  // Extensions that must be understood (RFC 7515, 4.1.11): we understand none.
  crit: z.undefined().optional(),
})

const ClaimsWritten: z.ZodType<Claims> = z.object({
  iss: z.string(),
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  exp: z.number(),
  iat: z.number(),
  nbf: z.number().optional(),
  nonce: z.string(),
  email: Email,
  email_verified: z.boolean(),
  name: z.string().max(1_000).optional(),
})

export type Asked = {
  clientId: string
  nonce: string
  now: Date
  keyOf: (kid: string) => Promise<KeyObject | undefined>
}

/**
 * What an ID token says, if it can be believed: signed with RS256 by a key of Google's, for us, now,
 * in answer to our nonce, about an address that Google has verified. Else why not.
 */
export async function believed(
  token: string,
  asked: Asked,
): Promise<{ claims: Claims } | { doubt: Doubt }> {
  const [head, body, mark] = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token)?.slice(1) ?? []
  if (!head || !body || !mark) return { doubt: 'form' }
  const header = Header.safeParse(json(head)).data
  if (!header || (header.typ ?? 'JWT') !== 'JWT') return { doubt: 'form' }
  // The token does not choose how it is checked: `none` and HS256 with a public key are no proof.
  if (header.alg !== 'RS256') return { doubt: 'algorithm' }
  const key = await asked.keyOf(header.kid)
  if (!key) return { doubt: 'key' }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(mark, 'base64url'),
  )
  if (!signed) return { doubt: 'signature' }
  const claims = ClaimsWritten.safeParse(json(body)).data
  if (!claims) return { doubt: 'claims' }
  const doubt = doubtOf(claims, asked)
  return doubt ? { doubt } : { claims }
}

/** What a part of a token holds; undefined where it is no JSON in UTF-8. */
function json(part: string): unknown {
  try {
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url')),
    )
  } catch {
    return undefined
  }
}
