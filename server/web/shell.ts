import type { Api } from '#modules/client.ts'
import type { Shell } from '#web/shell.ts'
import type { Config } from '../config.ts'

/** What stands around every page: the reader's cart and the categories of the big menu. */
export async function loadShell(api: Api, { supportPhone }: Config): Promise<Shell> {
  const [cart, { results }] = await Promise.all([api.cart.show(), api.catalogue.categories()])
  return {
    cart: { count: cart.count, total: cart.goods.amount, kg: cart.weightKg },
    // Specification §9: where a message to customer service comes from travels along.
    supportUrl: `https://wa.me/${supportPhone}?${new URLSearchParams({ text: 'Halo, saya perlu bantuan.', utm_source: 'website', utm_medium: 'whatsapp_floating' })}`,
    groups: results.map(({ slug, category }) => ({ slug, name: category })),
  }
}
