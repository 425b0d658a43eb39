import { after } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchBrowser } from './chromium.ts'
import { startServedShop, type ServedShop } from '../served-shop.ts'

/** A served shop and a browser for the tests of one file. Both are closed after the last test. */
export async function openShopAndBrowser(): Promise<{ shop: ServedShop; browser: Browser }> {
  const shop = await startServedShop()
  let browser: Browser | undefined
  after(async () => {
    await browser?.close()
    await shop.close()
  })
  browser = await launchBrowser()
  return { shop, browser }
}
