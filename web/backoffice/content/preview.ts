import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import type { Route } from './+types/preview'

/** What Markdown looks like to readers, while it is written; or why it cannot be shown. */
export async function action({ context, request }: Route.ActionArgs) {
  const body = String((await readPostedForm(request)).get('body') ?? '')
  try {
    return await context.get(apiContext).staffBlog.preview({ body: { body } })
  } catch (thrown) {
    if (isCallError(thrown) && (thrown.status === 400 || thrown.status === 422))
      return { message: thrown.message }
    throw thrown
  }
}

/** A preview changes nothing. */
export const shouldRevalidate = () => false
