import assert from 'node:assert/strict'
import { test } from 'node:test'
import { staffRoles } from '#modules/people/staff/rules.ts'
import { listSections } from './sections.ts'

test('listSections: the menu of a role shows each icon once', () => {
  for (const role of staffRoles) {
    const icons = listSections({ roles: [role] } as never).map(({ icon }) => icon)
    assert.ok(icons.length > 0, role)
    assert.deepEqual(icons, [...new Set(icons)], role)
  }
})
