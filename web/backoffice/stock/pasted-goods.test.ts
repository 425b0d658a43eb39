import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePastedGoods } from './pasted-goods.ts'

test('parsePastedGoods: reads SKU and quantity of tables and messages, with or without a name between', () => {
  assert.deepEqual(
    parsePastedGoods('TRP-9\t1.250\nSMN-40; 12,5\n\nPKU-5 Paku 5 cm per kg 40\nBTA-1'),
    [
      { sku: 'TRP-9', quantity: '1.250' },
      { sku: 'SMN-40', quantity: '12,5' },
      { sku: 'PKU-5', quantity: '40' },
      { sku: 'BTA-1', quantity: '' },
    ],
  )
})
