import fs from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './lib/project.ts'
import { writeReleasedMigrations } from './lib/released-migrations.ts'

// `npm run release -- 0.2.0`: what is unreleased becomes a release, in the change log, in package.json and in the list of
// migrations that never change again. It commits nothing.
const [version = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('npm run release -- 0.2.0')
  process.exit(1)
}
const edit = (name: string, change: (text: string) => string) => {
  const file = path.join(PROJECT_ROOT, name)
  const before = fs.readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${name} has nothing to release`)
  fs.writeFileSync(file, after)
}
const day = new Date().toISOString().slice(0, 10)
edit('CHANGELOG.md', (text) =>
  text.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version} (${day})\n`),
)
edit('package.json', (text) => text.replace(/"version": ".*"/, `"version": "${version}"`))
writeReleasedMigrations()
console.log(`${version} is prepared. Look at the changes, then`)
console.log(`  git commit -am "Release ${version}" && git tag v${version}`)
console.log('and, with the tag before: RELEASE_BEFORE=v… npm run drills -- --only release')
