import { createHash } from 'node:crypto'
import type { FileStore } from '#platform/files/file-store.ts'
import type { ImageSpec } from '#demo/images/image-spec.ts'
import { drawImage } from '#demo/images/draw.ts'
import type { DemoBrand, DemoCatalogue } from '#demo/catalogue/types.ts'
import { drawAdPicture, type AdPicture } from '#demo/ads/ad-picture.ts'
import { drawArticlePicture, type ArticlePicture } from '#demo/articles/article-picture.ts'
import { drawLogo } from './logo.ts'

const hashedPath = (content: unknown) =>
  `pictures/${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24)}.svg`

/** An image's path in the file store: a hash of what it shows, so that equal images share a file. */
export const imageFileName = (image: ImageSpec): string => hashedPath(image)

/** The path of a brand's logo in the file store. */
export const logoFileName = ({ name, colour, mark }: DemoBrand): string =>
  hashedPath({ name, colour, mark })

/** The path of an article's picture in the file store. */
export const articlePictureName = (picture: ArticlePicture): string => hashedPath(picture)

/** The path of an ad's picture in the file store. */
export const adPictureName = (picture: AdPicture): string => hashedPath(picture)

/** Files written at the same time: more would only wait for the disk. */
const CONCURRENT_WRITES = 16

/** Draws the images of a catalogue into the file store, each once. */
export type ImageDrawing = {
  /** Draws one image, if its name is one of the catalogue's, before the others. */
  draw: (name: string) => Promise<void>
  /** Draws every image and logo; returns how many there are. */
  drawAll: () => Promise<number>
}

/** Prepares the drawing of every distinct image and logo of a catalogue, and of the pictures of articles and ads. */
export function prepareDrawing(
  files: FileStore,
  catalogue: DemoCatalogue,
  {
    articles = [],
    ads = [],
  }: { articles?: Iterable<ArticlePicture>; ads?: Iterable<AdPicture> } = {},
): ImageDrawing {
  const drawings = new Map<string, () => string>()
  for (const image of listImages(catalogue))
    drawings.set(imageFileName(image), () => drawImage(image))
  for (const brand of catalogue.brands) drawings.set(logoFileName(brand), () => drawLogo(brand))
  for (const picture of articles)
    drawings.set(articlePictureName(picture), () => drawArticlePicture(picture))
  for (const picture of ads) drawings.set(adPictureName(picture), () => drawAdPicture(picture))
  const begun = new Map<string, Promise<void>>()
  const store = async (name: string, drawing: () => string): Promise<void> => {
    await files.put(name, Buffer.from(drawing()))
    drawings.delete(name)
  }
  const draw = async (name: string): Promise<void> => {
    const drawing = drawings.get(name)
    if (!drawing) return
    const work = begun.get(name) ?? store(name, drawing).finally(() => begun.delete(name))
    begun.set(name, work)
    await work
  }
  return {
    draw,
    async drawAll() {
      const count = drawings.size
      const pending = drawings.keys()
      const drawPending = async () => {
        for (const name of pending) await draw(name)
      }
      await Promise.all(Array.from({ length: CONCURRENT_WRITES }, drawPending))
      return count
    },
  }
}

/** Draws every distinct image and logo of a catalogue into the file store; returns how many. */
export const drawImages = (files: FileStore, catalogue: DemoCatalogue): Promise<number> =>
  prepareDrawing(files, catalogue).drawAll()

function* listImages({ categories, products }: DemoCatalogue): Generator<ImageSpec> {
  for (const category of categories) {
    yield category.image
    for (const sub of category.subCategories) yield sub.image
  }
  for (const product of products) {
    yield product.image
    for (const variant of product.variants) yield variant.image
  }
}
