import { apiContext } from '#web/context.ts'
import { shownFile } from '#web/shown-file.ts'
import type { Route } from './+types/file.ts'

/** The file that the company sent, as it was sent. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffUpo } = context.get(apiContext)
  const [{ file }, bytes] = await Promise.all([staffUpo.show({ id }), staffUpo.file({ id })])
  return shownFile(file, bytes)
}
