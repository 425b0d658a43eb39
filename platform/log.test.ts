import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from './log.ts'

/** Returns what `work` logs. */
function captureLog(work: (log: ReturnType<typeof createLog>) => void): string {
  const written: string[] = []
  work(createLog('trace', { write: (line: string) => void written.push(line) }))
  return written.join('')
}

test('createLog: redacts secrets and personal data in nested objects', () => {
  const person = {
    email: 'marked',
    phone: 'marked',
    password: 'marked',
    nik: 'marked',
    npwp: 'marked',
  }
  const session = {
    token: 'marked',
    refreshToken: 'marked',
    authorization: 'marked',
    cookie: 'marked',
  }
  const text = captureLog((log) => {
    log.info({ ...person, ...session }, 'flat')
    log.info({ body: person, headers: session }, 'one deep')
    log.info({ request: { body: person, headers: session } }, 'two deep')
    log.info({ a: { b: { c: person } } }, 'three deep')
  })
  assert.doesNotMatch(text, /marked/)
  assert.equal(text.trim().split('\n').length, 4)
})

test('createLog: database errors are logged with the constraint but without row values', () => {
  const broken = Object.assign(
    new Error('duplicate key value violates unique constraint "account_email"'),
    {
      code: '23505',
      constraint: 'account_email',
      detail: 'Key (email)=(marked) already exists.',
      where: 'marked',
    },
  )
  const text = captureLog((log) => {
    log.error({ err: broken }, 'call broke')
    log.error({ err: new Error('wrapped', { cause: broken }) }, 'call broke')
  })
  assert.doesNotMatch(text, /marked/)
  assert.match(text, /"constraint":"account_email"/)
})
