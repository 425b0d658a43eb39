import { inProcess } from '#platform/http/in-process.ts'
import { ACCESS_HEADER } from '#platform/contract/call.ts'
import { overNetwork } from '#platform/contract/network.ts'
import { isCallFailed } from '#platform/contract/failure.ts'
import type { Carrier } from '#platform/contract/client.ts'
import { servicePath } from '#platform/contract/openapi.ts'
import { createApi, type Api } from '#modules/client.ts'
import type { Session } from '#web/context.ts'
import type { Config } from '../config.ts'
import type { OpenShop } from '../shop.ts'
import { answersForPages } from './answers.ts'
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
  const reader = {
    token: undefined as string | undefined,
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

  const api = createApi(answersForPages(carrier(shop, config, reader), { desk, at, forget: drop }))
  const identity = desk === 'buyer' ? api.identity : api.staffIdentity

  const kept = jar.read(desk)
  if (kept) {
    reader.token = kept.access || undefined
    if (!kept.access || kept.expiresAt - margin < now()) await renew(kept.refresh)
  }

  async function renew(refreshToken: string) {
    try {
      keep(await identity.refresh({ body: { refreshToken } }))
    } catch (failure) {
      // A dead refresh token ends the session; a database that is away does not.
      if (isCallFailed(failure) && failure.status < 500 && failure.status > 0) drop()
      else throw failure
    }
  }

  return {
    api,
    keep,
    async leave() {
      if (reader.token) await identity.signOut().catch(() => undefined)
      drop()
    },
    async session() {
      if (!reader.token) return { state: 'unauthenticated' }
      try {
        return { state: 'authenticated', user: await userOf(api, desk) }
      } catch (failure) {
        if (!isCallFailed(failure) || failure.status !== 401) throw failure
        drop()
        return { state: 'unauthenticated' }
      }
    },
  }
}

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

type Reader = Parameters<typeof inProcess>[1]

/** Straight into dispatch, or over the network where another process serves the API. */
function carrier(shop: OpenShop, config: Config, reader: Reader): Carrier {
  const api = config.services.api
  if (!api) return inProcess(shop.dispatch, reader)
  return overNetwork({
    base: (call) =>
      call.service && call.service !== 'main'
        ? (config.services[call.service] ?? api.replace(/\/api$/, servicePath(call.service)))
        : api,
    headers: ({ access, service }) => ({
      'user-agent': reader.agent,
      'x-forwarded-for': reader.address,
      ...(reader.token ? { authorization: `Bearer ${reader.token}` } : {}),
      ...(reader.visitor ? { 'x-visitor': reader.visitor } : {}),
      ...(access ? { [ACCESS_HEADER]: reader.access?.[service ?? 'main'] ?? '' } : {}),
    }),
  })
}
