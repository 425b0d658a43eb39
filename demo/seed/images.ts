import { createHash } from 'node:crypto'
import type { FileStore } from '#platform/file-store.ts'
import type { ImageSpec } from '#demo/images/image-spec.ts'
import { drawImage } from '#demo/images/draw.ts'
import type { DemoBrand, DemoCatalogue } from '#demo/catalogue/types.ts'
import { drawLogo } from './logo.ts'

const hashedPath = (content: unknown) =>
  `pictures/${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24)}.svg`

/** Where a picture is kept: named by what it shows, so that equal pictures are one file. */
export const imageFileName = (image: ImageSpec): string => hashedPath(image)

/** Where a brand's logo is kept. */
export const logoFileName = ({ name, colour, mark }: DemoBrand): string =>
  hashedPath({ name, colour, mark })

/** Files written at once: more would only wait for the disk. */
const CONCURRENT_WRITES = 16

/** Draws every distinct picture and logo of a catalogue once into the file store. */
export async function drawImages(files: FileStore, catalogue: DemoCatalogue): Promise<number> {
  const drawings = new Map<string, () => string>()
  for (const image of listImages(catalogue))
    drawings.set(imageFileName(image), () => drawImage(image))
  for (const brand of catalogue.brands) drawings.set(logoFileName(brand), () => drawLogo(brand))
  const pending = drawings.entries()
  const drawPending = async () => {
    for (const [name, drawing] of pending) await files.put(name, Buffer.from(drawing()))
  }
  await Promise.all(Array.from({ length: CONCURRENT_WRITES }, drawPending))
  return drawings.size
}

function* listImages({ categories, products }: DemoCatalogue): Generator<ImageSpec> {
  for (const category of categories) {
    yield category.picture
    for (const sub of category.subCategories) yield sub.picture
  }
  for (const product of products) {
    yield product.picture
    for (const variant of product.variants) yield variant.picture
  }
}
