import { Refusal } from '#platform/refusal.ts'
import { slugOf } from '#platform/slug.ts'

/** The address that was asked for, else one made of the name; never empty, never only figures. */
export function addressOf(name: string, asked: string | undefined): string {
  if (asked) return asked
  const slug = slugOf(name).slice(0, 120).replace(/-$/, '')
  return /^\d*$/.test(slug) ? `barang-${slug || 'baru'}` : slug
}

/** 409: somebody else saved in between. */
export const changedMeanwhile = (): Refusal =>
  new Refusal(
    'desk.changed',
    'Rekan Anda baru saja mengubahnya. Muat ulang, lihat perubahannya, lalu simpan lagi.',
    409,
  )

/** 422 at the address. */
export const slugTaken = (slug: string): Refusal =>
  new Refusal('slug.taken', `Alamat ${slug} sudah dipakai.`, 422, {
    errors: { slug: `Alamat ${slug} sudah dipakai. Pilih yang lain.` },
  })

/** 422: what others stand on cannot go. */
export const inUse = (message: string): Refusal => new Refusal('desk.in_use', message, 422)
