import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { GoogleFacts } from '#platform/http/context.ts'
import { GOOGLE_RETURN } from '#modules/identity/google/rules.ts'
import { choicePage } from './page.ts'
import { idToken, jwksOf, newSigningKey } from './signing.ts'

/** The demo's buyer, whose account is joined, and somebody who has none yet. */
const people = [
  { sub: 'demo-sari', name: 'Sari Wulandari', email: 'retail@contoh.id' },
  { sub: 'demo-ayu', name: 'Ayu Pratiwi', email: 'ayu.pratiwi@contoh.id' },
]
const LASTS = 3_600

type Question = { client_id?: unknown; redirect_uri?: unknown; nonce?: unknown; state?: unknown }

/**
 * A Google of the demo's own below /demo/google: the page to choose an account, and the keys that it
 * signs with, new in every process.
 */
export async function mountDemoGoogle(
  app: FastifyInstance,
  clock: Clock,
  { clientId, authorizeUrl }: GoogleFacts,
): Promise<void> {
  const key = await newSigningKey(`demo-${randomBytes(6).toString('hex')}`)

  // Where several processes serve the demo, a kept key may be another's: it is asked for again.
  app.get('/demo/google/keys', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(jwksOf([key])),
  )

  app.get<{ Querystring: Question }>('/demo/google/authorize', (request, reply) => {
    const { client_id, redirect_uri, nonce, state } = request.query
    const to = ownReturn(redirect_uri, authorizeUrl)
    if (client_id !== clientId || !to || typeof nonce !== 'string' || typeof state !== 'string')
      return reply.code(400).type('text/plain; charset=utf-8').send('Permintaan ini tidak dikenal.')
    const now = Math.floor(clock.now().getTime() / 1000)
    const offered = people.map(({ sub, name, email }) => ({
      name,
      email,
      idToken: idToken(key, {
        iss: 'https://accounts.google.com',
        aud: clientId,
        azp: clientId,
        sub,
        email,
        email_verified: true,
        name,
        nonce,
        iat: now,
        exp: now + LASTS,
      }),
    }))
    const mark = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${mark}'; form-action ${to.origin}; frame-ancestors 'none'; base-uri 'none'`,
      })
      .send(choicePage(offered, { to: to.href, state, nonce: mark }))
  })
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The address to come back to, if it is this shop's own, by whichever name this machine goes. */
function ownReturn(wanted: unknown, authorizeUrl: string): URL | undefined {
  if (typeof wanted !== 'string' || !URL.canParse(wanted)) return undefined
  const [to, own] = [new URL(wanted), new URL(authorizeUrl)]
  if (to.pathname + to.search !== GOOGLE_RETURN || to.protocol !== own.protocol) return undefined
  const isHere = loopback.test(to.hostname) && loopback.test(own.hostname) && to.port === own.port
  return to.origin === own.origin || isHere ? to : undefined
}
