import fs from 'node:fs/promises'
import path from 'node:path'
import { drawPictures } from '#demo/load/pictures.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { pictureName } from '#demo/load/pictures.ts'
import { pictureAddress } from '#images/address.ts'
import { folderFiles } from '#platform/files.ts'
import { startChild } from '../child.ts'
import { always, besides, type Measure } from './measure.ts'

/** A picture 320 px wide that has been made before, beside the same bytes as a static file of Fastify. */
export const picture: Measure = {
  name: 'picture',
  what: 'picture 320 px, already made',
  reference: 'file',
  goal: 0.5,
  run: async ({ shop, config, seconds }) => {
    const address = pictureAddress(await drawOne(path.join(config.dataDir, 'files')), {
      width: 320,
    })
    const made = await (await fetch(shop + address)).bytes()
    const folder = path.join(config.dataDir, 'static')
    await fs.mkdir(folder, { recursive: true })
    await fs.writeFile(path.join(folder, 'picture.webp'), made)
    const file = await startChild('references/file.ts', { FOLDER: folder })
    try {
      return await besides(always(shop, address), always(file.url, '/picture.webp'), seconds)
    } finally {
      await file.stop()
    }
  },
}

/** Draws the first product's picture into a file store. Gives its name there. */
async function drawOne(root: string): Promise<string> {
  const catalogue = buildCatalogue()
  const [product] = catalogue.products
  if (!product) throw new Error('the catalogue is empty')
  await drawPictures(folderFiles(root), {
    ...catalogue,
    brands: [],
    categories: [],
    products: [product],
  })
  return pictureName(product.picture)
}
