import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toastDurations } from './toast.ts'

test('toastDurations: the specification names how long each kind stays', () => {
  const { info, error, success, custom, loading } = toastDurations
  assert.deepEqual(
    { info, error, success, custom, loading },
    { info: 5000, error: 5000, success: 2000, custom: 5000, loading: Infinity },
  )
})
