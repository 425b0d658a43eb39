import { redirect } from 'react-router'
import type { ResponseFile } from '#platform/contract/call.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { createPdfResponse } from './file-response.ts'

/** Responds with a document. Where the shop refuses it, the page that has its link shows why it is gone. */
export async function downloadPdf(file: Promise<ResponseFile>, page: string): Promise<Response> {
  try {
    return createPdfResponse(await file)
  } catch (thrown) {
    if (isCallError(thrown) && (thrown.status === 409 || thrown.status === 422))
      return redirect(page)
    throw thrown
  }
}
