import { replaceNonceWithHashes } from '../cache/csp.ts'
import { fillPage, type RenderSlot } from './fill-page.ts'
import type { SharedPage } from './shared-page.ts'

type AnonymousResponse = { body: Buffer; headers: readonly string[] }

/**
 * A shared page as everyone without cookies gets it, so that browsers can validate their copy: without a nonce, with
 * its inline scripts allowed by hash. Undefined where that is not possible.
 */
export function toAnonymousResponse(
  page: SharedPage,
  data: readonly string[],
  renderSlot: RenderSlot,
  host: string,
): AnonymousResponse | undefined {
  const body = fillPage(page, { data, renderSlot, nonce: page.nonce })
  if (!page.policy) return { body, headers: page.headers }
  const cacheable = replaceNonceWithHashes(
    { html: body.toString(), policy: page.policy, nonce: page.nonce },
    host,
  )
  return (
    cacheable && {
      body: Buffer.from(cacheable.html),
      headers: [...page.headers, 'content-security-policy', cacheable.policy],
    }
  )
}
