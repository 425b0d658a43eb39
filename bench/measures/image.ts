import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawImages, imageFileName } from '#demo/seed/images.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { buildImageUrl } from '#images/image-url.ts'
import { createLocalFileStore } from '#platform/files/file-store.ts'
import { startServerProcess } from '../server-process.ts'
import { repeatRequest, measureInterleaved, type Measure, runSequentially } from './measure.ts'

/** A cached image of 320 px, compared with the same bytes as a static file of Fastify. */
export const cachedImage: Measure = {
  name: 'image',
  what: 'image 320 px, cached',
  reference: 'file',
  isOwnWork: true,
  goal: 0.5,
  run: async ({ shop, config, seconds }) => {
    const [name] = await drawImagesOf(path.join(config.dataDir, 'files'), 1)
    const address = buildImageUrl(name!, { width: 320 })
    const image = await (await fetch(shop + address)).bytes()
    const folder = path.join(config.dataDir, 'static')
    await fs.mkdir(folder, { recursive: true })
    await fs.writeFile(path.join(folder, 'image.webp'), image)
    const file = await startServerProcess('references/file.ts', { FOLDER: folder })
    try {
      return await measureInterleaved(
        repeatRequest(shop, address),
        repeatRequest(file.url, '/image.webp'),
        seconds,
      )
    } finally {
      await file.stop()
    }
  },
}

/** How many images a run resizes. */
const IMAGE_COUNT = 30

/** An uncached image of 320 px, compared with sharp alone resizing the same one. */
export const uncachedImage: Measure = {
  name: 'image-uncached',
  what: 'image 320 px, uncached',
  reference: 'sharp',
  isOwnWork: true,
  // At most 1.15 times as long as sharp alone.
  goal: 0.87,
  run: async ({ shop, config }) => {
    const root = path.join(config.dataDir, 'files')
    const names = await drawImagesOf(root, IMAGE_COUNT)
    await fs.rm(path.join(config.dataDir, 'pictures-made'), { recursive: true, force: true })
    const viaSharp = (name: string) => async () => {
      const bytes = await fs.readFile(path.join(root, name))
      const { width } = await sharp(bytes).metadata()
      const resized = sharp(bytes, { density: (72 * 320) / width }).resize({
        width: 320,
        fit: 'inside',
      })
      await resized.webp({ quality: 80, effort: 3 }).toBuffer()
    }
    const viaShop = (name: string) => async () => {
      await (await fetch(shop + buildImageUrl(name, { width: 320 }))).arrayBuffer()
    }
    await runSequentially(names.slice(0, 5).map(viaSharp))
    return {
      reference: await runSequentially(names.map(viaSharp)),
      shop: await runSequentially(names.map(viaShop)),
    }
  },
}

/** Draws the first products' images into a file store; returns their names there. */
async function drawImagesOf(root: string, count: number): Promise<string[]> {
  const catalogue = buildCatalogue()
  const products = catalogue.products.slice(0, count)
  await drawImages(createLocalFileStore(root), {
    ...catalogue,
    brands: [],
    categories: [],
    products,
  })
  return products.map(({ image }) => imageFileName(image))
}
