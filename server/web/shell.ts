import type { Api } from '#modules/client.ts'
import type { DistrictChoice } from '#web/context.ts'
import type { Shell } from '#web/shell.ts'
import type { Config } from '../config.ts'

/** Loads what every page's frame shows: the cart, the delivery district and the categories of the big menu. */
export async function loadShell(
  api: Api,
  { supportPhone }: Config,
  districtChoice: DistrictChoice,
): Promise<Shell> {
  const [cart, { results }, district] = await Promise.all([
    api.cart.show(),
    api.catalogue.categories(),
    districtChoice.find(),
  ])
  return {
    cart: { count: cart.count, total: cart.goods.amount, kg: cart.weightKg },
    ...(district ? { district } : {}),
    // The message to customer service says where it comes from (specification, contact).
    supportUrl: `https://wa.me/${supportPhone}?${new URLSearchParams({ text: 'Halo, saya perlu bantuan.', utm_source: 'website', utm_medium: 'whatsapp_floating' })}`,
    groups: results.map(({ slug, category }) => ({ slug, name: category })),
  }
}
