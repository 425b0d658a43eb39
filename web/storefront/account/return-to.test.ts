import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildReturnToQuery, buildActivationPath, getSignInReason } from './return-to.ts'

test('buildReturnToQuery: passes on the destination and the tracker, and nothing else', () => {
  const query = new URLSearchParams({
    redirect: '/upo?id=1',
    tracker: 'ig-11',
    google: 'google.off',
  })
  assert.equal(buildReturnToQuery(query), '?redirect=%2Fupo%3Fid%3D1&tracker=ig-11')
  assert.equal(buildReturnToQuery(new URLSearchParams({ email: 'a@contoh.id' })), '')
})

test('buildReturnToQuery: drops an address of another site', () => {
  for (const redirect of ['https://jahat.id', '//jahat.id', '/'])
    assert.equal(buildReturnToQuery(new URLSearchParams({ redirect })), '')
})

test('getSignInReason: explains an invitation and an order', () => {
  assert.match(getSignInReason('/profile?undangan=abc')!, /diundang/)
  assert.match(getSignInReason('/profile?persetujuan=1')!, /menunggu keputusan/)
  assert.match(getSignInReason('/checkout?langkah=2')!, /pesanan Anda/)
  assert.equal(getSignInReason('/'), undefined)
})

test('buildActivationPath: an inactive account keeps its destination', () => {
  assert.equal(
    buildActivationPath('a@contoh.id', '/upo'),
    '/activation?email=a%40contoh.id&belum=&redirect=%2Fupo',
  )
  assert.equal(buildActivationPath('a@contoh.id', '/'), '/activation?email=a%40contoh.id&belum=')
})
