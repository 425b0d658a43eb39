import type { MiddlewareFunction } from 'react-router'
import { apiContext } from '#web/context.ts'
import { shownFile } from '#web/shown-file.ts'

/** `/upo?unduh=…` is the file of a record itself, for the company that sent it. */
export const ownFile: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const id = url.searchParams.get('unduh')
  if (!id) return next()
  const { upo } = context.get(apiContext)
  const { file } = await upo.show({ id })
  return shownFile(file, await upo.file({ id }))
}
