import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSurveyOfPage } from './survey-of-page.ts'
import { delayOf, writeShownCookie, wasShown } from './survey-timing.ts'

const formOn = (pathname: string, status?: string) =>
  findSurveyOfPage(
    pathname,
    status ? { search: '?id=1', order: { number: 'SO/2026/11/000001', status } } : undefined,
  )?.form

test('findSurveyOfPage: the pages on which a survey may appear', () => {
  for (const pathname of [
    '/',
    '/kategori',
    '/kategori/semen',
    '/brand/a/produk',
    '/blog',
    '/produk',
  ])
    assert.equal(formOn(pathname), 'general_survey', pathname)
  assert.equal(formOn('/kategori/kayu/triplek'), 'triplek_survey')
  for (const pathname of ['/produk/semen-a', '/cart', '/checkout', '/login', '/profile', '/faq'])
    assert.equal(formOn(pathname), undefined, pathname)
})

test('findSurveyOfPage: an order is asked about once it has arrived', () => {
  const page = '/profile/daftar-transaksi/detail'
  assert.equal(formOn(page, 'processing'), undefined)
  assert.equal(formOn(page, 'delivered'), 'purchase_feedback')
  assert.equal(formOn(page, 'completed'), 'purchase_feedback')
})

test('findSurveyOfPage: what is filled in on the page of an order is not interrupted', () => {
  const order = { number: 'SO/2026/11/000001', status: 'delivered' }
  const page = '/profile/daftar-transaksi/detail'
  for (const search of ['?id=1&retur', '?id=1&ulang'])
    assert.equal(findSurveyOfPage(page, { search, order }), undefined, search)
  assert.ok(findSurveyOfPage(page, { search: '?id=1', order }))
})

test('surveys: delays and cookies are those of the specification', () => {
  const [general, triplek] = [findSurveyOfPage('/')!, findSurveyOfPage('/kategori/kayu/triplek')!]
  assert.deepEqual([delayOf(general), delayOf(triplek)], [15_000, 25_000])
  assert.equal(writeShownCookie(general), '_jm_i_srvy=1; Path=/; Max-Age=14400; SameSite=Lax')
  assert.equal(
    writeShownCookie(triplek),
    '_jm_triplek_survey=1; Path=/; Max-Age=14400; SameSite=Lax',
  )
})

test('wasShown: the cookie of its own survey counts, and that of an answered order', () => {
  const general = findSurveyOfPage('/')!
  assert.equal(wasShown(general, 'a=1; _jm_triplek_survey=1'), false)
  assert.equal(wasShown(general, 'a=1; _jm_i_srvy=1'), true)
  const order = { form: 'purchase_feedback', orderNumber: 'SO/2026/11/000001' } as const
  assert.equal(wasShown(order, '_jm_feedback_SO-2026-11-000002=1'), false)
  assert.equal(wasShown(order, '_jm_feedback_SO-2026-11-000001=1'), true)
})
