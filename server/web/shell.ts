import type { Api } from '#modules/client.ts'
import type { Shell } from '#web/shell.ts'
import type { Config } from '../config.ts'

/** Loads what every page's frame shows to everybody: the categories of the big menu. */
export async function loadShell(
  api: Api,
  { supportPhone, hasFloatingChat }: Config,
): Promise<Shell> {
  const { results } = await api.catalogue.categories()
  return {
    // The message to customer service says where it comes from (specification, contact).
    supportUrl: `https://wa.me/${supportPhone}?${new URLSearchParams({ text: 'Halo, saya perlu bantuan.', utm_source: 'website', utm_medium: 'whatsapp_floating' })}`,
    hasChat: hasFloatingChat,
    groups: results.map(({ slug, category }) => ({ slug, name: category })),
  }
}
