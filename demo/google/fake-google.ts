import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { GoogleConfig } from '#platform/http/context.ts'
import { GOOGLE_RETURN_PATH } from '#modules/people/identity/rules/google-sign-in.ts'
import { renderAccountChooser } from './account-chooser.ts'
import { signIdToken, toJwks, createSigningKey } from './sign-id-token.ts'

/** A buyer of the demo, whose existing account gets linked, and a person without an account. */
const ACCOUNTS = [
  { sub: 'demo-sari', name: 'Sari Wulandari', email: 'retail@contoh.id' },
  { sub: 'demo-ayu', name: 'Ayu Pratiwi', email: 'ayu.pratiwi@contoh.id' },
]
const ID_TOKEN_TTL_SECONDS = 3_600

type AuthorizeQuery = {
  client_id?: unknown
  redirect_uri?: unknown
  nonce?: unknown
  state?: unknown
}

/**
 * Mounts a stand-in for Google below /demo/google: a page to choose an account, and the public keys
 * of its tokens. The keys are new in every process.
 */
export async function mountFakeGoogle(
  app: FastifyInstance,
  clock: Clock,
  { clientId, authorizeUrl }: GoogleConfig,
): Promise<void> {
  const key = await createSigningKey(`demo-${randomBytes(6).toString('hex')}`)

  // A short lifetime: with several processes a cached key may belong to another one.
  app.get('/demo/google/keys', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(toJwks([key])),
  )

  app.get<{ Querystring: AuthorizeQuery }>('/demo/google/authorize', (request, reply) => {
    const { client_id, redirect_uri, nonce, state } = request.query
    const returnUrl = resolveOwnRedirectUri(redirect_uri, authorizeUrl)
    if (
      client_id !== clientId ||
      !returnUrl ||
      typeof nonce !== 'string' ||
      typeof state !== 'string'
    )
      return reply.code(400).type('text/plain; charset=utf-8').send('Permintaan ini tidak dikenal.')
    const now = Math.floor(clock.now().getTime() / 1000)
    const accounts = ACCOUNTS.map(({ sub, name, email }) => ({
      name,
      email,
      idToken: signIdToken(key, {
        iss: 'https://accounts.google.com',
        aud: clientId,
        azp: clientId,
        sub,
        email,
        email_verified: true,
        name,
        nonce,
        iat: now,
        exp: now + ID_TOKEN_TTL_SECONDS,
      }),
    }))
    const styleNonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${styleNonce}'; form-action ${returnUrl.origin}; frame-ancestors 'none'; base-uri 'none'`,
      })
      .send(renderAccountChooser(accounts, { to: returnUrl.href, state, nonce: styleNonce }))
  })
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The return address if it is this shop's own; all loopback host names count as the same. */
function resolveOwnRedirectUri(redirectUri: unknown, authorizeUrl: string): URL | undefined {
  if (typeof redirectUri !== 'string' || !URL.canParse(redirectUri)) return undefined
  const [returnUrl, ownOrigin] = [new URL(redirectUri), new URL(authorizeUrl)]
  if (
    returnUrl.pathname + returnUrl.search !== GOOGLE_RETURN_PATH ||
    returnUrl.protocol !== ownOrigin.protocol
  )
    return undefined
  const isHere =
    LOOPBACK_HOST.test(returnUrl.hostname) &&
    LOOPBACK_HOST.test(ownOrigin.hostname) &&
    returnUrl.port === ownOrigin.port
  return returnUrl.origin === ownOrigin.origin || isHere ? returnUrl : undefined
}
