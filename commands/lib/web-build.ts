import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { compressAssets } from './compress-assets.ts'
import { withProgress, formatElapsed, type PrintLine } from './progress.ts'
import { PROJECT_ROOT, resolveBin } from './project.ts'
import { runNode } from './run-node.ts'

const STAMP_FILE = path.join(PROJECT_ROOT, 'build', '.stamp')
const SOURCE_FOLDERS = ['web', 'modules', 'platform', 'public']
const SINGLE_FILES = [
  'react-router.config.ts',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Builds the web unless the last build used the same sources.
 * @throws Error with the build's output when it fails
 */
export async function buildWeb(printLine: PrintLine, signal?: AbortSignal): Promise<void> {
  if (!fs.existsSync(path.join(PROJECT_ROOT, 'react-router.config.ts'))) {
    printLine('There is no web to build yet (react-router.config.ts is missing)')
    return
  }
  const fingerprint = computeFingerprint()
  if (fs.existsSync(STAMP_FILE) && fs.readFileSync(STAMP_FILE, 'utf8') === fingerprint) return
  const startedAt = performance.now()
  printLine('Building the web …')
  fs.rmSync(STAMP_FILE, { force: true })
  const work = runNode([resolveBin('react-router'), 'build'], {
    env: { NODE_ENV: 'production' },
    signal,
  })
  const { code, output } = await withProgress('Building the web', work, printLine)
  if (code !== 0) throw new Error(`The web could not be built:\n${output.trim()}`)
  await compressAssets(path.join(PROJECT_ROOT, 'build', 'client', 'assets'))
  fs.writeFileSync(STAMP_FILE, fingerprint)
  printLine(`The web is built (${formatElapsed(startedAt)})`)
}

/** One hash of all sources of the web. */
function computeFingerprint(): string {
  const hash = createHash('sha256')
  for (const file of [...SINGLE_FILES, ...SOURCE_FOLDERS.flatMap(listFiles)]) {
    const fullPath = path.join(PROJECT_ROOT, file)
    if (fs.existsSync(fullPath))
      hash.update(file).update('\0').update(fs.readFileSync(fullPath)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(folder: string): string[] {
  const fullPath = path.join(PROJECT_ROOT, folder)
  if (!fs.existsSync(fullPath)) return []
  return fs
    .readdirSync(fullPath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(PROJECT_ROOT, path.join(entry.parentPath, entry.name)))
    .sort()
}
