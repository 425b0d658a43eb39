import { readdirSync } from 'node:fs'

const ASSETS = new URL('../../../build/client/assets/', import.meta.url)
let address: string | undefined

/** The address of the dormant pages' script in this build (web/dormant). */
export function findDormantScript(): string {
  if (address === undefined) {
    const name = readdirSync(ASSETS).find((each) => /^dormant-[\w-]+\.js$/.test(each))
    if (!name) throw new Error('The build has no script for dormant pages.')
    address = `/assets/${name}`
  }
  return address
}
