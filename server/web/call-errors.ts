import type { Transport } from '#platform/contract/client.ts'
import { isCallError, type CallError } from '#platform/contract/call-error.ts'
import type { Realm } from '#modules/people/identity/rules/realm.ts'

/** Where a page's answers lead when a call fails in a way that no page deals with itself. */
export type ErrorHandling = {
  realm: Realm
  /** Path and query that the reader is at, to come back to. */
  currentPath: string
  /** Signs the reader out: their server is told, their cookies are gone. */
  signOut: () => Promise<void>
}

/**
 * Specification, calls §7: 401 signs out to /login, 403 to / (neither on an address with `auth`).
 * What is missing or broken becomes the error page; refusals stay for the page to show.
 */
export function withErrorResponses(
  transport: Transport,
  { realm, currentPath, signOut }: ErrorHandling,
): Transport {
  return async (name, call, input, options) => {
    try {
      return await transport(name, call, input, options)
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      if (!call.path.includes('auth')) {
        if (failure.status === 401)
          throw await signOutTo(
            `${realm === 'staff' ? '/backoffice' : ''}/login?${new URLSearchParams({ redirect: currentPath })}`,
          )
        if (failure.status === 403 && realm === 'buyer') throw await signOutTo('/')
      }
      if (failure.status === 404 || failure.status === 403)
        throw errorResponse(failure, failure.status)
      // A form shows itself what broke or never arrived: nothing that was typed may be lost.
      if (call.method !== 'GET') throw failure
      // What cannot be read in an address (a NUL) is the address's fault, not ours.
      if (failure.status >= 500 || failure.status === 400)
        throw errorResponse(failure, failure.status)
      if (failure.status === 0) throw errorResponse(failure, 503)
      throw failure
    }
  }

  async function signOutTo(location: string): Promise<Response> {
    await signOut()
    return new Response(null, { status: 302, headers: { location } })
  }
}

const errorResponse = (failure: CallError, status: number) =>
  new Response(JSON.stringify({ message: failure.message, code: failure.code }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
