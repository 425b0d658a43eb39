import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { readFormFile } from '../shared/actions/run-action.ts'
import type { Route } from './+types/picture'

export const handle = {
  uploads: { calls: ['catalogueAdmin.uploadImage'] },
} satisfies PageHandle

/** Stores a picture for a text; answers its path, or why it was refused. */
export async function action({ context, request }: Route.ActionArgs) {
  const file = readFormFile(await readPostedForm(request))
  try {
    return await context.get(apiContext).catalogueAdmin.uploadImage({ files: { file } })
  } catch (thrown) {
    if (isCallError(thrown) && [400, 413, 415, 422].includes(thrown.status))
      return { message: thrown.message }
    throw thrown
  }
}
