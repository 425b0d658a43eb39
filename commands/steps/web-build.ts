import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { compressAssets } from './compress-assets.ts'
import { during, seconds, type Say } from './progress.ts'
import { PROJECT, tool } from './project.ts'
import { runNode } from './tool.ts'

const STAMP = path.join(PROJECT, 'build', '.stamp')
const SOURCES = ['web', 'modules', 'platform', 'public']
const SINGLE = ['react-router.config.ts', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']

/**
 * Builds the web unless the last build was made from the same sources.
 * @throws Error with what the build said when it fails
 */
export async function buildWeb(say: Say, signal?: AbortSignal): Promise<void> {
  if (!fs.existsSync(path.join(PROJECT, 'react-router.config.ts'))) {
    say('There is no web to build yet (react-router.config.ts is missing)')
    return
  }
  const print = fingerprint()
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === print) return
  const begun = performance.now()
  say('Building the web …')
  fs.rmSync(STAMP, { force: true })
  const work = runNode([tool('react-router'), 'build'], {
    env: { NODE_ENV: 'production' },
    signal,
  })
  const { code, output } = await during('Building the web', work, say)
  if (code !== 0) throw new Error(`The web could not be built:\n${output.trim()}`)
  await compressAssets(path.join(PROJECT, 'build', 'client', 'assets'))
  fs.writeFileSync(STAMP, print)
  say(`The web is built (${seconds(begun)})`)
}

/** One hash of all that the web is made from. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of [...SINGLE, ...SOURCES.flatMap(filesBelow)]) {
    const full = path.join(PROJECT, file)
    if (fs.existsSync(full))
      hash.update(file).update('\0').update(fs.readFileSync(full)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  const full = path.join(PROJECT, folder)
  if (!fs.existsSync(full)) return []
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(PROJECT, path.join(entry.parentPath, entry.name)))
    .sort()
}
