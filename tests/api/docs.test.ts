import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'

const read = (page: string) => readFileSync(page, 'utf8')
const decisions = globSync('docs/decisions/[0-9]*.md')

test('docs/ARCHITECTURE.md: the tree names every area and capability', () => {
  const page = read('docs/ARCHITECTURE.md')
  const folders = globSync('modules/*/*', { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  )
  assert.deepEqual(
    folders.map(({ name }) => name).filter((name) => !page.includes(name)),
    [],
  )
})

test('docs/decisions: the index lists every decision under its title, each group by number', () => {
  const index = read('docs/decisions/README.md')
  const missing = decisions
    .map((page) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(page))!
      return `- ${number}. [${title}](${basename(page)})`
    })
    .filter((line) => !index.includes(`${line}\n`))
  assert.deepEqual(missing, [])
  for (const [name = '', ...groups] of index
    .split(/^\*\*/m)
    .slice(1)
    .map((each) => each.split('\n'))) {
    const numbers = groups.flatMap((line) => /^- (\d+)\./.exec(line)?.slice(1).map(Number) ?? [])
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
      name,
    )
  }
})

test('docs/decisions: a decision that a page or a source cites exists', () => {
  const numbers = new Set(decisions.map((page) => Number(basename(page).slice(0, 4))))
  const files = [
    ...globSync('*.md'),
    ...globSync('docs/**/*.md'),
    ...globSync(
      '{modules,platform,database,web,images,demo,server,commands,tests,bench,faults}/**/*.{ts,tsx,sql}',
    ),
  ]
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/\bdecisions?\s(\d+(?:(?:, | and )\d+)*)/g)]
      .flatMap(([, cited]) => cited!.split(/\D+/).map(Number))
      .filter((number) => !numbers.has(number))
      .map((number) => `${file} cites decision ${number}`),
  )
  assert.deepEqual(missing, [])
})

test('docs: every path that a page names exists', () => {
  const PATH =
    /`((?:modules|platform|database|web|images|demo|server|operating|commands|tests|bench|faults|docs)\/[\w./*{},-]+)`/g
  const pages = [...globSync('*.md'), ...globSync('docs/{*,operating/*}.md'), ...decisions]
  const missingPaths = pages.flatMap((page) =>
    [...read(page).matchAll(PATH)]
      .map(([, path]) => path!)
      // The walkthrough of a new capability names files that do not exist.
      .filter((path) => !/samples/.test(path) && globSync(path).length === 0)
      .map((path) => `${page} names ${path}`),
  )
  assert.deepEqual(missingPaths, [])
})

test('docs: every command that a page names exists, and README has all of them', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commandsIn = (page: string) =>
    [...read(page).matchAll(/`npm (?:run )?([a-z-]+)/g)].map(([, command]) => command!)
  // The change log names commands that are gone.
  const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{*,operating/*}.md')]
  const unknown = pages.flatMap((page) =>
    commandsIn(page)
      .filter((command) => !(command in scripts))
      .map((command) => `${page} names npm run ${command}`),
  )
  assert.deepEqual(unknown, [])
  const named = new Set(commandsIn('README.md'))
  assert.deepEqual(
    Object.keys(scripts).filter((command) => !named.has(command)),
    [],
  )
})
