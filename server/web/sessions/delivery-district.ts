import type { DistrictChoice } from '#web/context.ts'
import type { Reader } from '#web/reader/reader-sources.ts'
import type { CookieJar } from './cookies.ts'

/**
 * Where the visitor of a request wants goods delivered: the district chosen in this browser, else that of a
 * signed-in buyer's main address.
 */
export const createDistrictChoice = (reader: Reader, jar: CookieJar): DistrictChoice => ({
  find: reader.findDistrict,
  choose: jar.setDistrict,
})
