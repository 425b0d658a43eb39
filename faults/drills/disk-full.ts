import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { createApi } from '#modules/client.ts'
import type { Drill, DrillContext } from '../drill.ts'
import { addBuyers, BUYER_PASSWORD } from '../buyers.ts'
import { seedDataFolder } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

const DISK_MB = 4
const UPLOADS = 10
const PDF = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%'),
  Buffer.alloc(300_000, 'a'),
  Buffer.from('\ntrailer<<>>\n%%EOF'),
])

/**
 * The folders of files and of resized pictures are small disks, which are full: pictures are still
 * sent, uploads are refused with a sentence, and nothing of them stays.
 */
export const diskFull: Drill = {
  name: 'disk-full',
  title: 'uploads and pictures while the disk is full',
  rounds: 3,
  async run(context) {
    if (process.getuid?.() !== 0)
      return { failures: [], figures: ['not tried: only root can mount a small disk'] }
    const dataDir = await seedDataFolder(context)
    const files = mountSmallDisk(context, path.join(dataDir, 'files'))
    const made = mountSmallDisk(context, path.join(dataDir, 'pictures-made'))
    fs.mkdirSync(path.join(files, 'pictures'))
    fs.writeFileSync(path.join(files, 'pictures', 'photo.svg'), DRAWING)
    const shop = await startShop(context, { dataDir, env: { DEMO: '0' } })
    const [email = ''] = await addBuyers(shop.databaseUrl, 1)
    const api = await signIn(shop.origin, email)
    const failures = new Set<string>()
    const answers = new Map<string, number>()
    const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)
    const upload = () =>
      api.files.uploadDocument({ files: { file: new File([PDF], 'akta.pdf') } }).then(
        ({ id }) => ({ answer: 'upload 200', id }),
        (thrown) => {
          if (!isCallError(thrown)) throw thrown
          return { answer: `upload ${thrown.status} ${thrown.code}`, id: undefined }
        },
      )
    for (let round = 0; round < context.rounds; round++) {
      const filesBefore = listFiles(files)
      fillDisk(files)
      fillDisk(made)
      for (let nr = 0; nr < UPLOADS; nr++) {
        const { answer } = await upload()
        count(`full: ${answer}`)
        if (!answer.startsWith('upload 503 ')) failures.add(`while it is full: ${answer}`)
      }
      for (const width of [640, 768, 1024]) {
        const url = `${shop.origin}/img/unsafe/${width}x${[96, 160, 240][round % 3]}/pictures/photo.svg`
        const { status } = await fetch(url)
        count(`full: picture ${status}`)
        if (status !== 200) failures.add(`while it is full: picture ${status}`)
      }
      const added = listFiles(files).filter((name) => !filesBefore.includes(name))
      const left = [...added, ...listFiles(made)].filter((name) => name !== FILLER)
      if (left.length > 0)
        failures.add(`${left.length} files stayed in round ${round + 1}: ${left[0]}`)
      fs.rmSync(path.join(files, FILLER))
      fs.rmSync(path.join(made, FILLER))
      const { answer, id } = await upload()
      count(`room again: ${answer}`)
      if (id === undefined) failures.add(`with room again: ${answer}`)
      else await api.files.removeUpload({ query: { id } })
    }
    const end = shop.findEnd()
    if (end) failures.add(end)
    const figures = [[...answers].map(([answer, times]) => `${times} × ${answer}`).join(', ')]
    return { failures: [...failures], figures }
  },
}

const FILLER = 'filler'
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle r="90" cx="200" cy="200" fill="red"/></svg>`

function mountSmallDisk(context: DrillContext, folder: string): string {
  fs.mkdirSync(folder, { recursive: true })
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]
  execFileSync('mount', options)
  context.onEnd(async () => void execFileSync('umount', [folder]))
  return folder
}

/** Writes until there is no room. */
function fillDisk(folder: string): void {
  const file = fs.openSync(path.join(folder, FILLER), 'w')
  try {
    for (;;) fs.writeSync(file, Buffer.alloc(4_096))
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown
  } finally {
    fs.closeSync(file)
  }
}

/** The files of a folder and those below it, with their paths. */
const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => path.relative(folder, path.join(each.parentPath, each.name)))

async function signIn(origin: string, email: string) {
  const transport = (token?: string) =>
    createHttpTransport({
      baseUrl: () => `${origin}/api`,
      headers: (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {}),
    })
  const body = { email, password: BUYER_PASSWORD }
  const { token } = await createApi(transport()).identity.signIn({ body })
  return createApi(transport(token))
}
