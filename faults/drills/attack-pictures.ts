import fs from 'node:fs/promises'
import path from 'node:path'
import { defineAttack } from '../attack/attack.ts'
import { sendMany } from '../attack/send.ts'

const PICTURES = 40
const SIDES = [3072, 2560, 2048, 1536, 1280]

/** The largest pictures of each format and many qualities: each has to be made. */
export const attackPictures = defineAttack({
  name: 'attack-pictures',
  title: '200 large pictures of /img, half of them AVIF, 40 at a time',
  async prepare(dataDir) {
    const folder = path.join(dataDir, 'files', 'pictures')
    await fs.mkdir(folder, { recursive: true })
    for (let nr = 0; nr < PICTURES; nr++)
      await fs.writeFile(path.join(folder, `attacked-${nr}.svg`), draw(nr))
  },
  strike: (target) =>
    sendMany(target, 200, 40, (nr) => {
      const [width, height] = [SIDES[nr % 5], SIDES[(nr >> 1) % 3]]
      const filters = `format(${nr % 2 ? 'avif' : 'webp'}):quality(${100 - (nr % 50)})`
      const source = `pictures/attacked-${nr % PICTURES}.svg`
      return { path: `/img/unsafe/${width}x${height}/filters:${filters}/${source}` }
    }),
})

const draw = (seed: number) => {
  const circles = Array.from(
    { length: 60 },
    (_, nr) =>
      `<circle cx="${(nr * 97 + seed * 31) % 400}" cy="${(nr * 53 + seed * 17) % 400}" r="${9 + (nr % 40)}" fill="hsl(${(nr * 37 + seed * 11) % 360} 70% 50%)" opacity="0.7"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${circles.join('')}</svg>`
}
