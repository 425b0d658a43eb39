import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canTransition } from '#platform/state-machine.ts'
import { hashPassword, verifyPassword } from './service/password-hash.ts'
import { commonPasswords } from './rules/common-passwords.ts'
import { findPasswordProblem } from './rules/password-strength.ts'
import { accountTransitions, type AccountStatus } from './rules/accounts.ts'
import { REFRESH_GRACE_MS, evaluateRefreshToken } from './rules/tokens.ts'

const now = new Date('2026-11-20T05:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const pair = { endedAt: null, refreshExpiresAt: later(1000), replacedAt: null, holderActive: true }

test('evaluateRefreshToken: renews once, and again during the grace period', () => {
  assert.equal(evaluateRefreshToken(pair, now), 'renew')
  assert.equal(
    evaluateRefreshToken({ ...pair, replacedAt: later(-REFRESH_GRACE_MS) }, now),
    'renew',
  )
})

test('evaluateRefreshToken: a token that returns after the grace period has been replayed', () => {
  assert.equal(
    evaluateRefreshToken({ ...pair, replacedAt: later(-REFRESH_GRACE_MS - 1) }, now),
    'replayed',
  )
})

test('evaluateRefreshToken: an expired token or one of an ended session or inactive holder is dead', () => {
  assert.equal(evaluateRefreshToken({ ...pair, refreshExpiresAt: now }, now), 'dead')
  assert.equal(evaluateRefreshToken({ ...pair, endedAt: now }, now), 'dead')
  assert.equal(evaluateRefreshToken({ ...pair, holderActive: false }, now), 'dead')
})

test('accountTransitions: only the transitions of the table are allowed', () => {
  const states: AccountStatus[] = ['pending_activation', 'active', 'suspended', 'closed']
  const steps = states.flatMap((from) =>
    states.flatMap((to) =>
      (['link', 'google', 'staff', 'owner'] as const)
        .filter((who) => canTransition(accountTransitions, from, to, who))
        .map((who) => `${from} ${to} ${who}`),
    ),
  )
  assert.deepEqual(steps, [
    'pending_activation active link',
    'pending_activation active google',
    'active suspended staff',
    'active closed owner',
    'suspended active staff',
  ])
})

test('findPasswordProblem: rejects passwords that are easy to guess', () => {
  const common = [
    '12345678',
    '123456789',
    '87654321',
    '11111111',
    '00000000',
    '12121212',
    '112233445566',
    'abcd1234',
    'qwerty123',
    'qwertyuiop',
    '1qaz2wsx',
    '1q2w3e4r',
    'asdfghjkl',
    'Password1',
    'password123!',
    'P@ssw0rd',
    'rahasia123',
    'Sayang123',
    'katasandi',
    'indonesia',
    'bismillah1',
    'akucintakamu',
    'iloveyou',
    'abcabcabc',
    'qwerty12345',
    'semangat45',
    'doraemon',
    'abcdefgh',
    '1234.5678',
    'sandi 1234',
    // The demo's, which its documentation shows.
    'belanja-2026',
    'kelola-2026',
  ]
  for (const password of common) assert.ok(findPasswordProblem(password, 'a@b.id'), password)
})

test('findPasswordProblem: rejects the ten thousand most common passwords in any case', () => {
  assert.equal(commonPasswords.size, 10_000)
  const known = [
    'corvette',
    'Maverick',
    'STEELERS',
    'snowball',
    'minecraft',
    '147258369',
    'jonathan',
  ]
  for (const password of [...commonPasswords, ...known])
    if (password.length >= 8) assert.ok(findPasswordProblem(password, 'a@b.id'), password)
})

test('findPasswordProblem: accepts long passwords, any letters and personal meanings', () => {
  for (const password of ['batu kali di halaman', 'Gx7!pL0q', 'ギター・弾き語り', '74920183'])
    assert.equal(findPasswordProblem(password, 'a@b.id'), undefined, password)
})

test('findPasswordProblem: says what is true of the password that it refuses', () => {
  const reasons: [password: string, reason: RegExp][] = [
    ['minecraft', /paling banyak dipakai/],
    ['Gx7!Gx7!', /mengulang beberapa karakter/],
    ['8765 4321 098', /urutan/],
    ['sdfghjkl', /urutan/],
    ['merahputih', /satu kata yang umum/],
    ['Sayang_2091', /kata umum "sayang" dengan angka/],
  ]
  for (const [password, reason] of reasons)
    assert.match(findPasswordProblem(password, 'a@b.id') ?? '', reason, password)
  // A common word that long digits follow is not easy to guess, so nothing is said of it.
  assert.equal(findPasswordProblem('rumah-8472915603', 'a@b.id'), undefined)
})

test('findPasswordProblem: rejects the owner’s e-mail address', () => {
  assert.ok(findPasswordProblem('Budi.Santoso', 'budi.santoso@contoh.id'))
  assert.ok(findPasswordProblem('budi@contoh.id', 'budi@contoh.id'))
})

test('verifyPassword: a hash matches its password only, and two hashes of one password differ', async () => {
  const [first, second] = await Promise.all([hashPassword('batu kali'), hashPassword('batu kali')])
  assert.notEqual(first, second)
  assert.ok(await verifyPassword('batu kali', first))
  assert.equal(await verifyPassword('batu kal', first), false)
  assert.equal(await verifyPassword('', undefined), false)
})

test('verifyPassword: a password matches in every Unicode composition', async () => {
  const composed = 'caf\u00e9 di sudut'
  assert.ok(
    await verifyPassword(composed.normalize('NFD'), await hashPassword(composed.normalize('NFC'))),
  )
})
