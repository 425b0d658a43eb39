// Plain JavaScript without dependencies: it runs before anything is installed.
import fs from 'node:fs'
import path from 'node:path'

/** npm prefers this file to package-lock.json. */
const LOCATED_LOCK = 'npm-shrinkwrap.json'

/** Makes npm put the configured registry in place of the host of each address. */
export const REPLACE_HOST = '--replace-registry-host=always'

/**
 * Writes a copy of a folder's lock that says where each package's archive is, for as long as npm installs. The lock
 * names no registry, and then npm asks about every package before it fetches it: twice the requests and half of the
 * time (decision 203). The path is the one that registries share; where one has others, npm must read the lock itself.
 */
export function writeLocatedLock(folder) {
  const lock = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity) continue
    const name =
      entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const archive = `${path.posix.basename(name)}-${entry.version}.tgz`
    entry.resolved = `https://registry.invalid/${name}/-/${archive}`
  }
  fs.writeFileSync(path.join(folder, LOCATED_LOCK), JSON.stringify(lock))
}

/** Removes the copy, also one that a killed installation left behind. */
export function removeLocatedLock(folder) {
  fs.rmSync(path.join(folder, LOCATED_LOCK), { force: true })
}
