import type { Transport } from '#platform/contract/client.ts'
import { isCallError, type CallError } from '#platform/contract/call-error.ts'
import { buildSignInPath } from '#web/access.ts'
import type { Realm } from '#modules/people/identity/rules/realm.ts'

/** What happens when a call fails in a way that pages do not handle themselves. */
export type ErrorHandling = {
  realm: Realm
  /** Path and query of the page to return to after sign-in. */
  returnPath: string
  hadSession: () => boolean
  /** Ends the session on the server and clears its cookies. */
  signOut: () => Promise<void>
}

/**
 * 401 signs out and leads to /login, 403 signs a buyer out and leads to / (specification, API calls);
 * neither applies to a path with `auth`. Missing or failed resources become the error page. Other refusals
 * are for the page to show.
 */
export function withErrorResponses(
  transport: Transport,
  { realm, returnPath, hadSession, signOut }: ErrorHandling,
): Transport {
  return async (name, call, input, options) => {
    try {
      return await transport(name, call, input, options)
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      if (!call.path.includes('auth')) {
        if (failure.status === 401)
          throw await signOutTo(
            buildSignInPath(realm === 'staff' ? '/backoffice' : '', returnPath, hadSession()),
          )
        if (failure.status === 403 && realm === 'buyer') throw await signOutTo('/')
      }
      if (failure.status === 404 || failure.status === 403)
        throw errorResponse(failure, failure.status)
      // A form shows the failure itself, so that no input is lost.
      if (call.method !== 'GET') throw failure
      // 400: the address holds something unreadable, such as a NUL.
      if (failure.status >= 500 || failure.status === 400)
        throw errorResponse(failure, failure.status)
      if (failure.status === 0) throw errorResponse(failure, 503)
      throw failure
    }
  }

  async function signOutTo(location: string): Promise<Response> {
    await signOut()
    // A whole page: a script that only follows would keep the header of the session before.
    return new Response(null, {
      status: 302,
      headers: location === '/' ? { location, 'X-Remix-Reload-Document': 'true' } : { location },
    })
  }
}

const errorResponse = (failure: CallError, status: number) =>
  new Response(JSON.stringify({ message: failure.message, code: failure.code }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
