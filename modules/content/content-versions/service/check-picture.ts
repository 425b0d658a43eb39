import { MissingFileError } from '#platform/files/storage-error.ts'
import { readImageSize } from '#platform/http/uploads/image.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { findPictureProblem, type PictureSize } from '../rules.ts'

/** Why a stored picture does not fit the place that pages reserve for it; undefined where it does. */
export async function checkPicture(
  ctx: StaffContext,
  picture: string,
  needed: PictureSize,
): Promise<string | undefined> {
  const size = await readStoredSize(ctx, picture)
  return size ? findPictureProblem(size, needed) : 'Unggah gambarnya dahulu.'
}

async function readStoredSize({ files }: StaffContext, picture: string) {
  try {
    return await readImageSize(await files.get(picture))
  } catch (thrown) {
    if (thrown instanceof MissingFileError) return undefined
    throw thrown
  }
}
