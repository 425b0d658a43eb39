import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { fileCalls } from './contract.ts'
import * as temporaryUploads from './service/temporary-uploads.ts'

export const fileHandlers: Handlers<typeof fileCalls> = {
  upload: (ctx, { form, files }) => temporaryUploads.uploadTemporary(ctx, form.purpose, files.file),
  removeUpload: async (ctx, { query }) => (
    await temporaryUploads.remove(ctx, query.id),
    okResponse
  ),
  uploadDocument: (ctx, { files }) =>
    temporaryUploads.uploadTemporary(ctx, 'company-document', files.file),
  documentRule: async ({ db }) => {
    const { kinds, maxBytes } = await temporaryUploads.loadUploadRule(db, 'company-document')
    return { kinds: [...kinds], maxBytes }
  },
  opened: (ctx, { id }) => temporaryUploads.readOwnFile(ctx, id),
}
