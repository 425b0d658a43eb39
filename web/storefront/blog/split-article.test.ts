import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitArticle } from './split-article.ts'

test('splitArticle: cuts before the section that begins nearest to the middle', () => {
  const intro = '<p>Awal</p>'
  const sections = ['a', 'b', 'c'].map(
    (id) => `<h2 id="${id}">${id}</h2><p>${'teks '.repeat(20)}</p>`,
  )
  const [beginning, rest] = splitArticle(intro + sections.join(''))
  assert.equal(beginning + rest, intro + sections.join(''))
  assert.ok(rest.startsWith('<h2 id="b">'))
})

test('splitArticle: an article without sections stays whole', () => {
  assert.deepEqual(splitArticle('<p>Satu</p><h3>Kecil</h3>'), ['<p>Satu</p><h3>Kecil</h3>', ''])
  assert.deepEqual(splitArticle('<h2>Hanya satu</h2><p>Isi</p>'), [
    '<h2>Hanya satu</h2><p>Isi</p>',
    '',
  ])
})
