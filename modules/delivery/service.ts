import { settingOf } from '#modules/settings/service.ts'
import { dayOf, hours } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import {
  allocate,
  type Free,
  type LoadLine,
  noSinglePlace,
  type Part,
  shortHere,
  wholeFrom,
} from './rules/allocation.ts'
import {
  byDistance,
  type Destination,
  type Near,
  outsideArea,
  serving,
  type Warehouse,
} from './rules/area.ts'
import { deliveryDays } from './rules/dates.ts'
import { type Hindrances, type Option, optionsFor, round } from './rules/freight.ts'
import { fleetSetting } from './vehicles.ts'
import * as store from './store.ts'

export type Method = 'delivery' | 'pickup'
/** Where goods go: the city, and the width of the road to it (m) where it was told. */
export type Address = { cityId: string; roadWidthM: number | null }

/** What one warehouse sends: road distance (km), mass (kg), volume (m³) and quantities by variant. */
export type Origin = Near & { weightKg: number; volumeM3: number; parts: Part[] }

/** How goods reach an address. With `pickup` there are no options, and freight is nothing. */
export type Quote = {
  parts: Part[]
  /** The warehouses that send something, nearest first. */
  origins: Origin[]
  options: Option[]
  weightKg: number
  volumeM3: number
  longestM: number
}

/**
 * Where the lines come from and what each vehicle would cost. Throws 422 `delivery.outside_area`
 * where no warehouse delivers, `stock.short` where those that do have too little,
 * or where goods are to be fetched and no warehouse has all of them.
 */
export async function quote(
  tools: Tools,
  address: Address,
  lines: LoadLine[],
  method: Method,
): Promise<Quote> {
  const places = await store.placesFor(tools.db, address.cityId, idsOf(lines))
  if (!places) throw notFound()
  const fleet = await settingOf(tools.db, fleetSetting)
  const near = nearby(places.warehouses, places.to, method, fleet.reachKm)
  const free = lookupOf(places.stock)
  const nearest = near.map((each) => each.warehouseId)
  const allocated =
    method === 'pickup' ? fromOne(lines, nearest, free) : allocate(lines, nearest, free)
  if ('short' in allocated) throw shortHere(allocated.short)
  const origins = originsOf(near, allocated.parts, lines)
  const goods = hindrances(address, lines, (line) => fleet.bends.includes(line.subCategory))
  return {
    parts: allocated.parts,
    origins,
    options: method === 'pickup' ? [] : optionsFor(fleet.vehicles, origins, goods),
    weightKg: round(total(origins, 'weightKg'), 3),
    volumeM3: round(total(origins, 'volumeM3'), 6),
    longestM: longest(lines),
  }
}

/** Days that can be chosen from now on, later by the goods' lead time (days). */
export function daysFor({ clock }: Tools, leadDays: number): string[] {
  const now = clock.now()
  const hour = new Date(now.getTime() + hours(7)).getUTCHours()
  return deliveryDays(dayOf(now), hour, leadDays)
}

function nearby(all: Warehouse[], to: Destination, method: Method, reachKm: number): Near[] {
  if (method === 'pickup') return byDistance(all, to)
  const near = serving(all, to, reachKm)
  if (near.length === 0) throw outsideArea(all, to, reachKm)
  return near
}

/** Who fetches drives to one warehouse only: the nearest that has everything. */
function fromOne(lines: LoadLine[], nearest: number[], free: Free) {
  const place = wholeFrom(lines, nearest, free)
  if (place === undefined) throw noSinglePlace()
  return allocate(lines, [place], free)
}

function lookupOf(stock: readonly store.FreeStock[]): Free {
  const free = new Map(stock.map((each) => [`${each.variantId}/${each.warehouseId}`, each.free]))
  return (variantId, warehouseId) => free.get(`${variantId}/${warehouseId}`) ?? 0
}

function originsOf(
  near: readonly Near[],
  parts: readonly Part[],
  lines: readonly LoadLine[],
): Origin[] {
  const byVariant = new Map(lines.map((line) => [line.variantId, line]))
  return near.flatMap((place) => {
    const mine = parts.filter((part) => part.warehouseId === place.warehouseId)
    if (mine.length === 0) return []
    const sumOf = (of: 'weightKg' | 'volumeM3', decimals: number) =>
      round(
        mine.reduce((all, part) => all + part.quantity * byVariant.get(part.variantId)![of], 0),
        decimals,
      )
    return [
      { ...place, weightKg: sumOf('weightKg', 3), volumeM3: sumOf('volumeM3', 6), parts: mine },
    ]
  })
}

function hindrances(
  { roadWidthM }: Address,
  lines: LoadLine[],
  bends: (line: LoadLine) => boolean,
): Hindrances {
  const most = (values: number[]) => Math.max(0, ...values)
  return {
    longestStiffM: longest(lines.filter((line) => !bends(line))),
    longestBendingM: longest(lines.filter(bends)),
    // A measured unit (m³, kg) is poured, so a quantity below one weighs less than the unit.
    heaviestKg: most(lines.map((line) => line.weightKg * Math.min(1, line.quantity))),
    largestM3: most(lines.map((line) => line.volumeM3 * Math.min(1, line.quantity))),
    roadWidthM,
  }
}

const idsOf = (lines: readonly LoadLine[]) => lines.map((line) => line.variantId)
const longest = (lines: readonly LoadLine[]) => Math.max(0, ...lines.map((line) => line.lengthM))
const total = (origins: readonly Origin[], of: 'weightKg' | 'volumeM3') =>
  origins.reduce((all, origin) => all + origin[of], 0)
