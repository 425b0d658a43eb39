import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { describeEntity } from './entity-names.ts'

const root = new URL('../../../', import.meta.url)

test('/backoffice/audit: every kind of entity that is written to the log has a name in words', () => {
  const types = globSync('modules/**/*.ts', { cwd: root }).flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(/entityType: '([^']+)'/g)].map(
      ([, type]) => type!,
    ),
  )
  assert.ok(types.length > 20, `${types.length} uses`)
  assert.deepEqual(
    types.filter((type) => describeEntity(type) === type),
    [],
  )
})
