import { createHash, timingSafeEqual } from 'node:crypto'
import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context, GoogleConfig } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { startSession } from '../authentication.ts'
import * as accounts from '../../store/accounts.ts'
import * as store from '../../store/google.ts'
import { createToken } from '../tokens.ts'
import { findOrCreateAccount } from './find-account.ts'
import { JwksUnavailable, createJwksClient, type JwksClient } from './jwks.ts'
import {
  GOOGLE_ATTEMPT_TTL,
  googleRefusals,
  type GoogleRefusal,
} from '../../rules/google-sign-in.ts'
import { verifyIdToken } from './verify-id-token.ts'

export type GoogleSignInInput = { idToken: string; state: string; ticket: string }

/**
 * Begins a sign-in: the ticket stays with whoever asks, Google is told only what is made of it, and
 * so both nonce and state come back right to that one alone (OpenID Connect Core, 15.5.2).
 */
export async function beginGoogleSignIn({ db, clock, shop }: Context) {
  const google = shop.google ?? refuse('google.off')
  const ticket = createToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + GOOGLE_ATTEMPT_TTL)
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
 * Signs in whom Google names. Throws 422 where its answer cannot be believed or belongs to somebody
 * else's attempt, 409 where the account is not to be opened or Google cannot be asked.
 */
export async function signInWithGoogle(
  ctx: Context,
  { idToken, state, ticket }: GoogleSignInInput,
  tracker?: string,
) {
  const google = ctx.shop.google ?? refuse('google.off')
  const now = ctx.clock.now()
  if (!equalsInConstantTime(state, deriveFromTicket(ticket, 'state'))) refuse('google.stale')
  // Used up before it is looked at: of one answer sent twice at once, one is looked at.
  if (!(await store.consumeAttempt(ctx.db, hashToken(ticket), now))) refuse('google.stale')
  const claims = await verifyClaims(ctx, google, idToken, deriveFromTicket(ticket, 'nonce'))
  // In one transaction: whoever takes the account back meanwhile ends this session too.
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
    ctx.log.error({ err: thrown }, 'keys of Google away')
    throw new Refusal('google.away', googleRefusals['google.away'], 409)
  })
  if ('claims' in result) return result.claims
  ctx.log.warn({ doubt: result.doubt, requestId: ctx.requestId }, 'ID token not believed')
  return refuse(result.doubt === 'unverified' ? 'google.unverified' : 'google.refused')
}

const jwksClients = new WeakMap<GoogleConfig, JwksClient>()

/** One memory of keys for a shop's process. */
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
