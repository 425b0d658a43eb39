import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { calls } from '#modules/contract.ts'
import { handlers } from '#modules/handlers.ts'
import { storefront } from '#web/storefront/routes.ts'
import { callsNotBuilt, ourCalls, ourRoutes, routesNotBuilt } from './specification/not-built.ts'

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

test('contract: every call of the specification is built or listed in callsNotBuilt', () => {
  const missing = [...specified].filter((line) => !built.has(line) && !callsNotBuilt.includes(line))
  assert.deepEqual(missing, [])
})

test('callsNotBuilt: lists only calls of the specification that are not built', () => {
  assert.deepEqual(
    callsNotBuilt.filter((line) => built.has(line)),
    [],
  )
  assert.deepEqual(
    callsNotBuilt.filter((line) => !specified.has(line)),
    [],
  )
})

test('contract: calls outside the specification are listed in ourCalls', () => {
  const unknown = [...built].filter((line) => !specified.has(line) && !line.includes(' /staff/'))
  assert.deepEqual(unknown.sort(), [...ourCalls].sort())
})

test('handlers: every call of the contract has one', () => {
  assert.deepEqual(
    Object.keys(calls).filter((name) => !handlers[name]),
    [],
  )
})

/** The paths of a route tree in the specification's notation: `/kategori/{categorySlug}`. */
function listAddresses(entries: RouteConfigEntry[], parentPath = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parentPath : `${parentPath}/${entry.path}`
    const children = entry.children ? listAddresses(entry.children, path) : []
    const ownPaths =
      entry.index || (entry.path !== undefined && !entry.children) ? [path || '/'] : []
    return [...ownPaths, ...children]
  })
}
const routes = listAddresses(storefront)
  .filter((path) => path !== '/*')
  .map((path) => path.replace(/:(\w+)/g, '{$1}'))
const screens = readTable('routes.tsv')
  .filter(([, access]) => access !== 'none')
  .map(([path]) => path!)

test('routes: every screen of the specification is built or listed in routesNotBuilt', () => {
  assert.deepEqual(
    screens.filter((path) => !routes.includes(path) && !routesNotBuilt.includes(path)),
    [],
  )
})

test('routesNotBuilt: lists no built screen, and every built screen is in the specification or ours', () => {
  assert.deepEqual(
    routesNotBuilt.filter((path) => routes.includes(path)),
    [],
  )
  assert.deepEqual(
    routes.filter((path) => !screens.includes(path)),
    ourRoutes,
  )
})

// The lists may only shrink: building an item lowers the limit.
test('callsNotBuilt and routesNotBuilt: may only shrink', () => {
  assert.ok(callsNotBuilt.length <= 59, `${callsNotBuilt.length} calls`)
  assert.ok(routesNotBuilt.length <= 24, `${routesNotBuilt.length} screens`)
})

test(
  'specification tables: equal the specification’s own',
  { skip: !existsSync('../shared/spec') && 'no specification beside this checkout' },
  () => {
    for (const table of ['calls.tsv', 'routes.tsv'])
      assert.equal(
        readFileSync(`tests/api/specification/${table}`, 'utf8'),
        readFileSync(`../shared/spec/${table}`, 'utf8'),
      )
  },
)
