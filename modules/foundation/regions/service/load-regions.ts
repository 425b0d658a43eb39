import {
  type DistrictCsv,
  getDistricts,
  getProvinces,
  getRegencies,
  getVillages,
} from 'idn-area-data'
import { type Db, inTransaction } from '#platform/database/database.ts'
import * as store from '../store/bulk-load.ts'
import { generateDemoPostalCodes } from './demo-postal-codes.ts'
import { readTsv } from './read-tsv.ts'

/**
 * Loads the regions of `idn-area-data` (provinces to villages, ODbL) with this capability's coordinates and
 * generated postal codes, all or nothing. Returns false where the database already has regions.
 */
export const loadRegions = (db: Db): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await store.lockLoading(tx)
    if (await store.hasRegions(tx)) return false
    const districts = await getDistricts<false>()
    await store.insertProvinces(tx, (await getProvinces()).map(toRegion))
    await store.insertCities(tx, await readCities())
    await store.insertDistricts(tx, districts.map(toDistrict))
    await store.insertVillages(tx, await readVillages())
    await store.insertDemoPostalCodes(tx, generateDemoPostalCodes(districts))
    return true
  })

/** The package's name without its typing errors: `Ra"as`, `Teuw*`, `lamuk`. */
export function cleanRegionName(name: string): string {
  const cleaned = name.replaceAll(/["’]/g, "'").replaceAll('*', '').trim()
  return cleaned.charAt(0).toUpperCase() + cleaned.slice(1)
}

const toRegion = ({ code, name }: { code: string; name: string }) => ({
  id: code,
  name: cleanRegionName(name),
})

const toDistrict = (row: DistrictCsv) => ({ ...toRegion(row), parentId: row.regency_code })

async function readCities() {
  const coordinatesByCode = new Map(
    readTsv('cities').map(([code, , latitude, longitude]) => [code, { latitude, longitude }]),
  )
  return (await getRegencies<false>()).map((row) => ({
    ...toRegion(row),
    parentId: row.province_code,
    latitude: coordinatesByCode.get(row.code)?.latitude,
    longitude: coordinatesByCode.get(row.code)?.longitude,
  }))
}

const readVillages = async () =>
  (await getVillages<false>()).map((row) => ({ ...toRegion(row), parentId: row.district_code }))
