import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { calls } from '#modules/contract.ts'
import { buildOpenApi } from '#platform/contract/openapi.ts'
import { describeCalls, describePages } from '#tests/support/http/interface.ts'
import { backoffice } from '#web/backoffice/routes.ts'
import { storefront } from '#web/storefront/routes.ts'

// What others rely on (README, "What others can rely on"). A changed or missing line is a breaking change and goes
// into CHANGELOG.md; a new line is an addition. `WRITE_INTERFACE=1` before this test writes both files anew.
const FOLDER = 'tests/api/interface'

function assertUnchanged(name: string, lines: readonly string[]) {
  const file = `${FOLDER}/${name}.txt`
  if (process.env['WRITE_INTERFACE']) writeFileSync(file, `${lines.join('\n')}\n`)
  assert.deepEqual(lines, readFileSync(file, 'utf8').trim().split('\n'))
}

test('the API: every call has the address and the shape that others rely on', () => {
  assertUnchanged('calls', describeCalls(buildOpenApi(calls, 'API')))
})

test('the pages: every address is there', () => {
  assertUnchanged('pages', describePages([...backoffice, ...storefront]))
})
