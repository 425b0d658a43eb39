import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { fileCalls } from './contract.ts'
import * as loose from './service/temporary-uploads.ts'

export const fileHandlers: Handlers<typeof fileCalls> = {
  upload: (ctx, { form, files }) => loose.uploadTemporary(ctx, form.purpose, files.file),
  removeUpload: async (ctx, { query }) => (await loose.remove(ctx, query.id), okResponse),
  uploadDocument: (ctx, { files }) => loose.uploadTemporary(ctx, 'company-document', files.file),
  documentRule: async ({ db }) => {
    const { kinds, maxBytes } = await loose.loadUploadRule(db, 'company-document')
    return { kinds: [...kinds], maxBytes }
  },
  opened: (ctx, { id }) => loose.readOwnFile(ctx, id),
}
