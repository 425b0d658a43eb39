import { calls } from '#modules/contract.ts'
import {
  MAX_ANONYMOUS_BODY_BYTES,
  MAX_MULTIPART_FIELD_BYTES,
  MAX_SIGNED_IN_BODY_BYTES,
  maxBodyBytes,
} from '#platform/http/body-limits.ts'
import type { PageUploads } from '#web/page-uploads.ts'
import type { RequestSession } from '../sessions/request-session.ts'

/** Who posts a form, as far as its size depends on it. */
type FormSender = { isSignedIn: boolean; mayCall: RequestSession['mayCall'] }

/**
 * How many bytes the form of a page has at most: those of its files where the sender may upload them,
 * else those of its fields.
 */
export async function resolveFormLimit(
  uploads: PageUploads | undefined,
  { isSignedIn, mayCall }: FormSender,
): Promise<number> {
  let limit = isSignedIn ? MAX_SIGNED_IN_BODY_BYTES : MAX_ANONYMOUS_BODY_BYTES
  const { calls: names = [], perForm = 1 } = uploads ?? {}
  for (const name of names) {
    const fileBytes = maxBodyBytes(calls[name]!) - MAX_MULTIPART_FIELD_BYTES
    const withFiles = perForm * fileBytes + MAX_MULTIPART_FIELD_BYTES
    if (withFiles > limit && (await mayCall(name))) limit = withFiles
  }
  return limit
}
