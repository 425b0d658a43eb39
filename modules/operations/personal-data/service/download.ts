import { toIsoTime } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { personalDataProviders } from './providers.ts'

/** All personal data stored about the buyer (UU PDP 27/2022 art. 7 and 13), as readable JSON. */
export async function download(ctx: BuyerContext): Promise<Uint8Array> {
  const about = {
    keterangan: `Semua data pribadi Anda yang disimpan ${ctx.shop.storeName}. Waktu ditulis menurut ISO 8601, jumlah uang dalam rupiah.`,
    dibuat_pada: toIsoTime(ctx.clock.now()),
  }
  const parts = []
  for (const { collectPersonalData } of personalDataProviders)
    parts.push(await collectPersonalData(ctx, ctx.buyer.accountId))
  const text = JSON.stringify(Object.assign(about, ...parts), null, 2)
  return new TextEncoder().encode(text)
}
