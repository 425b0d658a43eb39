import assert from 'node:assert/strict'
import { isCallError, type CallError } from '#platform/contract/call-error.ts'

/** Asserts that a call fails, optionally with this status and code. Returns the error. */
export async function expectRefusal(
  call: Promise<unknown>,
  status?: number,
  code?: string,
): Promise<CallError> {
  const failure = await call.then(
    () => assert.fail('was not refused'),
    (thrown: unknown) => thrown,
  )
  assert.ok(isCallError(failure), String(failure))
  if (status !== undefined) assert.equal(failure.status, status, failure.message)
  if (code !== undefined) assert.equal(failure.code, code, failure.message)
  return failure
}
