import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'

const read = (page: string) => readFileSync(page, 'utf8')
const decisions = globSync('docs/decisions/[0-9]*.md')

/** The modules in the order that the architecture's page gives them. */
const order = /\nmodules\/.*\n((?: {2}[a-z].*\n)+)/
  .exec(read('docs/ARCHITECTURE.md'))![1]!
  .replaceAll(/^ {2}\w+\.ts.*$/gm, '')
  .trim()
  .split(/\s+/)

test('the architecture names every module, and no other', () => {
  const there = readdirSync('modules', { withFileTypes: true }).filter((each) => each.isDirectory())
  assert.deepEqual(order.toSorted(), there.map(({ name }) => name).toSorted())
})

test('a module uses only those that stand before it', () => {
  const IMPORT = /^(?:import|export)(?! type)[^;]*?from '#modules\/([\w-]+)\//gm
  const upwards = globSync('modules/*/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const own = order.indexOf(file.split('/')[1]!)
      return [...read(file).matchAll(IMPORT)]
        .filter(([, used]) => order.indexOf(used!) > own)
        .map(([, used]) => `${file} uses ${used}`)
    })
  assert.deepEqual(upwards, [])
})

test('every decision stands in the index', () => {
  const index = read('docs/decisions/README.md')
  assert.deepEqual(
    decisions.map((page) => basename(page)).filter((page) => !index.includes(`](${page})`)),
    [],
  )
})

test('every path that the pages name is there', () => {
  const PATH =
    /`((?:modules|platform|database|web|images|demo|server|commands|tests|bench|docs)\/[\w./*{},-]+)`/g
  const pages = [...globSync('*.md'), ...globSync('docs/*.md'), ...decisions]
  const gone = pages.flatMap((page) =>
    [...read(page).matchAll(PATH)]
      .map(([, path]) => path!)
      // The walk through a new capability names what nobody has written yet.
      .filter((path) => !/samples/.test(path) && globSync(path).length === 0)
      .map((path) => `${page} names ${path}`),
  )
  assert.deepEqual(gone, [])
})
