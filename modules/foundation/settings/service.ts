import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import * as store from './store.ts'

/** A setting: its key, its schema, and its value until staff change it. */
export type SettingDefinition<S extends z.ZodType> = {
  key: string
  schema: S
  defaultValue: z.output<S>
}

/** Defines a setting in the capability that reads it. */
export const defineSetting = <S extends z.ZodType>(
  key: string,
  schema: S,
  defaultValue: z.output<S>,
): SettingDefinition<S> => ({ key, schema, defaultValue })

/** The setting's value or its default. Throws where the stored value does not match the schema. */
export async function loadSetting<S extends z.ZodType>(
  db: Db,
  definition: SettingDefinition<S>,
): Promise<z.output<S>> {
  const { key } = definition
  const stored = db.isTransaction
    ? (await loadSettingsOnce(db)).get(key)
    : await store.findValue(db, key)
  return readSetting(definition, stored)
}

/** The same from a value that a statement has read with its own rows: `settingValueQuery` of `settings/sql.ts`. */
export function readSetting<S extends z.ZodType>(
  { key, schema, defaultValue }: SettingDefinition<S>,
  stored: unknown,
): z.output<S> {
  if (stored === undefined || stored === null) return defaultValue
  const parsed = schema.safeParse(stored)
  if (parsed.success) return parsed.data
  throw new Error(`the stored setting ${key} does not match its schema`, { cause: parsed.error })
}

/** A transaction reads its settings once, so that they are consistent throughout. */
const settingsByTransaction = new WeakMap<Db, Promise<Map<string, unknown>>>()

function loadSettingsOnce(tx: Db): Promise<Map<string, unknown>> {
  const cached = settingsByTransaction.get(tx)
  if (cached) return cached
  const values = store.loadAllValues(tx)
  settingsByTransaction.set(tx, values)
  return values
}

/** Locks a setting until the transaction ends, also one that is not stored yet. */
export const lockSetting = (tx: Db, key: string): Promise<unknown> => store.lock(tx, key)

/** Stores a new value. Throws where it does not match the schema. */
export async function changeSetting<S extends z.ZodType>(
  db: Db,
  { key, schema }: SettingDefinition<S>,
  value: z.input<S>,
  at: Date,
): Promise<void> {
  await store.save(db, key, JSON.stringify(schema.parse(value)), at)
  settingsByTransaction.delete(db)
}
