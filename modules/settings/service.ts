import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import * as store from './store.ts'

/** A setting as the code knows it: its key, what it may hold, and what holds until staff change it. */
export type Setting<S extends z.ZodType> = { key: string; schema: S; standard: z.output<S> }

/** Names a setting; the module that needs it defines it. */
export const defineSetting = <S extends z.ZodType>(
  key: string,
  schema: S,
  standard: z.output<S>,
): Setting<S> => ({ key, schema, standard })

/** The setting's value; its standard where none is kept. Throws where the kept one does not fit. */
export async function settingOf<S extends z.ZodType>(
  db: Db,
  { key, schema, standard }: Setting<S>,
): Promise<z.output<S>> {
  const kept = db.isTransaction ? (await readOnce(db)).get(key) : await store.valueOf(db, key)
  if (kept === undefined) return standard
  const parsed = schema.safeParse(kept)
  if (parsed.success) return parsed.data
  throw new Error(`setting ${key} holds what its schema refuses`, { cause: parsed.error })
}

/** A transaction reads its settings once, so that its whole story goes by the same ones. */
const read = new WeakMap<Db, Promise<Map<string, unknown>>>()

function readOnce(tx: Db): Promise<Map<string, unknown>> {
  const before = read.get(tx)
  if (before) return before
  const values = store.allValues(tx)
  read.set(tx, values)
  return values
}

/** Keeps a new value from `at` on. Throws where the schema refuses it. */
export async function changeSetting<S extends z.ZodType>(
  db: Db,
  { key, schema }: Setting<S>,
  value: z.input<S>,
  at: Date,
): Promise<void> {
  await store.keep(db, key, JSON.stringify(schema.parse(value)), at)
  read.delete(db)
}
