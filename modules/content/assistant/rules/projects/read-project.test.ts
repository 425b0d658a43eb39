import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDialogue } from '../track/dialogue.ts'
import { readProject } from './read-project.ts'

const read = (text: string, about?: 'name' | 'address') => {
  const asked = about ? { about } : null
  const acts = readProject(text, {
    dialogue: { ...emptyDialogue, asked },
    recognize: () => 'none',
    page: null,
  })
  return acts?.map((act) =>
    act.kind === 'project' ? `${act.name} ${act.areaM2 ?? ''}`.trim() : act.kind,
  )
}

test('readProject: what is built is read where its goods are asked for', () => {
  assert.deepEqual(read('renovasi kamar mandi perlu bahan apa saja ?'), ['kamar mandi'])
  assert.deepEqual(read('renovasi dapur ukuran 3x4 butuh apa saja'), ['dapur 12'])
})

test('readProject: a plan that names nothing else is one', () => {
  assert.deepEqual(read('mau bikin pagar'), ['pagar tembok'])
  assert.deepEqual(read('kamar mandi mau direnovasi'), ['kamar mandi'])
})

test('readProject: the first project that is named counts', () => {
  assert.deepEqual(read('mau ngecat pagar butuh apa ?'), ['pengecatan'])
  assert.deepEqual(read('lantai kamar mandi butuh apa saja'), ['kamar mandi'])
})

test('readProject: goods, prices and what is broken are no project', () => {
  assert.equal(read('bikin pagar pakai batako'), undefined)
  assert.equal(read('bikin pagar butuh apa saja, semen 10 sak'), undefined)
  assert.equal(read('harga pasang kanopi'), undefined)
  assert.equal(read('atap bocor butuh apa'), undefined)
})

test('readProject: a place is an answer where one was asked for', () => {
  assert.equal(read('bangun rumah', 'address'), undefined)
})
