import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tabIn, tabsFor } from './tabs.ts'

test('who sells answers requests, who writes the catalogue keeps its words too', () => {
  assert.deepEqual(
    tabsFor({ roles: ['sales'] }).map(({ key }) => key),
    ['permintaan'],
  )
  assert.equal(tabsFor({ roles: ['content'] }).length, 3)
  assert.equal(tabsFor({ roles: ['admin'] }).length, 3)
})

test('an address opens its tab, and another the first that is open', () => {
  assert.equal(tabIn('tidak-ditemukan', { roles: ['content'] }), 'tidak-ditemukan')
  assert.equal(tabIn('tidak-ditemukan', { roles: ['sales'] }), 'permintaan')
  assert.equal(tabIn('apa', { roles: ['admin'] }), 'sinonim')
  assert.equal(tabIn(null, { roles: ['finance'] }), 'sinonim')
})
