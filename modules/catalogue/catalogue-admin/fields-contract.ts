import { z } from 'zod'

/** Who keeps the catalogue. */
export const contentStaff = { who: 'staff', roles: ['content'] } as const

export const nameText = (empty: string, max = 120) =>
  z.string().trim().min(2, empty).max(max, `Paling banyak ${max} huruf.`)

/** An address: left out, it is made of the name. */
export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(120, 'Paling banyak 120 huruf.')
  .regex(
    /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Huruf kecil, angka, dan tanda hubung, misalnya semen-abu.',
  )
  .optional()

/** The count of changes that the asker saw: a later one is not written over. */
export const Revision = z.coerce.number().int().min(1)

/** A picture in the file store, as `POST /staff/pictures` answered it. */
export const ImagePath = z
  .string()
  .trim()
  .regex(/^pictures\/[\w-]{1,80}\.(?:svg|png|jpe?g|webp|gif)$/, 'Unggah gambarnya dahulu.')

export const wholeNumber = (message: string, max = 100_000) =>
  z.coerce.number(message).int(message).min(0, message).max(max, message)

/** Refusals of whatever saves a thing with an address. */
export const saveRefusals = ['desk.changed', 'slug.taken'] as const
