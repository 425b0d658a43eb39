import { z } from 'zod'

/** Who may edit the catalogue. */
export const contentStaff = { who: 'staff', roles: ['content'] } as const

export const nameText = (empty: string, max = 120) =>
  z.string().trim().min(2, empty).max(max, `Paling banyak ${max} karakter.`)

/** Generated from the name if left out. */
export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(120, 'Paling banyak 120 karakter.')
  .regex(
    /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Huruf kecil, angka, dan tanda hubung, misalnya semen-abu.',
  )
  .optional()

/** The revision that the form was opened on; a newer one is not overwritten. */
export const Revision = z.coerce.number().int().min(1)

/** The path of an image in the file store, from `POST /staff/pictures`. */
export const ImagePath = z
  .string()
  .trim()
  .regex(/^pictures\/[\w-]{1,80}\.(?:svg|png|jpe?g|webp|gif)$/, 'Unggah gambarnya dahulu.')

export const wholeNumber = (message: string, max = 100_000) =>
  z.coerce.number(message).int(message).min(0, message).max(max, message)

/** Refusals of calls that save an entity with a slug. */
export const saveRefusals = ['desk.changed', 'slug.taken'] as const
