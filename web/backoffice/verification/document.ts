import { apiContext } from '#web/context.ts'
import { shownFile } from '#web/shown-file.ts'
import type { Route } from './+types/document.ts'

/** A paper of a company as it was sent, to look at; the API writes the look down. */
export async function loader({ context, params: { id, documentId } }: Route.LoaderArgs) {
  const { staffVerification } = context.get(apiContext)
  const { documents } = await staffVerification.show({ id })
  const bytes = await staffVerification.document({ id, documentId })
  const found = documents.find((document) => document.id === documentId)
  return shownFile(found?.file ?? { name: 'dokumen', kind: '' }, bytes)
}
