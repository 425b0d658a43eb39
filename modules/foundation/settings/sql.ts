import { sql } from 'kysely'

/** The stored value of a setting, for a statement that reads it with its own rows; null where there is none. */
export const settingValueQuery = (key: string) => sql`select value from setting where key = ${key}`
