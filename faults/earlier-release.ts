import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '#commands/lib/project.ts'
import type { DrillContext } from './drill.ts'

/** Instead of the latest tag: what git knows the release before as. */
const VARIABLE = 'RELEASE_BEFORE'

/**
 * The project as it was at the release before, in a folder of its own with the packages of its own lock. Returns the folder
 * and the commit.
 * @throws Error where there is no such release
 */
export function checkOutEarlierRelease({ scratch, printLine }: DrillContext) {
  const revision = process.env[VARIABLE] ?? findLatestTag()
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`)
  const root = path.join(scratch, 'before')
  mkdirSync(root)
  const archive = path.join(scratch, 'before.tar')
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', root])
  if (readLock(root) === readLock(PROJECT_ROOT))
    symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'))
  else {
    printLine('its packages are other ones: they are installed')
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'ignore',
    })
  }
  return { root, commit: commit.slice(0, 8) }
}

function findLatestTag(): string {
  try {
    return git('describe', '--tags', '--abbrev=0')
  } catch {
    throw new Error(`There is no tag yet: name the release before, such as ${VARIABLE}=HEAD~20.`)
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

const readLock = (root: string): string =>
  readFileSync(path.join(root, 'package-lock.json'), 'utf8')
