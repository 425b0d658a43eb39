import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listConflictingFields, mergeChoices } from './compare.ts'

const opened = { revision: 1, values: { name: 'Semen', weight: 40, active: true, slug: 'semen' } }
const stored = (current: Record<string, unknown>) => ({ revision: 2, current, saved: {} })

test('listConflictingFields: lists only what the colleague changed to something else', () => {
  const current = { name: 'Semen Tiga', weight: 40.5, active: true, slug: 'semen', gallery: ['b'] }
  const mine = { name: 'Semen', weight: '40,5', active: false, slug: undefined, gallery: ['a'] }
  assert.deepEqual(listConflictingFields({ opened, stored: stored(current), mine }), [
    {
      field: 'name',
      opened: 'Semen',
      theirs: 'Semen Tiga',
      mine: 'Semen',
      isChangedByEditor: false,
      saved: undefined,
    },
  ])
})

test('mergeChoices: keeps what was chosen, one’s own other changes, and what the form does not show', () => {
  const current = { name: 'B', weight: 41, active: true, slug: 'b', gallery: ['b'] }
  const mine = { name: 'A', weight: 42, active: false, slug: undefined, gallery: ['a'] }
  const choices = new Map([
    ['name', 'theirs'],
    ['weight', 'mine'],
  ] as const)
  assert.deepEqual(mergeChoices({ opened, stored: stored(current), mine }, choices), {
    name: 'B',
    weight: 42,
    active: false,
    slug: 'b',
    gallery: ['b'],
  })
})
