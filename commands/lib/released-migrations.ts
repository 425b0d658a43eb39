import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './project.ts'

export const MIGRATIONS_FOLDER = path.join(PROJECT_ROOT, 'database', 'migrations')
const LIST_FILE = path.join(PROJECT_ROOT, 'database', 'released-migrations.txt')

/** The names of all migrations, in their order. */
export const listMigrations = (): string[] =>
  fs
    .readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** A short hash of a migration's text. */
export const hashMigration = (name: string): string =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(MIGRATIONS_FOLDER, name)))
    .digest('hex')
    .slice(0, 16)

/** The migrations that the latest release has, with their hashes: they never change again. */
export const readReleasedMigrations = (): Map<string, string> =>
  new Map(
    fs
      .readFileSync(LIST_FILE, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )

/** Makes every migration one of a release. */
export const writeReleasedMigrations = (): void =>
  fs.writeFileSync(
    LIST_FILE,
    listMigrations()
      .map((name) => `${name} ${hashMigration(name)}\n`)
      .join(''),
  )
