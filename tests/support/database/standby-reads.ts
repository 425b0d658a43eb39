import type { TestShop } from '../shop.ts'

/** By which database the reads that may lag were answered while `work` ran. */
export async function countReads(
  shop: TestShop,
  work: () => Promise<unknown>,
): Promise<{ primary: number; standby: number }> {
  const before = await readCounts(shop)
  await work()
  const after = await readCounts(shop)
  return { primary: after.primary - before.primary, standby: after.standby - before.standby }
}

/** Asks until the standby answers: it is compared with the primary now and then, and follows within moments. */
export async function waitUntilStandbyAnswers(
  shop: TestShop,
  ask: () => Promise<unknown>,
): Promise<void> {
  while ((await countReads(shop, ask)).standby === 0);
}

async function readCounts({ metrics }: TestShop) {
  const counter = metrics.registry.getSingleMetric('standby_reads_total')!
  const { values } = (await counter.get()) as {
    values: { labels: { from?: string }; value: number }[]
  }
  const find = (from: string) => values.find(({ labels }) => labels.from === from)?.value ?? 0
  return { primary: find('primary'), standby: find('standby') }
}
