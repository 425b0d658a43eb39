import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveTab, listTabs } from './tabs.ts'

test('listTabs: the sales role sees requests only, content and admin see all tabs', () => {
  assert.deepEqual(
    listTabs({ roles: ['sales'] }).map(({ key }) => key),
    ['permintaan'],
  )
  assert.equal(listTabs({ roles: ['content'] }).length, 3)
  assert.equal(listTabs({ roles: ['admin'] }).length, 3)
})

test('resolveTab: opens the requested tab if the role may, else the first one', () => {
  assert.equal(resolveTab('tidak-ditemukan', { roles: ['content'] }), 'tidak-ditemukan')
  assert.equal(resolveTab('tidak-ditemukan', { roles: ['sales'] }), 'permintaan')
  assert.equal(resolveTab('apa', { roles: ['admin'] }), 'sinonim')
  assert.equal(resolveTab(null, { roles: ['finance'] }), 'sinonim')
})
