import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameStatement } from './statement-name.ts'

test('nameStatement: what a statement does and to which table, without a value', () => {
  const names: Record<string, string> = {
    'select * from sales_order where id = $1': 'select sales_order',
    'insert into "cart_line" ("id") values ($1)': 'insert cart_line',
    'update account set name = $1 where id = $2': 'update account',
    'delete from session_token where id = $1': 'delete session_token',
    'with job as materialized (select run_at from graphile_worker.jobs) select * from job':
      'select jobs',
    'with picked (id) as (select $1::int) insert into message (id) select id from picked':
      'insert message',
    "select 'Budi' as name": 'select',
    begin: 'begin',
    COMMIT: 'commit',
    '': 'other',
  }
  for (const [text, name] of Object.entries(names)) assert.equal(nameStatement(text), name, text)
})

test('nameStatement: of many tables some hundred are told apart', () => {
  const names = new Set<string>()
  for (let nr = 0; nr < 2_000; nr++) names.add(nameStatement(`select from table_${nr}`))
  assert.ok(names.size <= 401)
  assert.equal(nameStatement('select from table_1999'), 'other')
})
