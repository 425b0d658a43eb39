import { createHash, timingSafeEqual } from 'node:crypto'
import { isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context, GoogleFacts } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { openSession } from '../service.ts'
import * as accounts from '../store/accounts.ts'
import * as store from '../store/google.ts'
import { newToken } from '../tokens.ts'
import { accountFor } from './account.ts'
import { KeysAway, keySource, type KeySource } from './keys.ts'
import { ATTEMPT_LASTS, googleRefusals, type GoogleRefusal } from './rules.ts'
import { believed } from './token.ts'

export type GoogleAnswer = { idToken: string; state: string; ticket: string }

/**
 * Begins a sign-in: the ticket stays with whoever asks, Google is told only what is made of it, and
 * so both nonce and state come back right to that one alone (OpenID Connect Core, 15.5.2).
 */
export async function beginGoogle({ db, clock, shop }: Context) {
  const google = shop.google ?? refuse('google.off')
  const ticket = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + ATTEMPT_LASTS)
  await store.beginAttempt(db, { hash: hashToken(ticket), now, expiresAt })
  const to = new URL(google.authorizeUrl)
  for (const [name, value] of Object.entries({
    client_id: google.clientId,
    response_type: 'id_token',
    response_mode: 'form_post',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce: madeOf(ticket, 'nonce'),
    state: madeOf(ticket, 'state'),
  }))
    to.searchParams.set(name, value)
  return { authorizeUrl: to.href, ticket, expiresAt: isoTime(expiresAt) }
}

/**
 * Signs in whom Google names. Throws 422 where its answer cannot be believed or belongs to somebody
 * else's attempt, 409 where the account is not to be opened or Google cannot be asked.
 */
export async function signInWithGoogle(
  ctx: Context,
  { idToken, state, ticket }: GoogleAnswer,
  tracker?: string,
) {
  const google = ctx.shop.google ?? refuse('google.off')
  const now = ctx.clock.now()
  if (!same(state, madeOf(ticket, 'state'))) refuse('google.stale')
  // Used up before it is looked at: of one answer sent twice at once, one is looked at.
  if (!(await store.useAttempt(ctx.db, hashToken(ticket), now))) refuse('google.stale')
  const claims = await proven(ctx, google, idToken, madeOf(ticket, 'nonce'))
  // In one transaction: whoever takes the account back meanwhile ends this session too.
  return withTransaction(ctx, async (ctx) => {
    const id = await accountFor(ctx, claims, tracker)
    const tokens = await openSession(ctx, 'buyer', id)
    return { ...tokens, user: await accounts.userById(ctx.db, id) }
  })
}

async function proven(ctx: Context, google: GoogleFacts, idToken: string, nonce: string) {
  const now = ctx.clock.now()
  const keyOf = (kid: string) => keysOf(google)(kid, now)
  const found = await believed(idToken, { clientId: google.clientId, nonce, now, keyOf }).catch(
    (thrown: unknown) => {
      if (!(thrown instanceof KeysAway)) throw thrown
      ctx.log.error({ err: thrown }, 'keys of Google away')
      throw new Refusal('google.away', googleRefusals['google.away'], 409)
    },
  )
  if ('claims' in found) return found.claims
  ctx.log.warn({ doubt: found.doubt, requestId: ctx.requestId }, 'ID token not believed')
  return refuse(found.doubt === 'unverified' ? 'google.unverified' : 'google.refused')
}

const sources = new WeakMap<GoogleFacts, KeySource>()

/** One memory of keys for a shop's process. */
function keysOf(google: GoogleFacts): KeySource {
  const source = sources.get(google) ?? keySource(google.keysUrl)
  sources.set(google, source)
  return source
}

const madeOf = (ticket: string, use: 'nonce' | 'state') =>
  createHash('sha256').update(`${use} ${ticket}`).digest('base64url')

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function refuse(code: GoogleRefusal): never {
  throw new Refusal(code, googleRefusals[code], 422)
}
