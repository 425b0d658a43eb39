import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext } from '#web/context.ts'
import type { Route } from './+types/document-page.ts'

/** A page of a PDF, drawn as a picture; or why it cannot be. */
export async function loader({ context, params: { id, documentId }, url }: Route.LoaderArgs) {
  const query = { page: Math.max(1, Number(url.searchParams.get('halaman')) || 1) }
  try {
    return await context.get(apiContext).staffVerification.documentPage({ id, documentId, query })
  } catch (thrown) {
    if (isCallError(thrown) && thrown.status === 422) return { refused: thrown.message }
    throw thrown
  }
}
