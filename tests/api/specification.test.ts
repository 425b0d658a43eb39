import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { calls } from '#modules/contract.ts'
import { handlers } from '#modules/handlers.ts'
import { storefront } from '#web/storefront/routes.ts'
import { callsNotBuilt, ourCalls, routesNotBuilt } from './specification/not-built.ts'

const readTable = (table: string) =>
  readFileSync(new URL(`./specification/${table}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const specified = new Set(
  readTable('calls.tsv').map(([service, method, path]) => `${service} ${method} ${path}`),
)
const built = new Set(
  Object.values(calls).map((call) => `${call.service ?? 'main'} ${call.method} ${call.path}`),
)

test('every call of the specification is built or stands in the one list of what is not', () => {
  const missing = [...specified].filter((line) => !built.has(line) && !callsNotBuilt.includes(line))
  assert.deepEqual(missing, [])
})

test('a built call does not stand in the list of what is not built', () => {
  assert.deepEqual(
    callsNotBuilt.filter((line) => built.has(line)),
    [],
  )
  assert.deepEqual(
    callsNotBuilt.filter((line) => !specified.has(line)),
    [],
  )
})

test('a call that the specification does not know is named as ours', () => {
  const unknown = [...built].filter((line) => !specified.has(line) && !line.includes(' /staff/'))
  assert.deepEqual(unknown.sort(), [...ourCalls].sort())
})

test('every call of the contract has its handler', () => {
  assert.deepEqual(
    Object.keys(calls).filter((name) => !handlers[name]),
    [],
  )
})

/** The addresses of a route tree, in the specification's writing: `/kategori/{categorySlug}`. */
function listAddresses(entries: RouteConfigEntry[], parentPath = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parentPath : `${parentPath}/${entry.path}`
    const children = entry.children ? listAddresses(entry.children, path) : []
    const own = entry.index || (entry.path !== undefined && !entry.children) ? [path || '/'] : []
    return [...own, ...children]
  })
}
const routes = listAddresses(storefront)
  .filter((path) => path !== '/*')
  .map((path) => path.replace(/:(\w+)/g, '{$1}'))
const screens = readTable('routes.tsv')
  .filter(([, access]) => access !== 'none')
  .map(([path]) => path!)

test('every screen of the specification is built or stands in the one list', () => {
  assert.deepEqual(
    screens.filter((path) => !routes.includes(path) && !routesNotBuilt.includes(path)),
    [],
  )
})

test('a built screen does not stand in the list, and there is no screen of our own', () => {
  assert.deepEqual(
    routesNotBuilt.filter((path) => routes.includes(path)),
    [],
  )
  assert.deepEqual(
    routes.filter((path) => !screens.includes(path)),
    [],
  )
})

// The lists may only shrink: whoever builds something lowers the figure.
test('the lists of what is not built only shrink', () => {
  assert.ok(callsNotBuilt.length <= 86, `${callsNotBuilt.length} calls`)
  assert.ok(routesNotBuilt.length <= 37, `${routesNotBuilt.length} screens`)
})

test(
  'the tables are those of the specification',
  { skip: !existsSync('../shared/spec') && 'no specification beside this checkout' },
  () => {
    for (const table of ['calls.tsv', 'routes.tsv'])
      assert.equal(
        readFileSync(`tests/api/specification/${table}`, 'utf8'),
        readFileSync(`../shared/spec/${table}`, 'utf8'),
      )
  },
)
