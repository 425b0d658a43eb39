import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeSavedArticle } from './describe-saved-article.ts'

const now = new Date('2026-11-27T10:00:00+07:00')

test('describeSavedArticle: whether readers see it, and from when', () => {
  const describe = (publishedAt: string | null) => describeSavedArticle(publishedAt, now)
  assert.equal(describe(null), 'Artikel tersimpan sebagai draf; pembaca tidak melihatnya.')
  assert.equal(
    describe('2026-11-28T01:00:00.000Z'),
    'Artikel tersimpan; terbit 28 November 2026, 08.00 WIB.',
  )
  assert.equal(describe('2026-11-27T02:00:00.000Z'), 'Artikel tersimpan; pembaca melihatnya.')
})
