import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import type { Route } from './+types/document.ts'

/**
 * A company's document as it was sent. The API audits opening it, and loads no submission, which
 * would audit a second entry.
 */
export async function loader({ context, params: { id, documentId } }: Route.LoaderArgs) {
  const { staffVerification } = context.get(apiContext)
  const file = await staffVerification.documentFile({ id, documentId })
  return createFileResponse(file, await staffVerification.document({ id, documentId }))
}
