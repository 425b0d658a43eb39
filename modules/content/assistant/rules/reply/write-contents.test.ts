import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen } from '#tests/support/assistant/dialogues.ts'
import type { GoodsOption } from '../track/dialogue.ts'
import { writeContents } from './write-contents.ts'

const option = (name: string, variantName: string, unit: string): GoodsOption => ({
  ...createChosen(1, name, 1).match!.options[0]!,
  name,
  variantName,
  unit,
})

test('writeContents: how many blocks a cubic metre has, and tiles a box', () => {
  assert.match(
    writeContents(option('Bata Ringan', 'Tebal 10 cm', 'm³'), undefined),
    /kira-kira 83 buah.*10 m²/,
  )
  assert.match(writeContents(option('Granit', '60 × 60 cm Krem', 'dus'), 1.44), /4 keping.*1,44 m²/)
})

test('writeContents: how far a can goes, and what is sold by the piece', () => {
  assert.match(
    writeContents(option('Cat', 'Putih 20 kg', 'pail'), 200),
    /1 pail cukup untuk kira-kira 200 m²/,
  )
  assert.match(
    writeContents(option('Kanal', 'C75 × 6 m', 'batang'), undefined),
    /6 m, dijual per batang/,
  )
})
