import assert from 'node:assert/strict'
import { beforeEach, test, mock } from 'node:test'
import { clearForeignDrafts, clearDraft, readDraft, writeDraft } from './draft-store.ts'

/** A browser's session storage, with room for a number of characters. */
function createSessionStorage(room = 5_000_000) {
  const methods = {
    getItem: (name: string) => items[name] ?? null,
    setItem(name: string, value: string) {
      const used = Object.entries(items).reduce(
        (sum, [each, text]) => sum + (each === name ? 0 : text.length),
        value.length,
      )
      if (used > room) throw new DOMException('full', 'QuotaExceededError')
      items[name] = value
    },
    removeItem: (name: string) => void delete items[name],
  }
  const items: Record<string, string> = Object.create(methods)
  return items
}

const useStorage = (room?: number) =>
  Object.defineProperty(globalThis, 'sessionStorage', {
    value: createSessionStorage(room),
    configurable: true,
  })
const START = Date.parse('2026-11-20T12:00:00+07:00')
beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['Date'], now: START })
  useStorage()
})

const typed = (text: string) => ({ fields: { note: { base: [''], typed: [text] } } })

test('readDraft: gives a draft to the person who typed it, and to nobody else', () => {
  writeDraft('buyer-1', '/checkout', typed('pagar'))
  assert.deepEqual(readDraft('buyer-1', '/checkout')?.fields, typed('pagar').fields)
  for (const owner of ['buyer-2', 'staff-1', 'buyer-10', ''])
    assert.equal(readDraft(owner, '/checkout'), undefined)
})

test('readDraft: a visitor who signs in takes over what they typed as a visitor', () => {
  writeDraft('', '/cart', typed('semen'))
  assert.deepEqual(readDraft('buyer-1', '/cart')?.fields, typed('semen').fields)
  writeDraft('buyer-1', '/cart', typed('semen 10'))
  assert.equal(readDraft('', '/cart'), undefined)
})

test('readDraft: nothing after two days', () => {
  writeDraft('buyer-1', '/upo', typed('ruko'))
  mock.timers.setTime(START + 2 * 86_400_000 - 1)
  assert.ok(readDraft('buyer-1', '/upo'))
  mock.timers.setTime(START + 2 * 86_400_000)
  assert.equal(readDraft('buyer-1', '/upo'), undefined)
})

test('clearForeignDrafts: removes what other people typed, not what a visitor did', () => {
  for (const owner of ['buyer-1', 'buyer-2', 'staff-1', ''])
    writeDraft(owner, `/${owner}`, typed(owner))
  clearForeignDrafts('buyer-1')
  assert.deepEqual(Object.keys(sessionStorage).toSorted(), ['draft  /', 'draft buyer-1 /buyer-1'])
})

test('writeDraft: an empty draft is none, and one over a million characters is not stored', () => {
  writeDraft('buyer-1', '/a', typed('x'))
  writeDraft('buyer-1', '/a', typed('y'.repeat(1_000_001)))
  assert.deepEqual(readDraft('buyer-1', '/a')?.fields, typed('x').fields)
  writeDraft('buyer-1', '/a', { fields: {} })
  assert.deepEqual(Object.keys(sessionStorage), [])
})

test('writeDraft: forty drafts at most, the newest of them', () => {
  for (let at = 0; at < 45; at += 1) {
    mock.timers.setTime(START + at)
    writeDraft('buyer-1', `/${at}`, typed('x'))
  }
  assert.equal(Object.keys(sessionStorage).length, 40)
  assert.equal(readDraft('buyer-1', '/4'), undefined)
  assert.ok(readDraft('buyer-1', '/5') && readDraft('buyer-1', '/44'))
})

test('writeDraft: without room the oldest drafts go, and a full storage throws nothing', () => {
  useStorage(3_000)
  for (let at = 0; at < 10; at += 1) {
    mock.timers.setTime(START + at)
    writeDraft('buyer-1', `/${at}`, typed('x'.repeat(500)))
  }
  assert.ok(readDraft('buyer-1', '/9'))
  assert.equal(readDraft('buyer-1', '/0'), undefined)
  writeDraft('buyer-1', '/large', typed('x'.repeat(5_000)))
  assert.equal(readDraft('buyer-1', '/large'), undefined)
})

test('clearDraft: removes the draft alone', () => {
  writeDraft('buyer-1', '/a', typed('x'))
  writeDraft('buyer-1', '/b', typed('x'))
  clearDraft('buyer-1', '/a')
  assert.deepEqual(Object.keys(sessionStorage), ['draft buyer-1 /b'])
})
