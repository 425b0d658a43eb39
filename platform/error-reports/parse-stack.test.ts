import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseStack } from './parse-stack.ts'

test('parseStack: reads what Chromium, Node, Firefox and Safari write', () => {
  const stack = [
    'TypeError: gagal',
    '    at load (https://toko.id/assets/shop-a1.js?v=2:3:120)',
    '    at https://toko.id/assets/entry.js:1:2',
    '    at async run (file:///app/server/main.ts:10:5)',
    'render@https://toko.id/assets/shop-a1.js:7:9',
  ].join('\n')
  assert.deepEqual(parseStack(stack), [
    { file: '/assets/shop-a1.js', method: 'load', lineNumber: 3, columnNumber: 120 },
    { file: '/assets/entry.js', method: '(anonymous)', lineNumber: 1, columnNumber: 2 },
    { file: '/app/server/main.ts', method: 'async run', lineNumber: 10, columnNumber: 5 },
    { file: '/assets/shop-a1.js', method: 'render', lineNumber: 7, columnNumber: 9 },
  ])
  assert.deepEqual(parseStack(undefined), [])
})
