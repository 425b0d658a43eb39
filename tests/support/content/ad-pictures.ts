import type { FileStore } from '#platform/files/file-store.ts'
import { AD_SIZES, adPlacements, type AdPlacement } from '#modules/content/ads/rules/placements.ts'

/** Stores a picture of the size that each placement needs; returns their paths. */
export async function storeAdPictures(files: FileStore): Promise<Record<AdPlacement, string>> {
  const paths: Record<string, string> = {}
  for (const placement of adPlacements) {
    const { width, height } = AD_SIZES[placement]
    paths[placement] = `pictures/iklan-${placement}.svg`
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z"/></svg>`
    await files.put(paths[placement], Buffer.from(drawing))
  }
  return paths as Record<AdPlacement, string>
}
