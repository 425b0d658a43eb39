import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { fileCalls } from './contract.ts'
import * as loose from './loose.ts'

export const fileHandlers: Handlers<typeof fileCalls> = {
  upload: (ctx, { form, files }) => loose.send(ctx, form.purpose, files.file),
  removeUpload: async (ctx, { query }) => (await loose.remove(ctx, query.id), done),
  uploadDocument: (ctx, { files }) => loose.send(ctx, 'company-document', files.file),
  documentRule: async ({ db }) => {
    const { kinds, maxBytes } = await loose.uploadRule(db, 'company-document')
    return { kinds: [...kinds], maxBytes }
  },
  opened: (ctx, { id }) => loose.openOwn(ctx, id),
}
