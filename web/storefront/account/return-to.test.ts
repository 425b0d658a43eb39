import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildReturnToQuery, buildActivationPath, getSignInReason } from './return-to.ts'

test('where somebody was going and what brought them comes along, and nothing else', () => {
  const query = new URLSearchParams({
    redirect: '/upo?id=1',
    tracker: 'ig-11',
    google: 'google.off',
  })
  assert.equal(buildReturnToQuery(query), '?redirect=%2Fupo%3Fid%3D1&tracker=ig-11')
  assert.equal(buildReturnToQuery(new URLSearchParams({ email: 'a@contoh.id' })), '')
})

test('an address of another site does not come along', () => {
  for (const redirect of ['https://jahat.id', '//jahat.id', '/'])
    assert.equal(buildReturnToQuery(new URLSearchParams({ redirect })), '')
})

test('who was led here by an invitation or an order is told so', () => {
  assert.match(getSignInReason('/profile?undangan=abc')!, /diundang/)
  assert.match(getSignInReason('/profile?persetujuan=1')!, /menunggu keputusan/)
  assert.match(getSignInReason('/checkout?langkah=2')!, /pesanan Anda/)
  assert.equal(getSignInReason('/'), undefined)
})

test('who is not active yet still knows where they were going', () => {
  assert.equal(
    buildActivationPath('a@contoh.id', '/upo'),
    '/activation?email=a%40contoh.id&belum=&redirect=%2Fupo',
  )
  assert.equal(buildActivationPath('a@contoh.id', '/'), '/activation?email=a%40contoh.id&belum=')
})
