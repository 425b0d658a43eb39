import { redirect } from 'react-router'
import type { toFormErrors } from '#web/form.ts'

type Reply = ReturnType<typeof toFormErrors>
/** What came of a form: a sentence where it was done, else the reply that the form shows. */
export type ActionResult = { done: string } | { reply: Reply }

/**
 * What a page's action answers. Before scripts run a form replaces the page: once it is done the
 * reader goes to `back`, so that a reload does not send it again.
 */
export function respond(request: Request, result: ActionResult, back: string) {
  if ('reply' in result) return result.reply
  if (request.headers.get('accept')?.includes('text/html')) throw redirect(back, 303)
  return result
}
