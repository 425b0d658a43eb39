import { createHash } from 'node:crypto'
import type { Files } from '#platform/files.ts'
import type { Picture } from '#demo/pictures/picture.ts'
import { draw } from '#demo/pictures/draw.ts'
import type { Brand, Catalogue } from '#demo/catalogue/types.ts'
import { drawLogo } from './logo.ts'

const place = (what: unknown) =>
  `pictures/${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 24)}.svg`

/** Where a picture is kept: named by what it shows, so that equal pictures are one file. */
export const pictureName = (picture: Picture): string => place(picture)

/** Where a brand's logo is kept. */
export const logoName = ({ name, colour, mark }: Brand): string => place({ name, colour, mark })

/** Files written at once: more would only wait for the disk. */
const atOnce = 16

/** Draws every distinct picture and logo of a catalogue once into the file store. */
export async function drawPictures(files: Files, catalogue: Catalogue): Promise<number> {
  const drawings = new Map<string, () => string>()
  for (const picture of picturesOf(catalogue))
    drawings.set(pictureName(picture), () => draw(picture))
  for (const brand of catalogue.brands) drawings.set(logoName(brand), () => drawLogo(brand))
  const waiting = drawings.entries()
  const drawOn = async () => {
    for (const [name, drawing] of waiting) await files.put(name, Buffer.from(drawing()))
  }
  await Promise.all(Array.from({ length: atOnce }, drawOn))
  return drawings.size
}

function* picturesOf({ categories, products }: Catalogue): Generator<Picture> {
  for (const category of categories) {
    yield category.picture
    for (const sub of category.subCategories) yield sub.picture
  }
  for (const product of products) {
    yield product.picture
    for (const variant of product.variants) yield variant.picture
  }
}
