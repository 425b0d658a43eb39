import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawImages } from '#demo/seed/images.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { imageFileName } from '#demo/seed/images.ts'
import { buildImageUrl } from '#images/image-url.ts'
import { createLocalFileStore } from '#platform/file-store.ts'
import { startServerProcess } from '../server-process.ts'
import { repeatRequest, measureInterleaved, type Measure, runSequentially } from './measure.ts'

/** A cached image of 320 px, compared with the same bytes as a static file of Fastify. */
export const cachedImage: Measure = {
  name: 'image',
  what: 'image 320 px, cached',
  reference: 'file',
  goal: 0.5,
  run: async ({ shop, config, seconds }) => {
    const address = buildImageUrl(await drawFirstImage(path.join(config.dataDir, 'files')), {
      width: 320,
    })
    const image = await (await fetch(shop + address)).bytes()
    const folder = path.join(config.dataDir, 'static')
    await fs.mkdir(folder, { recursive: true })
    await fs.writeFile(path.join(folder, 'image.webp'), image)
    const file = await startServerProcess('references/file.ts', { FOLDER: folder })
    try {
      return await measureInterleaved(repeatRequest(shop, address), repeatRequest(file.url, '/image.webp'), seconds)
    } finally {
      await file.stop()
    }
  },
}

/** How many images a run resizes. */
const IMAGE_COUNT = 60

/** An uncached image of 320 px, compared with sharp alone resizing the same one. */
export const uncachedImage: Measure = {
  name: 'image-uncached',
  what: 'image 320 px, uncached',
  reference: 'sharp',
  // At most 1.15 times as long as sharp alone.
  goal: 0.87,
  run: async ({ shop, config }) => {
    const root = path.join(config.dataDir, 'files')
    const name = await drawFirstImage(root)
    // Each quality is an image of its own. A rerun starts at another one.
    const seed = Math.floor(Math.random() * 40)
    const qualities = Array.from({ length: IMAGE_COUNT }, (_, index) => 1 + ((seed + index) % 100))
    await fs.rm(path.join(config.dataDir, 'pictures-made'), { recursive: true, force: true })
    const source = path.join(root, name)
    const viaSharp = (quality: number) => async () => {
      const bytes = await fs.readFile(source)
      const { width } = await sharp(bytes).metadata()
      const resized = sharp(bytes, { density: (72 * 320) / width }).resize({ width: 320, fit: 'inside' })
      await resized.webp({ quality, effort: 3 }).toBuffer()
    }
    const viaShop = (quality: number) => async () => {
      const address = buildImageUrl(name, { width: 320, quality })
      await (await fetch(shop + address)).arrayBuffer()
    }
    const half = qualities.slice(0, IMAGE_COUNT / 2)
    await runSequentially(half.slice(0, 5).map(viaSharp))
    return {
      reference: await runSequentially(half.map(viaSharp)),
      shop: await runSequentially(qualities.slice(IMAGE_COUNT / 2).map(viaShop)),
    }
  },
}

/** Draws the first product's image into a file store; returns its name there. */
async function drawFirstImage(root: string): Promise<string> {
  const catalogue = buildCatalogue()
  const [product] = catalogue.products
  if (!product) throw new Error('the catalogue is empty')
  await drawImages(createLocalFileStore(root), {
    ...catalogue,
    brands: [],
    categories: [],
    products: [product],
  })
  return imageFileName(product.image)
}
