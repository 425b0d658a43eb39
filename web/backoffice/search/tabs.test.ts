import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveTab, listTabs } from './tabs.ts'

test('who sells answers requests, who writes the catalogue keeps its words too', () => {
  assert.deepEqual(
    listTabs({ roles: ['sales'] }).map(({ key }) => key),
    ['permintaan'],
  )
  assert.equal(listTabs({ roles: ['content'] }).length, 3)
  assert.equal(listTabs({ roles: ['admin'] }).length, 3)
})

test('an address opens its tab, and another the first that is open', () => {
  assert.equal(resolveTab('tidak-ditemukan', { roles: ['content'] }), 'tidak-ditemukan')
  assert.equal(resolveTab('tidak-ditemukan', { roles: ['sales'] }), 'permintaan')
  assert.equal(resolveTab('apa', { roles: ['admin'] }), 'sinonim')
  assert.equal(resolveTab(null, { roles: ['finance'] }), 'sinonim')
})
