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

test('docs/decisions: the index lists every decision', () => {
  const index = read('docs/decisions/README.md')
  assert.deepEqual(
    decisions.map((page) => basename(page)).filter((page) => !index.includes(`](${page})`)),
    [],
  )
})

test('docs: every path that a page names exists', () => {
  const PATH =
    /`((?:modules|platform|database|web|images|demo|server|commands|tests|bench|docs)\/[\w./*{},-]+)`/g
  const pages = [...globSync('*.md'), ...globSync('docs/*.md'), ...decisions]
  const missingPaths = pages.flatMap((page) =>
    [...read(page).matchAll(PATH)]
      .map(([, path]) => path!)
      // The walkthrough of a new capability names files that do not exist.
      .filter((path) => !/samples/.test(path) && globSync(path).length === 0)
      .map((path) => `${page} names ${path}`),
  )
  assert.deepEqual(missingPaths, [])
})
