import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCollectionDue } from './idle-memory.ts'

const due = { residentMb: 400, settledMb: 300, utilization: 0.02 }

test('isCollectionDue: an idle process that has grown, and no busy one', () => {
  assert.equal(isCollectionDue(due), true)
  assert.equal(isCollectionDue({ ...due, utilization: 0.1 }), false)
  assert.equal(isCollectionDue({ ...due, residentMb: 350 }), false)
})

test('isCollectionDue: after the start, which reads the catalogue', () => {
  assert.equal(isCollectionDue({ ...due, settledMb: 0 }), true)
})
