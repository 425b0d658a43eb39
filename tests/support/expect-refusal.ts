import assert from 'node:assert/strict'
import { isCallError, type CallError } from '#platform/contract/call-error.ts'

/** The failure of a call that has to be refused, and with what, where it is told; answered, the test fails. */
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
