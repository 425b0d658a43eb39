import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AttributeDefinition, formatAttributeLabels } from './attribute-labels.ts'

const number = (key: string, label: string, unit: string | null): AttributeDefinition => ({
  key,
  label,
  unit,
  type: 'number',
  onCard: true,
})

test('formatAttributeLabels: the attributes marked for cards, in their order, with units', () => {
  const attributes = [
    number('tebal', 'Tebal', 'mm'),
    { ...number('grade', 'Grade', null), type: 'text' as const },
    number('luas', 'Luas', 'm²'),
    { ...number('kayu', 'Kayu', null), onCard: false },
  ]
  assert.deepEqual(
    formatAttributeLabels(attributes, { kayu: 'Meranti', luas: 2.98, grade: 'UTY', tebal: 9 }),
    ['9 mm', 'UTY', '2,98 m²'],
  )
})

test('formatAttributeLabels: a number without a unit has its label, a missing value is left out', () => {
  assert.deepEqual(
    formatAttributeLabels([number('isi', 'Isi', null), number('tebal', 'Tebal', 'mm')], { isi: 4 }),
    ['Isi 4'],
  )
})
