/**
 * The lines of a text as they are stored: browsers post CRLF and show LF, so a text with CRLF would look typed into as
 * soon as its form opens.
 */
export const normalizeLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** In pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** How far a picture's proportions may be off, so that next to nothing of it is cut. */
const SHAPE_TOLERANCE = 0.03

/** Why a picture does not fit a place: it would be blurred, or cut. Undefined where it fits. */
export function findPictureProblem(size: PictureSize, needed: PictureSize): string | undefined {
  const { width, height } = needed
  const measured = `Gambar ini ${size.width} × ${size.height} piksel.`
  const shape = size.width / size.height / (width / height)
  if (Math.abs(shape - 1) > SHAPE_TOLERANCE)
    return `${measured} Lebar dan tingginya harus sebanding dengan ${width} × ${height}.`
  if (size.width < width * (1 - SHAPE_TOLERANCE))
    return `${measured} Paling kecil ${width} × ${height} piksel.`
  return undefined
}
