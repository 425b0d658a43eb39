import { formatDate } from '#platform/format.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import { apiContext } from '#web/context.ts'
import type { Route } from './+types/export'

/** Streams the whole catalogue as a file while it is generated. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const chunks = context.get(apiContext).catalogueImport.export({ query: { format } })
  const day = formatDate(new Date()).replaceAll(' ', '-').toLowerCase()
  return toStreamedFile(chunks, { name: `katalog-${day}`, format })
}
