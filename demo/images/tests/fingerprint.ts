import sharp from 'sharp'

const SIDE_PX = 160
const BACKGROUND = '#eef2f6'

/** What is visible of an image at 160 px: its edges and its colours. */
export type ImageFingerprint = { edges: Uint8Array; colours: Float64Array }

async function renderPixels(svg: string, width: number, height: number): Promise<Buffer> {
  const small = await sharp(Buffer.from(svg))
    .resize(SIDE_PX, SIDE_PX)
    .flatten({ background: BACKGROUND })
    .png()
    .toBuffer()
  return sharp(small).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

/**
 * Computes a difference hash of 32 × 32 cells (clearly lighter than the right neighbour, clearly
 * darker, or similar) and the mean colours of 8 × 8 cells.
 */
export async function fingerprintImage(svg: string): Promise<ImageFingerprint> {
  const fine = await renderPixels(svg, 33, 32)
  const grey = (i: number) =>
    0.3 * (fine[i * 3] ?? 0) + 0.6 * (fine[i * 3 + 1] ?? 0) + 0.1 * (fine[i * 3 + 2] ?? 0)
  const edges = Uint8Array.from({ length: 32 * 32 }, (_, i) => {
    const at = Math.floor(i / 32) * 33 + (i % 32)
    const step = grey(at) - grey(at + 1)
    return step > 6 ? 2 : step < -6 ? 0 : 1
  })
  return { edges, colours: Float64Array.from(await renderPixels(svg, 8, 8)) }
}

/** The distance of two images: the share of differing edges plus the mean colour distance, in percent. */
export function measureDistance(a: ImageFingerprint, b: ImageFingerprint): number {
  const differing = a.edges.reduce((sum, edge, i) => sum + (edge === b.edges[i] ? 0 : 1), 0)
  const colour = a.colours.reduce((sum, value, i) => sum + Math.abs(value - (b.colours[i] ?? 0)), 0)
  return (differing / a.edges.length) * 100 + (colour / a.colours.length / 255) * 400
}
