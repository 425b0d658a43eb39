import { isCallFailed, type CallFailed } from '#platform/contract/failure.ts'
import { createApi, type Api } from '#modules/client.ts'
import type { Session } from '#web/context.ts'
import type { Config } from '../config.ts'
import type { OpenShop } from '../shop.ts'
import { answersForPages } from './answers.ts'
import { carrierFor, isUnreadable, type Reader } from './carrier.ts'
import type { CookieJar, Desk, Tokens } from './cookies.ts'

export type Visitor = { address: string; agent: string; requestId: string }
/** One request of a page: who reads, through which client, with which cookies. */
export type Visit = {
  api: Api
  session(): Promise<Session>
  keep(tokens: Tokens): void
  leave(): Promise<void>
}

/** Access tokens are renewed this long before they die, so that none dies on the way (ms). */
const margin = 20_000

/** Opens a page's client: finds the reader's tokens, renews them when they are old, carries the visitor's ticket. */
export async function openVisit(
  shop: OpenShop,
  config: Config,
  { jar, desk, at, ...from }: Visitor & { jar: CookieJar; desk: Desk; at: string },
): Promise<Visit> {
  const { log } = shop.tools
  const reader: Reader = {
    token: undefined,
    visitor: desk === 'buyer' ? jar.visitor() : undefined,
    access: config.access,
    ...from,
    onVisitor: (ticket: string) => jar.keepVisitor(ticket),
  }
  const now = () => shop.tools.clock.now().getTime()
  const keep = (tokens: Tokens) => {
    jar.keep(desk, tokens, now())
    reader.token = tokens.token
  }
  const drop = () => {
    jar.drop(desk)
    reader.token = undefined
  }

  const carry = carrierFor(shop, config, reader)
  // The session's own calls lead nowhere by themselves: what becomes of them is said here.
  const own = createApi(carry)
  const identity = desk === 'buyer' ? own.identity : own.staffIdentity
  const leave = async () => {
    if (reader.token) await identity.signOut().catch(() => undefined)
    drop()
  }
  const api = createApi(answersForPages(carry, { desk, at, leave }))

  const told = ({ status, code }: CallFailed) => ({
    status,
    failed: code,
    requestId: from.requestId,
  })

  const kept = jar.read(desk)
  if (kept) {
    reader.token = kept.access || undefined
    if (!kept.access || kept.expiresAt - margin < now()) await renew(kept.refresh)
  }

  async function renew(refreshToken: string) {
    try {
      keep(await identity.refresh({ body: { refreshToken } }))
    } catch (failure) {
      if (!isCallFailed(failure) || isPassing(failure)) throw failure
      // An answer without tokens stops here: what the reader has stays what it was, for the session to tell.
      if (failure.status >= 500) log.error(told(failure), 'session could not be renewed')
      else if (!isUnreadable(failure)) drop()
    }
  }

  return {
    api,
    keep,
    leave,
    async session() {
      if (!reader.token) return { state: 'unauthenticated' }
      try {
        return { state: 'authenticated', user: await userOf(own, desk) }
      } catch (failure) {
        if (!isCallFailed(failure) || isPassing(failure)) throw failure
        // 401 is a session that was ended elsewhere; anything else is a fault.
        if (failure.status === 401) log.warn(told(failure), 'session is over')
        else log.error(told(failure), 'session could not be fetched')
        drop()
        return { state: 'unauthenticated' }
      }
    },
  }
}

/** Away for a moment, or too often asked: the page says so (503), and nobody is signed out (decision 20). */
const isPassing = ({ status }: CallFailed): boolean => [0, 429, 502, 503, 504].includes(status)

async function userOf(api: Api, desk: Desk) {
  if (desk === 'staff') {
    const { user } = await api.staffIdentity.session()
    return { id: user.id, name: user.name, email: user.email, kind: 'staff' as const }
  }
  const { user } = await api.identity.session()
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    kind: user.isBusiness ? ('business' as const) : ('retail' as const),
  }
}
