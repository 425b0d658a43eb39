import { Refusal } from '#platform/refusal.ts'
import { slugify } from '#platform/slug.ts'

/** The requested slug, or one generated from the name; never empty, never only digits. */
export function resolveSlug(name: string, requested: string | undefined): string {
  if (requested) return requested
  const slug = slugify(name).slice(0, 120).replace(/-$/, '')
  return /^\d*$/.test(slug) ? `barang-${slug || 'baru'}` : slug
}

/** 422 at the slug. */
export const slugTaken = (slug: string): Refusal =>
  new Refusal('slug.taken', `Alamat ${slug} sudah dipakai.`, 422, {
    errors: { slug: `Alamat ${slug} sudah dipakai. Pilih yang lain.` },
  })

/** 422: it is still in use. */
export const inUse = (message: string): Refusal => new Refusal('desk.in_use', message, 422)
