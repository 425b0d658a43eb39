import { z } from 'zod'
import { flag, number, readTable, text } from './read-table.ts'

const ROW = z.object({
  code: text,
  name: text,
  cityCode: text,
  latitude: number,
  longitude: number,
  /** Typical stock as a fraction of the largest warehouse's. */
  share: number,
  /** True where it is on the island of Java. */
  java: flag,
  /** Where and when goods are picked up. */
  address: text,
  openingHours: text,
})

/** The shop's warehouses. */
export const WAREHOUSES = readTable('warehouses', ROW)
