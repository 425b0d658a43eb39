import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawPictures } from '#demo/load/pictures.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { pictureName } from '#demo/load/pictures.ts'
import { pictureAddress } from '#images/address.ts'
import { folderFiles } from '#platform/files.ts'
import { startChild } from '../child.ts'
import { always, besides, type Measure, oneByOne } from './measure.ts'

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

/** Pictures that are made for the first measure of a run. */
const FIRST = 60

/** A picture 320 px wide that nobody asked for before, beside sharp alone making the same one. */
export const pictureFirst: Measure = {
  name: 'picture-first',
  what: 'picture 320 px, first time',
  reference: 'sharp',
  // At most 1.15 times as long as sharp alone.
  goal: 0.87,
  run: async ({ shop, config }) => {
    const root = path.join(config.dataDir, 'files')
    const name = await drawOne(root)
    // A quality that no page asks for makes each a picture of its own; a rerun asks for others.
    const seed = Math.floor(Math.random() * 40)
    const qualities = Array.from({ length: FIRST }, (_, at) => 1 + ((seed + at) % 100))
    await fs.rm(path.join(config.dataDir, 'pictures-made'), { recursive: true, force: true })
    const source = path.join(root, name)
    const alone = (quality: number) => async () => {
      const bytes = await fs.readFile(source)
      const { width } = await sharp(bytes).metadata()
      const picture = sharp(bytes, { density: (72 * 320) / width }).resize({ width: 320, fit: 'inside' })
      await picture.webp({ quality, effort: 3 }).toBuffer()
    }
    const asked = (quality: number) => async () => {
      const address = pictureAddress(name, { width: 320, quality })
      await (await fetch(shop + address)).arrayBuffer()
    }
    const half = qualities.slice(0, FIRST / 2)
    await oneByOne(half.slice(0, 5).map(alone))
    return {
      reference: await oneByOne(half.map(alone)),
      shop: await oneByOne(qualities.slice(FIRST / 2).map(asked)),
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
