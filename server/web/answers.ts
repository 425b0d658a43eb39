import type { Carrier } from '#platform/contract/client.ts'
import { isCallFailed, type CallFailed } from '#platform/contract/failure.ts'
import type { Desk } from './cookies.ts'

/** Where a page's answers lead when a call fails in a way that no page deals with itself. */
export type Ways = {
  desk: Desk
  /** Path and query that the reader is at, to come back to. */
  at: string
  /** Signs the reader out: their server is told, their cookies are gone. */
  leave: () => Promise<void>
}

/**
 * Specification, calls §7: 401 signs out to /login, 403 to / (neither on an address with `auth`).
 * What is missing or broken becomes the error page; refusals stay for the page to show.
 */
export function answersForPages(carry: Carrier, { desk, at, leave }: Ways): Carrier {
  return async (name, call, given, options) => {
    try {
      return await carry(name, call, given, options)
    } catch (failure) {
      if (!isCallFailed(failure)) throw failure
      if (!call.path.includes('auth')) {
        if (failure.status === 401)
          throw await leaveTo(
            `${desk === 'staff' ? '/backoffice' : ''}/login?${new URLSearchParams({ redirect: at })}`,
          )
        if (failure.status === 403 && desk === 'buyer') throw await leaveTo('/')
      }
      if (failure.status === 404 || failure.status === 403) throw page(failure, failure.status)
      // A form shows itself what broke or never arrived: nothing that was typed may be lost.
      if (call.method !== 'GET') throw failure
      // What cannot be read in an address (a NUL) is the address's fault, not ours.
      if (failure.status >= 500 || failure.status === 400) throw page(failure, failure.status)
      if (failure.status === 0) throw page(failure, 503)
      throw failure
    }
  }

  async function leaveTo(location: string): Promise<Response> {
    await leave()
    return new Response(null, { status: 302, headers: { location } })
  }
}

const page = (failure: CallFailed, status: number) =>
  new Response(JSON.stringify({ message: failure.message, code: failure.code }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
