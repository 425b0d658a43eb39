import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** The modules in the order that the architecture's page gives them. */
const order = /\nmodules\/.*\n((?: {2}[a-z].*\n)+)/
  .exec(readFileSync('docs/ARCHITECTURE.md', 'utf8'))![1]!
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
      return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .filter(([, used]) => order.indexOf(used!) > own)
        .map(([, used]) => `${file} uses ${used}`)
    })
  assert.deepEqual(upwards, [])
})
