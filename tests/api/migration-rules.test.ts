import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { findMigrationFaults } from '#commands/checks/migration-rules.ts'
import {
  hashMigration,
  listMigrations,
  MIGRATIONS_FOLDER,
  readReleasedMigrations,
} from '#commands/lib/released-migrations.ts'

const released = readReleasedMigrations()

test('database/migrations: what was released never changes', () => {
  for (const [name, hash] of released) assert.equal(hashMigration(name), hash, name)
})

test('database/migrations: the release before runs on what is new, and nobody waits for it', () => {
  const faults = listMigrations()
    .filter((name) => !released.has(name))
    .flatMap((name) =>
      findMigrationFaults(name, readFileSync(path.join(MIGRATIONS_FOLDER, name), 'utf8')),
    )
  assert.deepEqual(faults, [])
})

const REFUSED = {
  'drop table invoice': 'contracts',
  'alter table invoice drop column note': 'contracts',
  'alter table invoice rename to bill': 'contracts',
  'alter table invoice rename column note to remark': 'contracts',
  'alter table invoice alter column note type varchar(9)': 'contracts',
  'alter table invoice alter note set not null': 'contracts',
  'alter table invoice add column sent boolean not null': 'contracts',
  'alter table invoice add sent boolean default false, add due date not null': 'contracts',
  'create index invoice_due on invoice (due)': 'locks',
  'create unique index invoice_due on invoice (due)': 'locks',
  'alter table invoice add constraint due_after check (due > at)': 'locks',
  'alter table invoice add foreign key (order_id) references sales_order': 'locks',
  'alter table invoice add unique (number)': 'locks',
  'alter table invoice add column token uuid default gen_random_uuid()': 'locks',
  'alter table invoice add column total bigint generated always as (a + b) stored': 'locks',
  'truncate invoice': 'locks',
  'lock table invoice': 'locks',
  "update invoice set note = 'where'": 'locks',
}

test('findMigrationFaults: refuses what would break the release before or hold a table, unless it is declared', () => {
  for (const [statement, marker] of Object.entries(REFUSED)) {
    const [fault, ...others] = findMigrationFaults(
      '1.sql',
      `create view a as select 1; ${statement};`,
    )
    assert.match(fault ?? '', new RegExp(`^1\\.sql: .*-- ${marker}: …`), statement)
    assert.deepEqual(others, [], statement)
    const declared = `-- ${marker}: nobody uses it since the release before\n${statement};`
    assert.deepEqual(findMigrationFaults('1.sql', declared), [], statement)
    // A marker without a reason declares nothing.
    assert.equal(findMigrationFaults('1.sql', `-- ${marker}:\n${statement};`).length, 1)
  }
})

test('findMigrationFaults: lets expanding through', () => {
  const text = `
    -- concurrently
    create index concurrently invoice_due on invoice (due);
    create table reminder (id int primary key, note text not null unique, check (id > 0));
    create index reminder_note on reminder (note);
    alter table reminder add column at timestamptz not null;
    alter table invoice add column sent boolean not null default false, add column by text;
    alter table invoice add constraint due_after check (due > at) not valid;
    alter table invoice validate constraint due_after;
    alter table invoice add constraint invoice_key primary key using index invoice_id;
    update invoice set sent = true where number = 'drop table; truncate';
    create or replace function f() returns int language sql as $$ delete from invoice; select 1 $$;`
  assert.deepEqual(findMigrationFaults('1.sql', text), [])
})
