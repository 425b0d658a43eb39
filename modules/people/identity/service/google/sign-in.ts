import { createHash, timingSafeEqual } from 'node:crypto'
import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context, GoogleConfig } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { startSession } from '../session-tokens.ts'
import * as accounts from '../../store/accounts.ts'
import * as store from '../../store/google.ts'
import { createToken } from '../tokens.ts'
import { findOrCreateAccount } from './find-account.ts'
import { JwksUnavailable, createJwksClient, type JwksClient } from './jwks.ts'
import {
  GOOGLE_ATTEMPT_TTL_MS,
  googleRefusals,
  type GoogleRefusal,
} from '../../rules/google-sign-in.ts'
import { verifyIdToken } from './verify-id-token.ts'

export type GoogleSignInInput = { idToken: string; state: string; ticket: string }

/**
 * Begins a sign-in. The ticket stays in the browser; Google receives only the nonce and the state derived
 * from it, so a response is accepted only in the browser that began (OpenID Connect Core, 15.5.2).
 * Throws 422 `google.off`.
 */
export async function beginGoogleSignIn({ db, clock, shop }: Context) {
  const google = shop.google ?? refuse('google.off')
  const ticket = createToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + GOOGLE_ATTEMPT_TTL_MS)
  await store.insertAttempt(db, { hash: hashToken(ticket), now, expiresAt })
  const url = new URL(google.authorizeUrl)
  for (const [name, value] of Object.entries({
    client_id: google.clientId,
    response_type: 'id_token',
    response_mode: 'form_post',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce: deriveFromTicket(ticket, 'nonce'),
    state: deriveFromTicket(ticket, 'state'),
  }))
    url.searchParams.set(name, value)
  return { authorizeUrl: url.href, ticket, expiresAt: toIsoTime(expiresAt) }
}

/**
 * Signs in the person of Google's ID token. Throws 422 where the token is rejected or belongs to another
 * attempt, 409 where the account may not sign in or Google's keys are unavailable.
 */
export async function signInWithGoogle(
  ctx: Context,
  { idToken, state, ticket }: GoogleSignInInput,
  tracker?: string,
) {
  const google = ctx.shop.google ?? refuse('google.off')
  const now = ctx.clock.now()
  if (!equalsInConstantTime(state, deriveFromTicket(ticket, 'state'))) refuse('google.stale')
  // Consumed before the token is verified, so that a response posted twice at once signs in only once.
  if (!(await store.consumeAttempt(ctx.db, hashToken(ticket), now))) refuse('google.stale')
  const claims = await verifyClaims(ctx, google, idToken, deriveFromTicket(ticket, 'nonce'))
  // One transaction: a suspension or password reset that runs meanwhile ends this session too.
  return withTransaction(ctx, async (ctx) => {
    const id = await findOrCreateAccount(ctx, claims, tracker)
    const tokens = await startSession(ctx, 'buyer', id)
    return { ...tokens, user: await accounts.findUser(ctx.db, id) }
  })
}

async function verifyClaims(ctx: Context, google: GoogleConfig, idToken: string, nonce: string) {
  const now = ctx.clock.now()
  const findKey = (kid: string) => getJwksClient(google)(kid, now)
  const result = await verifyIdToken(idToken, {
    clientId: google.clientId,
    nonce,
    now,
    findKey,
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof JwksUnavailable)) throw thrown
    ctx.log.error({ err: thrown }, 'JWKS of Google unavailable')
    throw new Refusal('google.away', googleRefusals['google.away'], 409)
  })
  if ('claims' in result) return result.claims
  const { tokenError } = result
  ctx.log.warn({ tokenError, requestId: ctx.requestId }, 'ID token rejected')
  return refuse(tokenError === 'unverified' ? 'google.unverified' : 'google.refused')
}

const jwksClients = new WeakMap<GoogleConfig, JwksClient>()

/** One key cache per process and configuration. */
function getJwksClient(google: GoogleConfig): JwksClient {
  const client = jwksClients.get(google) ?? createJwksClient(google.jwksUrl)
  jwksClients.set(google, client)
  return client
}

const deriveFromTicket = (ticket: string, use: 'nonce' | 'state') =>
  createHash('sha256').update(`${use} ${ticket}`).digest('base64url')

function equalsInConstantTime(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function refuse(code: GoogleRefusal): never {
  throw new Refusal(code, googleRefusals[code], 422)
}
