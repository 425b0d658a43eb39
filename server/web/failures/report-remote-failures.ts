import type { RawInput, Transport } from '#platform/contract/client.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import type { AppContext } from '../../app.ts'
import type { PageCaller } from '../sessions/transport.ts'

/**
 * Wraps the transport to a remote service so that its error responses are reported like those of our own calls. A 401
 * is not reported: it only asks for a sign-in (specification, API calls).
 */
export const reportRemoteFailures =
  (transport: Transport, { dispatch, failures }: AppContext, caller: PageCaller): Transport =>
  async (name, call, input, options) => {
    try {
      return await transport(name, call, input, options)
    } catch (thrown) {
      if (isCallError(thrown) && thrown.status >= 400 && thrown.status !== 401)
        failures.reportCall({
          call,
          request: toRequest(input, caller),
          // Reported even when no one is signed in.
          actor: caller.token
            ? await dispatch.findActor(caller.token).catch(() => undefined)
            : undefined,
          response: { status: thrown.status, code: thrown.code },
          thrown,
        })
      throw thrown
    }
  }

function toRequest(input: RawInput, { token, ipAddress, userAgent }: PageCaller) {
  const { query = {}, body, form, files: _, ...ids } = input
  const params = Object.fromEntries(Object.entries(ids).map(([id, value]) => [id, String(value)]))
  return { params, query, body, ...(form ? { form } : {}), token, ipAddress, userAgent }
}
