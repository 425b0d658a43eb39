import { redirect } from 'react-router'
import type { toFormErrors } from '#web/form.ts'
import { preserveListOrigin } from '../lists/list-origin.ts'

export type FormReply = ReturnType<typeof toFormErrors>

/** The result of a form: the sentence that confirms it, or the reply that the form shows. */
export type ActionResult = { done: string } | { reply: FormReply }

/**
 * A page action's response. A form posted before scripts run replaces the page, so its success
 * redirects to `pageUrl`: a reload must not post it again.
 */
export function respond(request: Request, result: ActionResult, pageUrl: string) {
  if ('reply' in result) return result.reply
  if (!request.headers.get('accept')?.includes('text/html')) return result
  // Its parameters are decoded, and a header takes only encoded ones.
  const { pathname, search } = new URL(pageUrl, request.url)
  throw redirect(preserveListOrigin(pathname + search, request), 303)
}
