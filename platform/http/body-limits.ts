import type { Call, FileRule } from '../contract/call.ts'

/**
 * The largest JSON or form body that anybody may send, such as a sign-in or a registration (bytes).
 * Their longest fields together are below it.
 */
export const MAX_ANONYMOUS_BODY_BYTES = 16 * 1024

/** The largest body without files of a caller who is signed in: a delivery of 600 lines (bytes). */
export const MAX_SIGNED_IN_BODY_BYTES = 1_048_576

/** The fields and boundaries of a multipart form, beside its files (bytes): 100,000 characters of text. */
export const MAX_MULTIPART_FIELD_BYTES = 512 * 1024

const sumFiles = (files: Record<string, FileRule>) =>
  Object.values(files).reduce(
    (sum, { max, maxPicture = max }) => sum + Math.max(max, maxPicture),
    0,
  )

/** How many bytes the body of a call has at most, with everything in it. */
export function maxBodyBytes({ who = 'anyone', form, files, maxBytes }: Call): number {
  if (maxBytes !== undefined) return maxBytes
  if (form || files) return sumFiles(files ?? {}) + MAX_MULTIPART_FIELD_BYTES
  return who === 'anyone' ? MAX_ANONYMOUS_BODY_BYTES : MAX_SIGNED_IN_BODY_BYTES
}
