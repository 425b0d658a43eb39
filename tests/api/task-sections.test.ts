import assert from 'node:assert/strict'
import { test } from 'node:test'
import { taskSources } from '#modules/operations/today/service/sources.ts'
import { listSections } from '#web/backoffice/layout/sections.ts'

test('sections of the back office: whatever waits for a role is counted beside exactly one section that the role sees', () => {
  const counted = taskSources.flatMap(({ kind, roles }) =>
    roles.map((role) => ({
      kind,
      role,
      sections: listSections({ roles: [role] } as never).filter(({ tasks = [] }) =>
        tasks.includes(kind),
      ).length,
    })),
  )
  assert.deepEqual(
    counted.filter(({ sections }) => sections !== 1),
    [],
  )
})
